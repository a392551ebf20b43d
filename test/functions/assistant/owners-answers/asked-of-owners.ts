/** A question to one of the evaluation's businesses, and the entry of its questions and answers that holds the answer. */
export interface AskedOfOwner {
  /** The id of the entry; absent where the owner has answered nothing of the kind. */
  readonly entry?: string;
  readonly asked: string;
  /** What was said before it. */
  readonly after?: string;
}

const holds = (entry: string, ...asked: readonly string[]): readonly AskedOfOwner[] =>
  asked.map((one) => ({ entry, asked: one }));
const none = (...asked: readonly string[]): readonly AskedOfOwner[] => asked.map((one) => ({ asked: one }));
const then = (after: string, ...rows: ReadonlyArray<readonly AskedOfOwner[]>): readonly AskedOfOwner[] =>
  rows.flat().map((row) => ({ ...row, after }));

export const ACCOUNTANT: readonly AskedOfOwner[] = [
  ...holds('compta-remote', 'on peut tu faire ça par zoom?', 'can we do it over the phone instead?'),
  ...holds(
    'compta-behind',
    'taxes late four years, do you still take that?',
    'ça fait 4 ans que j’ai pas fait mes impôts, faites-vous les années en retard?',
    'i havent filed since 2021, can you do the old years?',
  ),
  ...then(
    'déclaration de revenus jeudi',
    holds('compta-papers', 'j’apporte quoi?', 'faut tu que j’amène des papiers?'),
  ),
  ...then(
    'a personal tax return thursday',
    holds('compta-papers', 'what do I need to bring?', 'which papers do you need?'),
  ),
  ...then(
    'a notarized will on thursday',
    holds('compta-will', 'what do i need to bring?', 'do i need a witness?'),
  ),
  ...then('un testament jeudi', holds('compta-will', 'qu’est-ce que j’apporte?')),
  ...holds(
    'compta-house',
    'j’achète une maison, faites-vous l’acte?',
    'we’re buying a house, do you do the deed?',
  ),
  ...holds(
    'compta-hospital',
    'ma mère est à l’hôpital, la notaire peut-tu y aller?',
    'my dad can’t leave home, does the notary travel?',
  ),
  ...holds('compta-access', 'y a tu des marches pour entrer?', 'is there a ramp for a wheelchair?'),
  ...holds('compta-payment', 'prenez-vous amex?', 'can i pay with interac?'),
  ...holds('compta-taxes', 'est-ce que les prix sont avec taxes?', 'is gst on top of that?'),
  ...none(
    'avez-vous le wifi?',
    'got a letter from revenu québec saying i owe them money, can you help with that?',
    'combien de temps avant d’avoir mon remboursement?',
    'faites-vous la tenue de livres?',
    'is it the same notary every time?',
    'est-ce que mes informations restent au Canada?',
    'can my husband sign for me?',
    'do you keep copies of my papers?',
  ),
  ...then('a personal tax return thursday', none('can I bring my dog?', 'will you call me before?')),
];

export const BARBER: readonly AskedOfOwner[] = [
  ...holds(
    'barbier-walk-in',
    'j’peux tu passer de même mercredi sans appeler?',
    'can i just show up on a tuesday?',
    'do i have to book?',
  ),
  ...holds(
    'barbier-kids',
    'mon gars a 13 ans, c’est tu encore le prix enfant?',
    'my son just turned 12, does he get the kids price?',
    'mon gars vient d’avoir 13 ans, c’est tu encore le prix enfant?',
  ),
  ...holds('barbier-payment', 'jpeux tu payer par carte de crédit?', 'cash only?'),
  ...holds('barbier-parking', 'on se parke où?', 'is there somewhere to leave the car?'),
  ...holds(
    'barbier-women',
    'ma blonde veut une coupe courte, faites-vous ça les filles?',
    'do you guys do short hair for women?',
  ),
  ...holds(
    'barbier-lice',
    'ma fille a eu des poux, elle peut tu venir?',
    'my kid had lice two weeks ago, is that a problem?',
  ),
  ...holds(
    'barbier-policy',
    'si j’annule à dernière minute ça coûte tu de quoi?',
    'what happens if i cancel last minute?',
  ),
  ...none(
    'est-ce que je devrais me laver les cheveux avant?',
    'do you have a tv in there?',
    'is there a place to wait for my wife?',
    'vendez-vous de la pommade?',
    'do you do hair transplants?',
    'c’est tu bon pour un gars avec les cheveux frisés?',
    'do i tip?',
    'j’vas être en retard de 5 minutes c’est tu correct?',
    'est-ce que vous offrez du café?',
    'can you match the cut in a picture?',
    'is Rachid nice with little kids?',
  ),
];

