import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';

const actsOf = (said: string): readonly string[] => hear(said, contextOf('clinic')).acts;

describe('an eye in danger is an emergency', () => {
  it.each([
    [
      'j’ai comme un rideau noir qui descend dans mon oeil droit pis des éclairs',
      'there’s like a black curtain coming down in my right eye',
    ],
    ['un voile gris me couvre la vue d’un bord', 'a grey veil is covering the sight in my left eye'],
    ['y a une ombre qui monte dans mon champ de vision', 'there is a shadow creeping over my vision'],
    [
      'je vois des éclairs pis plein de points noirs depuis à matin',
      'I see flashes of light and a bunch of floaters since this morning',
    ],
    ['j’ai des mouches volantes avec des flashs de lumière', 'sudden floaters and flashes, should I worry'],
    ['je vois plus rien de l’œil gauche', 'I can’t see anything out of my left eye'],
    ['je vois pu de mon oeil depuis une heure', 'I’ve gone blind in one eye'],
    ['ma vue a baissé d’un coup', 'my vision suddenly went dark'],
    ['j’ai reçu du javel dans l’œil', 'I splashed bleach in my eye'],
    ['mon gars s’est mis du nettoyant à four dans les yeux', 'my son sprayed oven cleaner into his eyes'],
    ['j’ai un éclat de métal dans l’oeil', 'I’ve got a metal shard in my eye'],
    ['du lave-glace m’a giclé dans les yeux', 'some battery acid got in my eye'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining(['emergency'])]);
  });
});

describe('water that floods is an emergency', () => {
  it.each([
    [
      'mon chauffe eau vient de peter ya de leau plein le sous sol vite',
      'my water heater just burst there’s water all over the basement',
    ],
    ['y a de l’eau plein la cuisine', 'there’s water all over the kitchen'],
    ['le chauffe-eau a pété', 'the water heater exploded'],
    [
      'bonjour, mon chauffe-eau vient de lâcher, avez-vous une place aujourd’hui?',
      'hey my hot water tank just blew, can you come today?',
    ],
    ['tant qu’à y être mon tank à eau chaude vient de peter', 'btw a pipe just burst in the wall'],
    ['un tuyau a gelé pis y a fendu', 'the pipe has split open'],
    ['j’ai deux pouces d’eau dans le sous-sol', 'I have 3 inches of water in my basement'],
    [
      'le sous-sol est plein d’eau, vous êtes libres quand?',
      'my basement is full of water, when are you free?',
    ],
    ['les égouts refoulent dans la cave', 'sewage is backing up in the basement'],
    ['y a de l’eau dans le sous-sol depuis tantôt', 'there’s water in our basement'],
    ['ça pisse à flots en dessous de l’évier', 'water is spraying from under the sink'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining(['emergency'])]);
  });
});

describe('what only sounds like an emergency is none', () => {
  it.each([
    ['remplacer mon chauffe-eau, il est vieux', 'replace my water heater, it is old'],
    ['j’ai de l’eau dans la cave chaque printemps', 'I get water in the basement every spring'],
    ['le robinet de la salle de bain goutte', 'the bathroom tap drips'],
    ['mon vieux tuyau a été remplacé l’an passé', 'the pipe was replaced last year'],
    [
      'mes verres progressifs me donnent mal au cœur, on peut m’appeler?',
      'my progressive lenses make me queasy, can someone call me?',
    ],
    [
      'j’ai eu une urgence la semaine passée, là je veux un nettoyage',
      'I had an emergency last week, now I want a cleaning',
    ],
    [
      'j’ai perdu connaissance la semaine passée, mon médecin veut un examen complet',
      'I passed out last week, my doctor wants me to have a full exam',
    ],
    [
      'j’ai perdu mes lunettes de vue, je veux un examen complet',
      'I lost my vision insurance card, can I still get a full exam?',
    ],
    ['mon chauffe-eau coule un peu, un remplacement jeudi', 'my water heater is old, a new one Thursday'],
    ['je vois mal de loin depuis un an', 'I can’t see the board with my old glasses'],
    [
      'est-ce que ça prend des gouttes dans les yeux pour l’examen?',
      'do you put drops in my eyes for the exam?',
    ],
    [
      'le rideau de la salle d’attente était noir de poussière',
      'the curtain in your waiting room is black with dust',
    ],
    ['le flash de la caméra me fatigue les yeux', 'will the flash of the camera hurt my eyes?'],
    ['j’ai du shampoing dans les yeux à chaque fois', 'I want eye shadow to match my eyes'],
    [
      'c’est une chirurgie d’un jour, j’ai mal au cœur quand je vois une aiguille',
      'my heart is set on Thursday',
    ],
    ['on a perdu la vue sur le fleuve', 'I was blind without coffee, a cleaning Thursday please'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, actsOf(said)]).toEqual([said, expect.not.arrayContaining(['emergency'])]);
  });
});

describe('who still suffers from what began last week needs help now', () => {
  it.each([
    ['j’ai encore du mal à respirer depuis la semaine passée', 'since last week I still can’t breathe'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining(['emergency'])]);
  });
});

