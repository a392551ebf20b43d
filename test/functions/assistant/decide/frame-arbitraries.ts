import fc from 'fast-check';
import { DANGERS, type Frame } from '../../../../functions/assistant/frame.ts';
import { SPEECH_ACTS } from '../../../../functions/assistant/speech-acts.ts';
import { TOPICS } from '../../../../functions/assistant/topics.ts';
import { clauseAbout, sometimes, when } from './wish-arbitraries.ts';

/** Ids that no business gave. */
const FOREIGN = ['foreign', '__proto__', ''];

const contact = fc.record(
  {
    name: fc.constantFrom('Ana Roy', 'x'.repeat(300)),
    email: fc.constantFrom('ana@exemple.ca', 'not an address'),
    phone: fc.constantFrom('+15145551234'),
    badEmail: fc.constant('ana@'),
    badPhone: fc.constant('555'),
  },
  { requiredKeys: [] },
);

const choice = fc.oneof(
  fc.record({ kind: fc.constant('ordinal' as const), index: fc.integer({ min: -9, max: 9 }) }),
  fc.record({
    kind: fc.constant('number' as const),
    value: fc.oneof(fc.integer({ min: -3, max: 99 }), fc.double()),
  }),
  fc.record({
    kind: fc.constant('superlative' as const),
    which: fc.constantFrom('soonest' as const, 'latest' as const),
  }),
  fc.record({ kind: fc.constant('shown' as const), index: fc.integer({ min: -9, max: 9 }) }),
  fc.constant({ kind: 'any' as const }),
);

/** Times that no calendar has, as a broken or hostile reader might tell them. */
const impossible = fc.constantFrom(
  { dates: [{ from: 'tomorrow', to: '2026-99-99' }], weekdays: [], times: [] },
  { dates: [{ from: '2026-12-01', to: '2026-11-01' }], weekdays: [], times: [] },
  { dates: [{ from: '-271821-04-19', to: '+275760-09-13' }], weekdays: [], times: [] },
  { dates: [], weekdays: [9], times: [{ from: Number.NaN, to: -5 }] },
  { dates: [], weekdays: [], times: [], at: { minute: 1e9 } },
);

/** Anything that a reader might make of a message: mostly what visitors say, now and then what nobody can mean. */
export const frameAbout = (services: readonly string[], persons: readonly string[]): fc.Arbitrary<Frame> => {
  const clause = fc.oneof(
    { weight: 12, arbitrary: clauseAbout(services, persons) },
    { weight: 1, arbitrary: clauseAbout(FOREIGN, FOREIGN) },
    {
      weight: 1,
      arbitrary: impossible.map((bad) => ({
        polarity: 'wanted' as const,
        when: bad,
        services: [],
        persons: [],
      })),
    },
  );
  const ask = fc.record({
    topic: fc.constantFrom(...TOPICS),
    services: fc.array(fc.constantFrom(...services, ...FOREIGN), { maxLength: 3 }),
    persons: fc.array(fc.constantFrom(...persons, ...FOREIGN), { maxLength: 2 }),
    when: sometimes(fc.oneof(when, impossible)),
  });
  const few = fc.array(clause, { maxLength: 3 });
  const thousands = clause.map((one) => Array.from({ length: 2000 }, () => one));
  return fc
    .record({
      text: fc.constantFrom('', 'oui', 'une coupe jeudi', 'x'.repeat(2000), 'Et pour un caniche royal ?'),
      wordCount: fc.nat({ max: 400 }),
      manner: fc.record(
        {
          isQuestion: fc.boolean(),
          followsUp: fc.boolean(),
          holdsMessage: fc.boolean(),
          wishesBeside: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
      inDanger: sometimes(fc.constantFrom(...DANGERS)),
      entry: sometimes(fc.constantFrom('parking', ...FOREIGN)),
      asksLanguage: fc.constantFrom(false, false, false, true),
      clauses: fc.oneof({ weight: 60, arbitrary: few }, { weight: 1, arbitrary: thousands }),
      choice: sometimes(choice),
      asks: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(ask, { maxLength: 2 })),
      acts: fc.oneof(
        { weight: 3, arbitrary: fc.subarray(['yes', 'book', 'greet'] as const) },
        fc.array(fc.constantFrom(...SPEECH_ACTS), { maxLength: 3 }),
      ),
      contact: fc.oneof(fc.constant({}), contact),
      remarks: fc.array(fc.constantFrom('je suis enceinte', 'x'.repeat(2000), '·', ''), { maxLength: 8 }),
      residue: fc.array(fc.record({ word: fc.constantFrom('brunante', 'a'), isAboutTime: fc.boolean() }), {
        maxLength: 1,
      }),
    })
    .map(
      ({ choice: chosen, inDanger, entry, ...rest }) =>
        ({
          ...rest,
          ...(chosen ? { choice: chosen } : {}),
          ...(inDanger ? { inDanger } : {}),
          ...(entry === undefined ? {} : { entry }),
        }) as Frame,
    );
};
