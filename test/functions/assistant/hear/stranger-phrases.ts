import type { Group } from './phrase-groups.ts';

/** What strangers tell of days and services on the way to a wish, each with what must not be heard so. */
export const strangerPhrases: readonly Group[] = [
  {
    business: 'salon',
    phrases: [
      // A day by which another is told is no wish itself.
      [
        "I'm getting married Saturday December 5th. balayage the day before, late afternoon",
        '+ balayage 12-04 [15,18)',
      ],
      [
        'je me marie le samedi 5 décembre. un balayage la veille en fin d’après-midi',
        '+ balayage 12-04 [15,18)',
      ],
      ['my flight is on the 3rd, colouring the day before', '+ couleur 12-02'],
      ['balayage Friday or the day before', '+ balayage 11-27 11-26'],
      ['balayage vendredi ou la veille', '+ balayage 11-27 11-26'],
      ['a balayage the day before my wedding on the 12th', '+ balayage 12-11'],
      ['the day after tomorrow, a balayage', '+ balayage 11-25'],
      // The day that suits.
      ['my best day is Friday, balayage', '+ balayage 11-27'],
      ['mon meilleur jour est vendredi, un balayage', '+ balayage 11-27'],
    ],
  },
  {
    business: 'garage',
    phrases: [
      // What is chosen, or when one is free.
      ['mardi je peux, un alignement', '+ alignement 11-24'],
      ['Tuesday I finish at 3, oil change', '+ vidange 11-24 [15,24)'],
      ['jeudi je prends la vidange', '+ vidange 11-26'],
      ['Thursday I need an oil change', 'book; + vidange 11-26'],
      ['vidange vendredi je viens avec ma blonde', '+ vidange 11-27'],
      ['vendredi on voudrait une vidange', '+ vidange 11-27'],
      // Until then something stands in the way, or time is left.
      ["my car's in the shop till Friday, brake inspection Saturday", '+ freins 11-27..12-28 sat'],
      ["I'm on crutches until Friday, oil change", '+ vidange 11-27..12-28'],
      ['mon char est chez mon frère jusqu’à mercredi, une vidange', '+ vidange 11-25..12-28'],
      ['I have until Friday, oil change', '+ vidange 11-23..11-27'],
      ["I'm free until Friday, oil change", '+ vidange 11-23..11-27'],
      ['je suis en ville jusqu’à vendredi, une vidange', '+ vidange 11-23..11-27'],
      ['une vidange d’ici vendredi', '+ vidange 11-23..11-27'],
      // A service on a day is a time.
      ['who is free Tuesday for an oil change', '+ vidange 11-24'],
      ['does Saturday work for an alignment', '+ alignement 11-28'],
      ['est-ce que samedi marche pour un alignement', '+ alignement 11-28'],
      ['do you have brake inspections on Saturday', '+ freins 11-28'],
      ['do you do alignments', '?is_offered(alignement)'],
      ['what day do you have for an oil change', '+ vidange'],
      // A pause in what is said, or an earlier time.
      ['Thanks. Before that, could you tell me the price of an alignment?', 'thank; ?price(alignement)'],
      ['avant ça, c’est combien un alignement', '?price(alignement)'],
      // What does not move is not always somebody.
      ['my baby is not moving', 'emergency'],
      ['I want my tires put on Saturday', 'book; + pneus 11-28'],
    ],
  },
];
