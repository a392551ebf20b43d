import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Frame } from '../../../../functions/assistant/frame.ts';
import { type HearingContext, hear } from '../../../../functions/assistant/hear/hear.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { actPhrases } from './act-phrases.ts';
import { askPhrases } from './ask-phrases.ts';
import { BUSINESSES, contextOf } from './businesses.ts';
import { frameInShort } from './frame-in-short.ts';
import { quebecNames } from './quebec-names.ts';
import { TODAY } from './said.ts';
import { servicePhrases } from './service-phrases.ts';

const businesses = fc.constantFrom('salon', 'garage', 'clinic') as fc.Arbitrary<keyof typeof BUSINESSES>;
const awaited = fc.constantFrom(
  ...([undefined, 'service', 'time', 'slot', 'details', 'confirm', 'message', 'contact', 'offer'] as const),
);
const phrases = [...servicePhrases, ...actPhrases, ...askPhrases].flatMap((group) =>
  group.phrases.map(([said]) => said),
);
const messages = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 300 }),
  fc.array(fc.constantFrom(...phrases), { maxLength: 6 }).map((parts) => parts.join(' ')),
  fc.array(fc.constantFrom(...phrases), { maxLength: 6 }).map((parts) => parts.join(', et ')),
);

/** Everything that was heard, without the words themselves. */
const heardOf = ({ text: _, residue: __, ...frame }: Frame): string => JSON.stringify(frame);

/** Processor time, so that a busy machine does not count. */
const quickest = (message: string, context: HearingContext): number =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const began = process.cpuUsage();
      hear(message, context);
      return process.cpuUsage(began).user / 1000;
    }),
  );

describe('hearing', () => {
  test('never throws and names only services and people of the business, whatever is written', () => {
    fc.assert(
      fc.property(messages, businesses, awaited, fc.nat(8), (message, business, awaits, choices) => {
        const frame = hear(message, contextOf(business, { awaits, choices }));
        const services = BUSINESSES[business].services.map(({ id }) => id);
        const people = BUSINESSES[business].people.map(({ id }) => id);
        for (const clause of frame.clauses) {
          expect(services).toEqual(expect.arrayContaining(clause.services.map(({ id }) => id)));
          expect(people).toEqual(expect.arrayContaining([...clause.persons]));
        }
        for (const ask of frame.asks) {
          expect(services).toEqual(expect.arrayContaining([...ask.services]));
          expect(people).toEqual(expect.arrayContaining([...ask.persons]));
        }
      }),
      seededRuns(300),
    );
  });

  test.each([
    ...[
      'a ',
      'le ',
      '1',
      '1-',
      '@',
      'a@',
      'aa.',
      '24/',
      'de ',
      'non ',
      'je ',
      '(',
      '·',
      '· ',
      'pas le ',
      '5h ',
    ],
    ...[
      'lundi ',
      'avec léa ',
      'coupe et ',
      'combien ',
      'a point ',
      'un deux ',
      'my wife ',
      'how much ',
      'Ana ',
    ],
    ...['not ', "n'", 'for two ', 'every ', 'pour mon ', "i'm ", 'and so ', 'if ', 'late ', 'mal '],
    ...['12, ', 'un, ', "she's ", 'early ', 'hurts ', 'before that ', 'my wedding is ', 'expires '],
    ...['my sister comes ', 'cancel i will ', 'move my ', 'dr. ', 'samedi est ma fete '],
  ])('reads “%s” repeated to the bound of a message in linear time', (seed) => {
    for (const context of [
      contextOf('salon', { choices: 3, awaits: 'details' }),
      contextOf('salon', { before: { date: TODAY, minute: 600 } }),
    ]) {
      const { text } = hear(seed.repeat(2000), context);
      expect(text.length).toBeLessThanOrEqual(2000);
      const [short, long] = [quickest(seed.repeat(2000).slice(0, 500), context), quickest(text, context)];
      expect(long).toBeLessThan(8 * short + 100);
    }
  });
});