describe('who comes after the hour of their appointment is late', () => {
  it.each([
    [
      'la 800 est pas passée, jvais être là vers 9h10 pour mon examen de 9h avec Linh',
      'the bus never came, I’ll be there around 9:10 for my 9 o’clock exam with Linh',
    ],
    ['je vais arriver à 14 h 20 pour mon rdv de 14 h', 'I’ll get there at 2:20 for my 2 pm appointment'],
    [
      'mon rendez-vous est à 10h mais je vais être là à 10h25',
      'my appointment is at 10 but I’ll be there at 10:25',
    ],
    ['on arrive vers 1h15 pour notre nettoyage de 13h', 'we’ll be in around 1:15 for our 1:00 cleaning'],
    ['jpeux pas être là avant 9h20 pour mon 9h', 'I can’t be there before 9:20 for my 9:00'],
    ['je vais avoir un bon quart d’heure de retard', 'I’m going to be a good quarter of an hour late'],
    ['j’aurai une vingtaine de minutes de retard, désolée', 'we’ll be about twenty minutes late, sorry'],
    [
      'j’ai rendez-vous à 9 h, il y a un accident, je vais avoir dix petites minutes de retard',
      'I have an appointment at 9, there’s an accident, I’ll be ten short minutes late',
    ],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining(['late'])]);
  });
});

describe('who comes in time, or asks when to come, is not late', () => {
  it.each([
    ['à quelle heure faut-il être là pour mon rdv de 9h?', 'what time should I be there for my 9 o’clock?'],
    ['je vais être là à 8h50 pour mon examen de 9h', 'I’ll be there at 8:50 for my 9 o’clock'],
    ['je serai là à 9h pour mon rendez-vous de 9h', 'I’ll be there at 9 for my 9 am'],
    [
      'je peux être là vers 9h10 jeudi pour un nettoyage',
      'I could be there around 9:10 Thursday for a cleaning',
    ],
    ['je peux arriver à 10h, un examen complet svp', 'I can get there at 10, a full exam please'],
    ['je suis là jusqu’à 5h pour mon fils, avez-vous 6h?', 'I’m there until 5 for my son, do you have 6?'],
    ['vous aviez une heure de retard l’autre fois', 'is there a fee if I’m 10 minutes late?'],
    ['mon rdv est à 10h, je peux-tu arriver à 9h45?', 'my appointment is at 10, may I come at 9:45?'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, actsOf(said)]).toEqual([said, expect.not.arrayContaining(['late'])]);
  });
});

describe('a call back is asked for, however it is put', () => {
  it.each([
    [
      'pouvez-vous demander à Linh de me rappeler svp, j’aime mieux en jaser au téléphone',
      'could you ask Linh to call me back please, I’d rather talk it over on the phone',
    ],
    [
      'j’ai une question sur une couronne, que qqn m’appelle s.v.p. demain matin',
      'I have a question about a crown, have someone call me tomorrow morning',
    ],
    [
      'Quelqu’un pourrait m’appeler entre 3 et 4 cet après-midi?',
      'Could someone call me between 3 and 4 this afternoon?',
    ],
    ['que le Dr Tremblay me téléphone', 'can Dr Tremblay give me a call?'],
    ['j’aimerais qu’on me rappelle', 'I’d like someone to phone me'],
    ['qu’on m’appelle en fin de journée', 'get somebody to ring me at the end of the day'],
    ['peux-tu faire en sorte que Linh m’appelle?', 'have Linh call me, please'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining(['callback'])]);
  });

  it.each([
    ['je vous rappelle plus tard', 'I’ll call back later'],
    ['ma blonde m’appelle Ti-Lou', 'my friends call me Lou'],
    ['je m’appelle Luc', 'who should I call?'],
    ['c’est quoi votre numéro pour vous appeler?', 'what number do I call you at?'],
  ])('nothing of the kind: %s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, actsOf(said)]).toEqual([said, expect.not.arrayContaining(['callback'])]);
  });
});

describe('an appointment that was made by phone is cancelled all the same', () => {
  it.each([
    [
      'j’ai pris rdv par téléphone pour vendredi mais je suis malade, faudrait l’annuler',
      'I booked by phone for Friday but I’m sick, it has to be cancelled',
    ],
    [
      'j’avais appelé pour réserver jeudi, il faut l’annuler',
      'I made it over the phone, please cancel my appointment',
    ],
    ['je l’ai réservé par téléphone, pouvez-vous annuler?', 'I reserved it by phone, can you cancel it?'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english]) {
      const { acts, asks } = hear(said, contextOf('clinic'));
      expect([said, acts, asks]).toEqual([said, expect.arrayContaining(['cancel']), []]);
    }
  });
});

describe('the number of the business is asked for, however it is put', () => {
  it.each([
    ['pis au cabinet c quoi le numero', 'and what’s the office number'],
    ['vous avez quel numéro?', 'what number can I call?'],
    ['le numéro de téléphone de la clinique svp', 'phone number of the clinic please'],
    ['je peux-tu réserver par téléphone?', 'can I book by phone?'],
    ['jvous appelle à quel numéro', 'which number do I call'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, hear(said, contextOf('clinic')).asks.map(({ topic }) => topic)]).toEqual([
        said,
        ['phone'],
      ]);
  });
});

describe('no heat where somebody frail is in the cold is an emergency', () => {
  it.each([
    [
      'plus de chauffage depuis minuit pis j’ai un nouveau-né',
      'no heat since midnight and we have a newborn',
    ],
    ['la fournaise a lâché, y fait 12 dans la maison', 'the furnace died, it’s 12 degrees in the house'],
    ['ma grand-mère est chez nous pis le chauffage marche pu', 'my mother is here and the heat is out'],
  ])('%s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining(['emergency'])]);
  });

  it.each([
    [
      'pas de chauffage dans le garage, avez-vous une place jeudi?',
      'no heat in the garage, got a spot thursday?',
    ],
    ['un entretien de fournaise jeudi, il fait 20 dehors', 'furnace maintenance thursday, it’s 20 outside'],
  ])('none is heard in: %s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, actsOf(said)]).toEqual([said, expect.not.arrayContaining(['emergency'])]);
  });
});