export const BICYCLES: readonly AskedOfOwner[] = [
  ...holds(
    'velo-storage',
    'je le récupère quand, mon vélo entreposé?',
    'storing my bike for winter, until when can i leave it?',
    'is the storage heated?',
  ),
  ...then(
    'entreposage mardi',
    holds('velo-storage', 'c’est gardé au chaud? et jusqua quand', 'il est tu à l’intérieur?'),
  ),
  ...then('winter storage tuesday', holds('velo-storage', 'is it kept inside?', 'until what date?')),
  ...holds('velo-shoes', 'pour un fit, j’amène mes souliers?', 'do i wear my cycling shoes to the bike fit?'),
  ...then('bike fit tuesday', holds('velo-shoes', 'do I need to bring anything?', 'what should i wear?')),
  ...holds('velo-used', 'avez-vous des vélos usagés à vendre?', 'would you buy my old bike?'),
  ...holds('velo-warranty', 'si ça rebrise, c’est tu garanti?', 'is there a warranty on the work?'),
  ...holds('velo-payment', 'amex ça passe?', 'do you take debit?'),
  ...holds(
    'velo-parking',
    'y a tu de la place pour mon char devant?',
    'where do i park to drop off the bike?',
  ),
  ...none(
    'do you rent bikes?',
    'j’peux tu attendre sur place?',
    'avez-vous un vélo de prêt pendant la réparation?',
    'can you pick up the bike at my place?',
    'vous réparez tu les trottinettes?',
    'it’s not the wheel, can you look at the hanger?',
    'do you stock tubeless tires?',
    'c’est tu dangereux de rouler avec ça?',
    'can you ship it to me?',
    'is my helmet still safe?',
  ),
  ...then(
    'mise au point de base mardi',
    none('faut tu que j’apporte de quoi?', 'est-ce que je laisse la barrure?'),
  ),
];

export const DRIVING: readonly AskedOfOwner[] = [
  ...holds(
    'conduite-age',
    'est-ce qu’un parent doit être présent pour l’inscription?',
    'my daughter is 15, can she start lessons?',
    'ma fille a 16 ans, elle peut tu commencer?',
    'do i have to sign for my son, he’s 17?',
  ),
  ...holds(
    'conduite-full',
    'c’est combien pour tout le cours au complet?',
    'how much for the whole program?',
  ),
  ...holds(
    'conduite-pickup',
    'vous venez tu me chercher chez nous?',
    'do you pick me up or do i go to the school?',
  ),
  ...holds(
    'conduite-saaq',
    'c’est vous autres qui prenez le rendez-vous à la saaq?',
    'do you book the saaq exam or do i?',
  ),
  ...holds(
    'conduite-rental',
    'la location pour l’examen, ça inclut quoi?',
    'is there a warm-up included with the car rental?',
  ),
  ...holds('conduite-bring', 'faut tu que j’apporte mon permis à la leçon?', 'what do i bring to my lesson?'),
  ...then('leçon automatique samedi', holds('conduite-bring', 'j’apporte quoi?')),
  ...then('manual lesson saturday', holds('conduite-bring', 'do I need to bring anything?')),
  ...holds('conduite-moto', 'donnez-vous le cours de moto?', 'can i learn motorcycle with you?'),
  ...holds(
    'conduite-policy',
    'si je change ma leçon la veille, je paie tu?',
    'is there a fee if i cancel the day before?',
  ),
  ...none(
    'c’est quoi la différence entre automatique pis manuelle?',
    'how many hours do i need before the test?',
    'is the car insured?',
    'mon fils est autiste, êtes-vous patients?',
    'what kind of car is it?',
    'est-ce que ma mère peut s’asseoir en arrière?',
    'do you teach in Spanish?',
    'avez-vous des autos électriques?',
    'am i allowed to drive in the snow?',
    'is Nadine strict?',
  ),
];

