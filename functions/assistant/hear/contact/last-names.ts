const list = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/).filter(Boolean));

/**
 * Common last names (folded), those that are everyday words left out: in small letters beside a time and a number two
 * words that end on one of these are a name, whatever the first is.
 */
export const LAST_NAMES = list(`
  abbott adams ahmed alarie ali allaire allard allen alvarez amiot anderson andrews antoine arcand archambault arsenault
  asselin aubin aubry aucoin audet audette auger ayotte babin bailey balogh barbeau baril barnes barrette beauchamp
  beauchemin beaudet beaudin beaudoin beaudry beaulieu beaupre beauregard beausoleil bedard belair beland belanger
  belisle beliveau bellemare bellefleur bellerose benali bennett benoit bergeron bernard bernier berthiaume bertrand
  berube bessette bhatt bibeau bilodeau bisson bissonnette blais blanchard blanchet blanchette blouin boileau
  boisclair boisvert boivin bolduc bonneau bouchard boucher boudreau boudreault bougie boulay bourassa
  bourdages bourdeau bourget bourque boutin bouvier boyer brassard brault brien briere brisson
  brochu brodeur brooks brosseau brousseau brouillard brouillette brunelle brunet bryant bussieres cadieux cameron
  campbell campeau cantin caouette carignan caron carter cartier casavant castonguay
  chan chang chaput charbonneau charest charette charland charlebois charpentier charron chartier chartrand
  chayer chen cheng choquette chouinard clarke clement cloutier cohen colbert collins comeau comtois contreras cooper
  corbeil cormier corriveau cossette cote couillard coulombe courchesne cournoyer courtemanche cousineau couture
  couturier crepeau cruz cyr dagenais daigle daigneault dallaire dalpe damours daneau danis dansereau daoust dauphin
  dauphinais david davies davis deblois delisle delorme demers denault deneault denis deniger deschamps deschenes
  descoteaux desgagne desharnais desilets desjardins deslauriers desmarais desmeules desnoyers despres desroches
  desrochers desrosiers dessureault deveau dhaliwal diallo diaz dicaire dion dionne diop dolbec dominguez donaldson doucet
  doyon drapeau drolet drouin dube dubois dubuc duchesne duclos ducharme dufour dufresne dugas duguay duhaime dumais
  dumas dumont dumoulin dupont dupras dupre dupuis duquette durand durocher dussault dutil duval edwards emond
  ethier evans falardeau farrell faucher fecteau fernandez ferland ferron filiatrault filion fillion fiset fitzgerald
  fleming fleury flores fontaine fortier fortin foucault fournier francoeur frappier frenette frigon
  gagne gagnon galarneau garcia gariepy garneau gaudet gaudreau gaudreault gauthier gauvin gauvreau gelinas
  gendron genest gervais ghosh giasson gibbs gibson gignac giguere gilbert gill gingras girard giroux gladu
  godbout godin gomes gomez gonzales gonzalez goulet goupil goyette graham gratton greene greer grenier
  griffin grondin groulx gueye guay guerin guertin guevremont guilbault guilbert guillemette guimond gupta gutierrez
  haddad hamel hamelin hamilton hansen harnois harris harrison harvey hebert heroux hernandez hetu hoang hogan hogue
  holloway houde houle howard hudon hughes huot huard hussain hutchinson huynh jackson jacques jalbert jenkins
  jensen jobin johnson johnston joly jones jolicoeur joyal jutras kamara kaur keita kelly khan kim kirouac kumar labbe
  labelle labonte labrecque labrie lacasse lachance lachapelle lacombe lacoursiere lacroix laflamme lafleur laforest lafontaine
  laframboise lafreniere lagace lajeunesse laliberte lalonde lam lambert lamontagne lamothe lamoureux lamy lanctot
  landry lange langevin langlois lanthier lapierre laplante lapointe laporte lariviere larocque larochelle larose
  larouche latour latreille latulippe laurin lauzier lauzon lavallee laverdiere lavergne lavigne lavigueur laviolette lavoie lawrence
  lebeau lebel leblanc lebrun leclair leclerc lecompte ledoux leduc lefebvre legare legault legendre leger legros lemaire
  lemay lemieux lemire lemoine lepage lepine leroux leroy lesage lessard letourneau letellier levasseur levesque
  lewis lheureux li lim lin liu lopez lortie lussier luu ly macdonald mackay mackenzie mahoney mailhot mailloux
  malenfant maltais malo marcotte marcil marcoux marion marois marquis marsan marseille martel martinez
  martineau mathieu mayrand mccarthy mcdonald mckenzie mclean mcneil mehta melancon menard mendoza mercier mercure
  messier methot meunier michaud mignault miller milot mitchell mohamed mokoena molina mondor mongeau monette monfette
  moore moreau morales moreno moretti morency morin morissette morneau morris morrison murphy murray nadeau nantel nassar
  naud nault ndiaye nelson nepveu newton ngo nguyen nolet normandeau normandin obrien oconnor ortiz osei otis ouellet
  ouellette ouimet owusu paiement paquet paquette paquin paradis patel patenaude patry
  payette pelchat pelland pellerin pelletier pepin peralta pereira perez perreault perron perras petrov
  phaneuf pham phan phillips picard piche pilon pinard plamondon plourde poirier poissant poitras
  pomerleau poulin pouliot prevost primeau proulx provencher provost pruneau quesnel quirion racicot ramirez
  ramos raymond reid renaud reyes rheaume ricard richer rinfret rioux ritchie rivard rivera rivest roberge robert roberts
  robertson robichaud robidoux robillard robinson robitaille rochefort rochette rochon rodrigue rodriguez rodrigues roger
  rousseau roussel routhier roux roy russell russo ruiz ryan sabourin salazar sanchez sanders sansregret santos saucier
  sauvageau savard savoie schmidt seguin senecal sevigny shapiro sharma shaw simard simoneau singh sirois
  smith soares soucy soto spagnolo stevens stewart stpierre sullivan sylvestre talbot tanguay tardif
  taillefer tessier tetreault thai theberge theriault therrien thibault thibeault thibodeau thiffault thivierge thomas
  thompson thomson toupin tousignant traore tran tremblay trepanier trottier trudeau trudel truong turcotte turgeon turner
  turpin vachon vaillancourt valiquette vallee vallieres valois vasquez veilleux venne verreault verret viau 
  vigneault villeneuve villemaire vincent vo vu walsh wang watson whitmore williams wilson wong wright wu xu yang yergeau
  yilmaz zhang zhao zhou zhu
`);
