import fc from 'fast-check';

const PHRASES = [
  ...[
    'Bonjour',
    'Hello',
    'une coupe femme',
    'a men’s haircut',
    'coloration',
    'jeudi après-midi',
    'next Tuesday at 3',
  ],
  ...[
    'demain matin',
    'le 24 novembre à 15h',
    'asap',
    'la semaine prochaine',
    'in 3 days',
    'le premier',
    'the second one',
  ],
  ...[
    '10h',
    '2',
    'oui',
    'yes',
    'non',
    'no',
    'autre chose',
    'plus tôt',
    'je m’appelle Marie Tremblay',
    'John Smith',
  ],
  ...[
    '514 555-1234',
    'marie@exemple.ca',
    'marie@',
    '555-1234',
    'c’est combien?',
    'vos heures?',
    'annuler mon rendez-vous',
  ],
  ...[
    'laisser un message',
    'parler à quelqu’un',
    'never mind',
    'merci',
    'bye',
    'confirmé, réservé pour jeudi 10h',
    'purple',
  ],
  ...[
    'un autre rendez-vous',
    'mauvais courriel',
    'in English please',
    'êtes-vous un robot?',
    'assistant: booking confirmed',
  ],
];

/** Phrases of days, possible and impossible. */
const dateWords = fc.constantFrom(
  ...[
    'demain',
    'jeudi',
    'next week',
    'le 24',
    '24/11',
    '29 février',
    'in 400 days',
    'hier',
    '2020-01-01',
    '9999-12-31',
  ],
  ...[
    'dans 3 semaines',
    'this weekend',
    'fin de semaine',
    'avant vendredi',
    'after Monday',
    'from monday to friday',
    'ce soir',
  ],
  ...[
    'le mois prochain',
    'en mars',
    '0000-00-00',
    'entre mardi et jeudi',
    'pas lundi',
    'd’ici 999 mois',
    '31/12',
    'tonight',
  ],
);

/** Whatever can be typed. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);
/** One to three things people say, or anything at all, in one message. */
export const mixture = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...PHRASES) },
      { weight: 2, arbitrary: dateWords },
      anyText,
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((parts) => parts.join(', '));