export const OPTICIAN: readonly AskedOfOwner[] = [
  ...holds(
    'optique-ramq',
    'j’ai 70 ans, c’est tu payé par la carte soleil?',
    'im 40, do i pay for my exam?',
    'is the exam free for seniors?',
  ),
  ...holds(
    'optique-child-glasses',
    'ma fille a besoin de lunettes, y a tu une aide du gouvernement?',
    'is there help to pay for my kid’s glasses?',
  ),
  ...holds(
    'optique-insurance',
    'envoyez-vous ça direct à mes assurances?',
    'do you bill my insurance directly?',
    'faites-vous l’assurance directe',
  ),
  ...holds(
    'optique-driving',
    'est-ce que je peux conduire en sortant?',
    'should someone drive me home after the drops?',
  ),
  ...holds(
    'optique-ready',
    'ça prend combien de temps recevoir mes lunettes?',
    'when will the glasses be in?',
  ),
  ...holds(
    'optique-prescription',
    'j’ai une prescription d’ailleurs, je peux tu juste acheter des lunettes?',
    'can i use my old prescription from another clinic?',
  ),
  ...holds('optique-parking', 'c’est tu gratuit pour se stationner?', 'is parking free?'),
  ...none(
    'faut-tu enlever mes lentilles avant l’examen?',
    'do i get trial lenses?',
    'combien de temps à arriver, les verres de contact?',
    'est-ce que ça fait mal la photo de la rétine?',
    'do you have designer frames?',
    'vous réparez tu les verres grafignés?',
    'can i eat before the exam?',
    'is Dr. Lemay good with kids?',
    'avez-vous des lunettes de soleil?',
    'what’s the difference between progressives and bifocals?',
    'je peux tu amener mon bébé?',
  ),
  ...then(
    'contact lens exam monday',
    none('do i need to take my contacts out first?', 'do you have dailies?'),
  ),
];

export const PHOTO: readonly AskedOfOwner[] = [
  ...holds(
    'photo-glasses',
    'faut tu que j’enlève mes barniques pour le passeport?',
    'le sourire est permis sur le passeport?',
    'can I smile in my passport picture?',
  ),
  ...holds(
    'photo-ready',
    'ma photo de passeport, ça sort le jour même?',
    'do i get the passport pictures right away?',
  ),
  ...then(
    'photo de passeport jeudi',
    holds('photo-ready', 'c’est tu long avant de les avoir?'),
    holds('photo-glasses', 'le sourire est permis?'),
  ),
  ...holds(
    'photo-gallery',
    'on reçoit les photos de famille quand?',
    'when will we get our pictures after the session?',
  ),
  ...holds(
    'photo-newborn',
    'notre bébé a 3 semaines, c’est tu trop vieux pour une séance nouveau-né?',
    'how old should the baby be for a newborn shoot?',
  ),
  ...holds(
    'photo-size',
    'portrait de famille: on est 7, y a tu un extra?',
    'family portrait for 8 people, is it more?',
    'how many of us can be in the family picture?',
  ),
  ...then(
    'portrait de famille samedi',
    holds('photo-size', 'il y a-tu un extra? on est 7', 'c’est combien de personnes max?'),
  ),
  ...then(
    'a family portrait on saturday',
    holds('photo-size', 'is it 195 or more for 8 people?'),
    holds('photo-pets', 'can we bring the dog?'),
  ),
  ...holds(
    'photo-outdoors',
    'do you take photos outside?',
    'faites-vous des photos dehors?',
    'on peut tu faire ça au parc?',
    'can we do it at the park instead?',
  ),
  ...holds('photo-weddings', 'je me marie en juin, faites-vous ça?', 'do you shoot weddings?'),
  ...holds(
    'photo-restoration',
    'i have a ripped picture of my grandma, can it be fixed?',
    'la photo de mon grand-père est déchirée, ça se répare tu?',
  ),
  ...holds('photo-pets', 'on peut tu emmener notre chien pour les photos de famille?'),
  ...holds('photo-access', 'ma mère marche pas fort, y a tu des escaliers?', 'are there stairs?'),
  ...holds('photo-policy', 'si le petit est malade, je perds tu mon argent?', 'what if i have to cancel?'),
  ...none(
    'do I need to bring anything?',
    'quelle couleur de linge on devrait porter?',
    'i meant my eyeglasses, lol what leash?',
    'can you make me look thinner?',
    'faites-vous des vidéos?',
    'will there be makeup?',
    'peut-on choisir le fond?',
    'can I get the raw files?',
    'avez-vous des costumes de père Noël?',
    'can we change clothes in between?',
  ),
  ...then('christmas mini session on saturday', none('how fast do you edit them?', 'is santa there?')),
  ...then('a corporate headshot on saturday', none('do I need to bring anything?', 'what should I wear?')),
  ...then('photo de passeport de bébé jeudi', none('est-ce que je peux le tenir dans mes bras?')),
];

