const list = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/).filter(Boolean));

/**
 * Common first names (folded), those that are everyday words left out: in small letters beside a time and a number
 * only one of these begins a name, since "curly hair" could stand there too.
 */
export const FIRST_NAMES = list(`
  tasha lexi tj curtis tyrell aminata priyanka carly shania trish deb jess bri tori mimi sami
  aaron abby abdel abdul abigail adam adele adrian adrien agathe ahmed aicha aidan aisha alain alan albert alec alejandro
  alex alexa alexandra alexandre alexandrine alexia alexis alfred ali alice alicia aline alison alla allan allison alma
  amadou amanda amara amelie amelia amina amir amira amy ana anabelle anais anastasia andre andrea andree andreea andreanne
  andrew andy angela angele angelica angelina angelo angie anh anita ann anna annabelle anne annette annick annie anouk
  anthony antoine antonia antonio antony arianne ariane arielle armand arnaud arthur arturo ashley astrid aubrey audree
  audrey aurelie aurelien austin awa axel ayman ayoub aziz barbara bastien beatrice benedicte benjamin benoit bernadette
  bernard bertrand beth bethany betty beverly bianca bob bobby boris brandon brenda brian bridget brigitte brooke bruce
  bruno bryan caitlin caleb cameron camille carina carl carla carlos carmen carol carole carolina caroline caroll cassandra
  cassandre catherine cathy cecile cecilia cedric celia celine chantal chantale charlene charles charlie charline charlotte
  chelsea cheryl chloe chris christa christian christiane christina christine christophe christopher cindy claire clara
  clarisse claude claudette claudia claudie claudine clement clementine cody colette colin connor constance coralie corinne
  courtney craig cynthia cyril damien dan dana daniel daniela danielle danny daphne daphnee darlene darren dave david
  dawson debbie deborah delphine denis denise dennis derek derrick diana diane diego dilnoza dimitri dominic dominique
  don donald donna doris dorothy doug douglas dylan ed eddy edgar edith edouard eduardo edward eileen elaine eleanor elena
  eleonore eli eliane elias elie eliot elisa elisabeth elise elissa elizabeth ella ellen ellie elliot elodie eloi eloise
  elsa emanuelle emile emilie emily emma emmanuel emmanuelle enrique eric erica erik erika erin ernest estelle esther
  ethan etienne eugenie eva evan evans eve evelyne evelyn fabien fabienne fabio fabrice fadi farah farid fatima fatou
  fatoumata felix felicia fernand fernando fiona flavie florence florent francesca francesco francine francis francisco
  francois francoise frank frankie franklin fred frederic frederick frederik frederique gabriel gabriela gabrielle gael
  gaelle gail gary gaston gavin genevieve geoffrey george georges gerald geraldine gerard gerry ghislain ghislaine gilbert
  gilles gillian gina ginette giovanni gisele giuseppe gladys glen glenn gloria gordon grant graham greg gregory guillaume
  guilhem gustavo guylaine gwen hadi hamza hannah hans haroun harold harry hassan heather hector helen helena helene
  henri henry herve hicham hiba holly hoang hubert hugo huguette ian ibrahim ibrahima igor imane ines ingrid irene isaac
  isabel isabella isabelle isaiah ismael ivan jack jackie jacob jacqueline jacques jade jake james jamie jan jane janet
  janice janie janine jared jasmin jasmine jason javier jay jayden jayson jean jean-claude jean-francois jean-guy jean-luc
  jean-marc jean-michel jean-paul jean-philippe jean-pierre jean-sebastien jeanne jeannine jeff jeffrey jen jenna jennifer
  jenny jeremie jeremy jerome jesse jessica jessie jesus jill jim jimmy jo joan joanie joanna joanne joannie joao joel
  joelle joey johan johanne john johnny jon jonathan jordan jorge jose josee joseph josephine josh joshua josiane josianne
  josie jose-luis joyce juan juan-carlos juanita judith judy jules julia julian juliana julianne julie julien julienne
  juliette justin justine kaitlyn karen karim karina karine karl karla kate katherine kathleen kathy katia katie katrina
  kayla keith kelly ken kenneth kenny kenza kevin khadija khalid kieran kim kimberly kirk kristen kristina kristine kurt
  kyle laetitia laila lamine lana lara larry laura laure laurence laurent laurie laurie-anne laurianne lea leah leandre
  leila leo leon leonard leonie leopold leslie leticia lia liam lila lili lilia lilian liliane lily lina linda lindsay linh
  line lionel lisa lisanne lise lison livia logan loic lola loraine lorenzo lori lorraine lou louis louis-philippe louise
  loubna lourdes luc luca lucas lucia lucie lucien luis luka lukas luke lydia lyne lynn lynne mackenzie madeleine madison
  mael maelle maeva magali maggie mahmoud maika maja malik mamadou manon manuel manuela marc marc-andre marc-antoine marcel
  marcelle marcia marco marcus margaret margot maria mariam mariama marianne marie marie-anne marie-claude marie-christine
  marie-eve marie-france marie-helene marie-josee marie-julie marie-laure marie-lou marie-louise marie-michele marie-noelle
  marie-pier marie-pierre marie-soleil mariela mariette marilou marilyn marilyne marina mario marion marisol marissa marjolaine
  marjorie mark marlene marta martha martin martine marty martial mary maryam maryse mathias mathieu mathilde mathis matt
  matteo matthew matthieu maude maureen maurice maurizio max maxim maxime maximilien may-lee megan megane mehdi mehmet melanie
  melina melinda melissa melody mercedes mia michael michaela michal michel michele micheline michelle miguel mike mikael
  mila milan milena ming minh miranda miriam mireille modou mohamed mohammad mohammed mohamad moise molly mona monica monique
  monika morgan morgane moussa muriel mustapha mustafa mylene myriam nabil nabila nadege nadia nadine naima nancy naomi
  natacha natalia natalie natasha nathalie nathan nathaniel neil nelly nelson nicholas nick nicola nicolas nicole nigel nikki
  nina noah noe noel noelle noemie nora norah norbert norma normand norman nour oceane odette odile olena olga oliver olivia
  olivier omar orlando oscar oumar owen pablo paloma pamela pascal pascale patricia patrice patrick patty paul paula paule
  paulette paulina pauline paulo pedro peggy perrine peter phil philip philippe phuong pier-luc pierre pierre-luc pierrette
  pierre-olivier priscilla priya quentin rachel rachelle rafael ralph ramon randy raoul raphael raphaelle rashid raul
  raymond raymonde rebecca regina regis rejean rejeanne remi remy renaud rene renee reynald ricardo richard rick rita rob
  robbie robert roberta roberto robin robyn rocio rodney rodrigo roger roland rolande romain roman romane romeo ron ronald
  rosa rosalie rosanne rosemary rosie ross roxane roxanne roy russell ruth ryan sabrina salma salim sally salvatore sam
  samantha samir samira samuel sandra sandrine sandy sara sarah sarah-maude sasha saul scott sean sebastian sebastien selena
  serena serge sergei sergio severine shane shannon sharon shawn sheila shelley shirley sidney silvia simon simone simona
  sofia sofiane solange solene sonia sonya sophia sophie stacey stacy stan stanley stefan stefanie stella stephan stephane
  stephanie stephen steve steven stuart sue susan susanne suzanne suzie svetlana sybille sydney sylvain sylvie sylvia sylvette
  tamara tania tanya tara tatiana taylor ted teresa terry thalia thanh theo theodore theresa therese thi thierry thomas
  tiffany tim timothee timothy tina todd tom tommy toni tony tracy travis trevor tristan troy tuan tyler tyrone ugo ursula
  valentin valentina valerie vanessa veronica veronique vicky victor victoria viktor vincent violaine virginia virginie
  vivian viviane vladimir walter wanda wayne wendy wes wesley wei whitney wilfrid william willy wissam xavier yan yanick
  yanik yann yannick yasmine yasmina yassine yolande youssef ysabelle yves yvan yvette yvon yvonne zach zachary zack zahra
  zakaria zoe
  abdou abdoulaye adama aiden alejandra aliyah alyssa amal aminata amber angus anjali anne-marie anne-sophie
  archie arjun asha assane ayesha barry ben bri brianna brittany bryce bryson candice carly cassidy cedrik chad chase
  christina clayton clement clifford colby concetta curt curtis cyrille dalia darrell darryl deepa desmond
  devin devon dmitri donovan dounia dwayne dustin dwight elif elio emile-olivier esmeralda
  ezra faiza fanta farrah fatma felix-antoine finn fouad gabe gerardo germain greta hailey hakim haley hanane hanna
  hardeep hayden heidi henriette hugh ilyas imran irina ivana ivonne iyad jackson jada jaden jasper jaswinder jayne
  jean-christophe jean-david jean-denis jean-daniel jean-francis jean-nicolas jean-rene jean-simon jean-yves jerry jessy joan-marie
  jocelyn jocelyne jodi jody jolene jonah josef juliet kai kaleb karl-antoine karolina kayleigh keira kelsey kendra kerry kev
  khaled kourosh kristin kristy kyla lamia latifa latoya lauren lea-rose leandra leanne lena leonardo leroy lewis lexi lexie lindiwe lisette
  loretta lorenza lotfi louis-charles louis-david malika marc-olivier marcelo marguerite marian marie-andree
  marie-chantal marie-jose marie-kim marie-maude marie-noel marise marlon marvin mason mateo maya mei
  micah mick miles mindy mitch mohammadreza moira morris mounir myra nadira nadir nando natalya nate navdeep
  nevaeh nicky nico nikita nikolas noor norm nuno ollie omer orphee otis patsy pete petra philippe-olivier pierre-alexandre
  pierre-yves piotr pooja rahul rajesh raj rana randall ravi reda rhonda rodger rosalind rosanna roseline roxana rudy sabine sabri
  sadia saeed saida sammy sandeep saoirse shanna sherry simran sinead skyler sonny soukaina spencer stacie
  steeve steph stephany stephie susana sven takeshi tasha tatyana terrence thu tia timo tj tod toby tonia tracey trina trish tristan-olivier
  tyrell ulrich ursule valentine vera vern verna vinh vivienne wade warren wilson winston yacine yaelle yael yara yasser yuki yuri
  yusuf zainab zara zeinab zineb zoey oluwaseun adebayo adaeze chidi emeka chinedu ngozi kwame kofi amit anil sunil suresh ramesh
  sanjay vijay gurpreet harpreet manpreet jaspreet kuldeep balwinder hyun jin min-jun soo-jin hiroshi kenji mariko naoko
`);
