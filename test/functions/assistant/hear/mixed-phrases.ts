import type { Group } from './phrase-groups.ts';

/** Several things said at once: the past beside the wish, a complaint beside a service's name. */
export const mixedPhrases: readonly Group[] = [
  {
    business: 'salon',
    phrases: [
      ["my 27-year-old son wants a men's haircut Friday", '+ homme 11-27'],
      ["I came last Tuesday, now I'd like a blow-dry on Friday", 'book; + plis 11-27'],
      ["my sister always sees Karim but I want Léa for a women's cut", 'book; + femme lea'],
      ['ma soeur va toujours voir Karim, mais moi je veux Léa', 'book; + lea'],
      ["hier j'ai attendu 50 minutes et personne s'est excusé", 'complaint'],
      ['the highlights washed out after two showers', 'complaint'],
      ['you forgot to rinse my hair', 'complaint'],
      ["je suis en route, j'ai manqué mon rdv", 'late'],
      ['get me somebody real', 'person'],
      ["c'est pour ma mère, une mise en plis", '+ plis'],
      ["what time is my wife's appointment?", '?their_appointment'],
      ['qui a un rendez-vous avec Karim mercredi?', '?their_appointment(karim 11-25 wed)'],
      ["a men's cut Friday because of the kids", '+ homme 11-27'],
      ['une coupe femme, ni Karim ni Léa', '+ femme | - karim lea'],
      ["est-ce qu'on peut le déplacer à vendredi?", 'move; + 11-27'],
      ["avec quelqu'un d'autre jeudi", '+ 11-26 anyone'],
      ["euh non annule ça, j'en veux pas finalement", 'drop no'],
      ['do you have room Wednesday?', 'book; + 11-25'],
    ],
  },
  {
    business: 'garage',
    phrases: [
      ["had my oil change in May, now it's for the tires", '+ pneus'],
      ['what do you charge for an oil change?', '?price(vidange)'],
      ['do I have to pay for the brake inspection?', '?price(freins)'],
      ['do you sell used tires?', '?other(pneus)'],
      ['vous offrez quoi comme services?', '?services'],
      ['you wrecked my engine', 'complaint'],
    ],
  },
  {
    business: 'clinic',
    phrases: [
      ['how much is a cleaning and how long does it take', '?price(nettoyage) ?length(nettoyage)'],
      ['who is the hygienist?', '?who_performs(nettoyage)'],
      ["he's bleeding from the head and not responding", 'emergency'],
      ['il saigne de la tête et il répond pus', 'emergency'],
      ["je n'arrive plus à respirer", 'emergency'],
      ['elle a de la misère à respirer', 'emergency'],
      ["my daughter's face is swelling", 'emergency'],
    ],
  },
];