export const PHYSIO: readonly AskedOfOwner[] = [
  ...holds(
    'physio-cnesst',
    'j’ai eu un accident de travail, prenez-vous la csst?',
    'i have a SAAQ claim, do i pay anything?',
    'do you bill the cnesst directly?',
    'its a SAAQ claim. do I need to bring anything?',
  ),
  ...holds(
    'physio-insurance',
    'je peux tu avoir un reçu pour mes assurances?',
    'do you send the claim to sun life?',
  ),
  ...holds('physio-referral', 'ça prend tu un papier du docteur?', 'do i need a referral?'),
  ...holds(
    'physio-clothes',
    'je m’habille comment?',
    'should i wear shorts?',
    'est-ce que j’apporte des shorts?',
  ),
  ...holds(
    'physio-class-age',
    'ma mère a 80 ans, elle peut tu faire le cours de gym?',
    'can my 13 year old join the gym class?',
  ),
  ...holds(
    'physio-parking',
    'le stationnement est-tu gratuit?',
    'how do i get to the elevator from the parking?',
  ),
  ...then('physiotherapy assessment thursday', none('what should I bring?')),
  ...none(
    'est-ce que je peux rester avec ma fille pendant le traitement?',
    'we got it july 15, is it normal that it still hurts?',
    'j’ai pas reçu ma confirmation, c’est normal?',
    'combien de séances ça va prendre?',
    'can you do dry needling?',
    'avez-vous une piscine?',
    'is it ok to run with a sore knee?',
    'can we be in the same room?',
    'do you do home visits?',
    'faites-vous des ondes de choc?',
    'i’m 16 weeks pregnant, is osteopathy safe?',
  ),
];

export const PLUMBER: readonly AskedOfOwner[] = [
  ...holds(
    'plombier-area',
    'venez-vous à Brossard?',
    'do you come out to Rosemère?',
    'allez-vous sur la rive-sud?',
  ),
  ...holds(
    'plombier-gas',
    'j’ai une fournaise au gaz, faites-vous ça?',
    'my water heater runs on gas, do you touch those?',
  ),
  ...holds(
    'plombier-home',
    'faut tu que je sois là?',
    'can my tenant let you in?',
    'i work all day, does someone have to be there?',
  ),
  ...holds('plombier-payment', 'je peux tu faire un chèque?', 'how do i pay the guy?'),
  ...holds('plombier-warranty', 'c’est garanti combien de temps, l’ouvrage?', 'do you guarantee the work?'),
  ...holds('plombier-policy', 'y a tu des frais si j’annule la veille?', 'is there a charge if i cancel?'),
  ...none(
    'do you do free evaluations?',
    'le plombier est jamais venu hier, pourquoi?',
    'est-ce que vous fournissez le robinet?',
    'are you licensed?',
    'how old is too old for a water heater?',
    'is the water safe to drink?',
    'should i shut off the power?',
    'avez-vous vos certificats?',
    'do you also do electrical?',
    'vous nettoyez tu après?',
    'can you text me when he’s on his way?',
  ),
];

export const SPA: readonly AskedOfOwner[] = [
  ...holds(
    'spa-pregnancy',
    'je suis enceinte de 5 mois, je peux tu avoir un massage?',
    'my sister is 20 weeks pregnant, can she get a massage?',
  ),
  ...holds(
    'spa-children',
    'ma fille de 8 ans veut une manucure, c’est tu correct?',
    'is 14 too young for waxing?',
    'what age do kids have to be for a pedicure?',
  ),
  ...holds('spa-gifts', 'je peux tu acheter un certificat cadeau par téléphone?', 'does a gift card expire?'),
  ...holds(
    'spa-insurance',
    'je peux avoir un reçu d’assurance pour mon massage?',
    'will I get an insurance receipt?',
  ),
  ...holds('spa-payment', 'vous prenez tu mastercard?', 'do you take cash?'),
  ...holds('spa-parking', 'où est-ce qu’on se parke?', 'is there free parking?'),
  ...holds('spa-policy', 'si j’annule le matin même?', 'is there a late cancellation fee?'),
  ...none(
    'can we be in the same room?',
    'vous êtes combien de massothérapeutes?',
    'there’s four of us for a bachelorette, can you handle that?',
    'est-ce que je dois me raser avant?',
    'do i keep my underwear on?',
    'ça fait tu mal la cire?',
    'do you have hot stones?',
    'what if I’m running late?',
    'is there a shower?',
    'do you sell nail polish?',
    'est-ce que vos produits sont végétaliens?',
    'mon mari peut-tu attendre là?',
  ),
  ...then('swedish massage 60 minutes thursday', none('is it with a woman?', 'should I eat before?')),
];