const things = ['coupe homme', 'coloration', 'balayage', 'mise en plis'];
const people = ['Léa', 'Karim', 'Stéphanie'];
const doings: ReadonlyArray<readonly [string, string]> = [
  ['annulez mon rendez-vous', 'n’annulez pas mon rendez-vous'],
  ['cancel my appointment', 'don’t cancel my appointment'],
  ['rappelez-moi', 'pas besoin de me rappeler'],
  ['call me back', 'don’t call me back'],
  ['je veux un remboursement', 'je ne veux pas de remboursement'],
  ['I want a refund', 'I don’t want a refund'],
  ['je veux réserver', 'je ne veux pas réserver'],
  ['I want to move my appointment', 'I don’t want to move my appointment'],
  ['je suis en retard', 'je ne suis pas en retard'],
  ['I’ll be late', 'I won’t be late'],
  ['je veux parler à quelqu’un', 'je ne veux pas parler à quelqu’un'],
  ['I’m angry', 'I’m not angry'],
  ['oui', 'non'],
  ['yes', 'no'],
  ['ça marche', 'ça marche pas'],
  ['that works', 'that doesn’t work'],
  ['je m’appelle Ana Roy', 'je ne m’appelle pas Ana Roy'],
  ['my name is Ana Roy', 'my name is not Ana Roy'],
  ['c’est 514 555 1234', 'ce n’est pas 514 555 1234'],
  ['quel est le prix?', 'je ne demande pas le prix'],
];

describe('a phrase and its denial are never heard alike', () => {
  const isApart = (phrase: string, denial: string) => {
    const context = contextOf('salon');
    expect(heardOf(hear(denial, context))).not.toBe(heardOf(hear(phrase, context)));
  };

  test.each(doings)('“%s” and “%s”', isApart);

  test.each([
    ...things.flatMap((thing) =>
      ['pas de %', 'sans %', 'not a %', 'no %', 'tout sauf %', 'je ne veux pas de %'].map((denial) => [
        thing,
        denial,
      ]),
    ),
    ...people.flatMap((name) =>
      ['pas avec %', 'pas %', 'not with %', 'sauf avec %', 'anyone but %', 'jamais avec %'].map((denial) => [
        `avec ${name}`,
        denial.replace('%', name),
      ]),
    ),
  ])('“%s” and “%s”', (phrase = '', denial = '') => isApart(phrase, denial.replace('%', phrase)));
});

describe('names', () => {
  const shapes = [
    (name: string) => `Je m’appelle ${name}`,
    (name: string) => `moi c’est ${name}`,
    (name: string) => `Bonjour, mon nom est ${name}.`,
    (name: string) => `my name is ${name} and I’d like an appointment`,
    (name: string) => `${name}, 514 555-1234`,
    (name: string) => `C’est ${name} au 514 555-1234`,
    (name: string) => `${name} ana@exemple.ca`,
  ];

  test.each(quebecNames)('%s is heard in every shape, and alone where a name was asked for', (name) => {
    const context = contextOf('garage');
    for (const shape of shapes) expect(hear(shape(name), context).contact.name).toBe(name);
    const asked = contextOf('garage', { awaits: 'details' });
    expect(hear(name, asked).contact.name).toBe(name);
    expect(hear(name.toLowerCase(), asked).contact.name?.toLowerCase()).toBe(name.toLowerCase());
  });

  test('no ordinary phrase is taken for a name, even where one was asked for', () => {
    const said = [...servicePhrases, ...actPhrases, ...askPhrases].flatMap(({ business, phrases: own }) =>
      own.map(([phrase]) => ({ phrase, frame: hear(phrase, contextOf(business, { awaits: 'details' })) })),
    );
    const taken = said.flatMap(({ phrase, frame }) =>
      frame.contact.name ? [`${phrase} → ${frame.contact.name}`] : [],
    );
    expect(taken).toEqual([]);
  });
});

describe('contact', () => {
  test('an address and a number come back as they were given, in any sentence', () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/);
    const digits = fc.tuple(fc.constantFrom('514', '438', '450'), fc.integer({ min: 5550100, max: 5550199 }));
    fc.assert(
      fc.property(word, word, digits, fc.boolean(), (user, domain, [area, line], isFirst) => {
        const email = `${user}.x@${domain}.ca`;
        const number = `${area} ${String(line).slice(0, 3)}-${String(line).slice(3)}`;
        const said = isFirst
          ? `mon courriel est ${email} et mon cell ${number}`
          : `${number}, ${email} merci`;
        const { contact } = hear(said, contextOf('salon'));
        expect([contact.email, contact.phone]).toEqual([email, `+1${area}${line}`]);
      }),
      seededRuns(100),
    );
  });

  test('an address that is spelled out is the one that is written', () => {
    const word = fc
      .stringMatching(/^[a-z]{3,8}$/)
      .filter((one) => !['point', 'dot', 'tiret', 'dash'].includes(one));
    fc.assert(
      fc.property(word, word, word, (first, last, domain) => {
        const context = contextOf('salon');
        const spoken = hear(`${first} point ${last} arobase ${domain} point com`, context);
        expect(frameInShort({ ...spoken, clauses: [], asks: [], acts: [] })).toBe(
          `email=${first}.${last}@${domain}.com`,
        );
      }),
      seededRuns(100),
    );
  });
});