export const TATTOO: readonly AskedOfOwner[] = [
  ...holds(
    'tattoo-age',
    'à quel âge on peut se faire percer le nez?',
    'my daughter is 15, can she get her helix done?',
    'is 8 old enough to get her ears pierced at your studio?',
    'jai 16 ans jveux me faire percer le nombril mais ma mere peut pas venir, c tu correct si jy vais toute seule',
    'j’ai 17 ans, je peux tu me faire tatouer si ma mère signe?',
  ),
  ...holds(
    'tattoo-numbing',
    'je peux mettre de l’emla avant? une crème anesthésiante',
    'can i put numbing cream on first?',
  ),
  ...holds('tattoo-walk-in', 'prenez-vous du monde sans rdv?', 'can i walk in on sunday for a nose ring?'),
  ...holds('tattoo-deposit', 'faut tu un dépôt pour un tatouage?', 'do i get my deposit back if i cancel?'),
  ...holds('tattoo-payment', 'c’est tu juste cash?', 'can i use my visa?'),
  ...holds(
    'tattoo-swimming',
    'je peux tu aller à piscine après mon piercing?',
    'how long before i can go swimming with a new tattoo?',
    'can i take a shower after?',
  ),
  ...holds(
    'tattoo-infection',
    'mon piercing a l’air infecté, je fais quoi?',
    'what do i do if it gets infected?',
  ),
  ...none(
    'est-ce que ça fait mal?',
    'do i bring my own ring?',
    'do you sell them?',
    'combien d’heures pour un bras complet?',
    'can i come with my friend?',
    'est-ce que je peux boire la veille?',
    'do you do cover ups?',
    'will it look natural?',
    'vous dessinez le modèle avant?',
    'is the ink vegan?',
    'what should I eat before?',
  ),
  ...then('nose piercing friday', none('does it hurt?', 'what kind of jewellery is it?')),
  ...then('consultation vendredi', none('est-ce que j’apporte des dessins?')),
];

export const VET: readonly AskedOfOwner[] = [
  ...holds(
    'vet-fasting',
    'does she need an empty stomach for the spay?',
    'mon chien doit-il être à jeun pour son détartrage?',
  ),
  ...then(
    'stérilisation jeudi pour ma chatte',
    holds('vet-fasting', 'faut qua mange pas avant?', 'a peut tu boire?'),
  ),
  ...then(
    'a dental cleaning for my dog thursday',
    holds('vet-fasting', 'can he eat before?', 'is water ok the morning of?'),
  ),
  ...holds(
    'vet-rabbits',
    'voyez-vous les lapins?',
    'do you see parrots?',
    'my son has a snake, do you treat those?',
  ),
  ...holds(
    'vet-insurance',
    'prenez-vous l’assurance pour mon chien?',
    'do you take trupanion pet insurance?',
  ),
  ...holds('vet-parking', 'avez-vous un parking?', 'where can i leave the car?'),
  ...holds(
    'vet-night',
    'si ça arrive la nuit, j’appelle qui? une urgence',
    'who do i call in an emergency on sunday?',
  ),
  ...then(
    'vaccination thursday for my dog',
    none('should he eat before?', 'can he have water?', 'does he have to be fasted?'),
  ),
  ...none(
    'my cat is sick, should I take his water away?',
    'est-ce que je peux rester avec elle pendant l’injection?',
    'et le chat??',
    'do you keep him overnight?',
    'vendez-vous de la nourriture?',
    'is the vaccine safe for puppies?',
    'combien de temps après la chirurgie?',
    'can he go for walks after?',
    'does the microchip have gps?',
    'est-ce que ça lui fait mal?',
    'will she lose her hair?',
  ),
  ...then('annual check-up thursday', none('should I bring a stool sample?', 'can the kids come?')),
  ...then('end-of-life consultation thursday', none('can the family be there?', 'does he need to fast?')),
];
