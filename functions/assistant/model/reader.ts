import type { Ask, Clause, Frame, Unread } from '../frame.ts';
import type { KnownBefore } from '../hear/context.ts';
import { withEntries } from '../hear/questions/entries.ts';
import { asTold } from '../hear/times/as-told.ts';
import type { SpeechAct } from '../speech-acts.ts';
import { ask } from './ask.ts';
import { choiceOf, type Heard, heardSchema } from './frame-schema.ts';
import { READER_INSTRUCTIONS } from './instructions.ts';
import { type MessageReader, ModelFailure, type ModelParts, type ModelRequest } from './model.ts';
import { said } from './transcript.ts';

const FORM = 'heard';

const schemaOf = ({ services, people, faq }: KnownBefore) =>
  heardSchema(
    services.map(({ id }) => id),
    people.map(({ id }) => id),
    faq.map(({ id }) => id),
  );

/** What the model is told of the rules' own reading. */
const HINTS = [
  'clauses',
  'choice',
  'arrangement',
  'asks',
  'acts',
  'manner',
  'inDanger',
  'entry',
  'remarks',
  'residue',
] as const satisfies ReadonlyArray<keyof Frame>;

/** What the form has no field for stays the rules' own. */
const asked = ({ near: _near, isTold: _isTold, ...ask }: Ask): Ask => ask;

const hintOf = (frame: Frame) =>
  Object.fromEntries(HINTS.map((field) => [field, field === 'asks' ? frame.asks.map(asked) : frame[field]]));

const requestOf = (ruled: Frame, context: KnownBefore, parts: ModelParts): Omit<ModelRequest, 'signal'> => {
  const { services, people, faq, today, awaits, choices } = context;
  const named = ({ id, name, knownAs = [] }: KnownBefore['services'][number]) => ({
    id,
    names: [name, ...knownAs],
  });
  return {
    system: [
      { text: READER_INSTRUCTIONS, stable: true },
      {
        text: JSON.stringify({
          services: services.map(named),
          people: people.map(named),
          questions: faq.map(({ id, question }) => ({ id, question })),
        }),
        stable: true,
      },
    ],
    text: JSON.stringify({
      ...said(parts),
      today: today.toString(),
      weekday: today.dayOfWeek,
      lastQuestion: awaits ?? null,
      thingsToChooseFrom: choices,
      roughReading: hintOf(ruled),
    }),
    form: { name: FORM, description: 'Files what the message says.', schema: schemaOf(context) },
  };
};

/** Models write null where they mean nothing. */
const withoutNulls = (input: unknown): unknown =>
  input === undefined
    ? undefined
    : JSON.parse(JSON.stringify(input), (_, value) => (value === null ? undefined : value));

const isHeard = (value: unknown, context: KnownBefore): value is Heard =>
  schemaOf(context).required().isValidSync(value, { strict: true });

const readHeard = (input: unknown, context: KnownBefore): Heard | undefined => {
  const heard = withoutNulls(input);
  if (!isHeard(heard, context)) return undefined;
  return heard.choice && !choiceOf(heard.choice) ? undefined : heard;
};

/** A record as text, alike whatever the order of its fields and without those that hold nothing. */
const canonical = (record: unknown): string =>
  JSON.stringify(record, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Somebody asked for by a name that nobody here has is known to the rules alone: the form has only known people. */
const withStrangers = (heard: readonly Clause[], ruled: readonly Clause[]): readonly Clause[] => {
  const unknownPerson = ruled.findLast((clause) => clause.unknownPerson !== undefined)?.unknownPerson;
  if (unknownPerson === undefined) return heard;
  const at = heard.findIndex(({ polarity }) => polarity === 'wanted');
  const named = heard[at] ?? { polarity: 'wanted', persons: [], services: [] };
  return at < 0 ? [...heard, { ...named, unknownPerson }] : heard.with(at, { ...named, unknownPerson });
};

/** For whom a service is told to be is known to the rules alone. */
const withRecipients = (heard: readonly Clause[], ruled: readonly Clause[]): readonly Clause[] =>
  heard.map((clause) => {
    const [service] = clause.services;
    const alike = ruled.find(({ services: [first] }) => first && first.id === service?.id);
    return alike?.forWhom === undefined ? clause : { ...clause, forWhom: alike.forWhom };
  });

const isPart = (words: string, others: readonly string[]): boolean =>
  others.some((other) => other.includes(words) || words.includes(other));

/** Words of the message, so that nobody is made to say what they did not write. */
const written = ({ words, ...rest }: Ask, text: string): Ask =>
  words !== undefined && text.includes(words) ? { ...rest, words } : rest;

/**
 * The model's questions, and those that the rules quote because nobody could read them: such a one is let go only
 * where the model names a topic for its very words.
 */
const withQuoted = (asks: readonly Ask[], { asks: ruled, text }: Frame): readonly Ask[] => {
  const heard: readonly Ask[] = asks.map((ask) => written(ask, text));
  const read = heard.flatMap(({ topic, words }) => (topic === 'other' || !words ? [] : [words]));
  const told = heard.map(({ topic, words, ...ask }) => ({
    ...ask,
    topic,
    // Where the topic says all of it, no words are quoted.
    ...(topic === 'other' && words !== undefined ? { words } : {}),
  }));
  const quoted = told.flatMap(({ words }) => words ?? []);
  return [
    ...told,
    ...ruled.filter(({ words }) => words !== undefined && !isPart(words, read) && !isPart(words, quoted)),
  ];
};

/** What was told beside wishes, as either heard it; the rules' stand unless the model quotes the same thought. */
const withRemarks = (remarks: readonly string[], { remarks: ruled, text }: Frame): readonly string[] => {
  const heard = remarks.filter((words) => text.includes(words));
  return [...heard, ...ruled.filter((words) => !isPart(words, heard))];
};

/** Words about time that the rules could not read stay unread, unless the model hears a time. */
const withUnread = ({ residue, clauses }: Heard, ruled: Frame): readonly Unread[] => {
  const hasTime = clauses.some(({ when, prefers, anyTime }) => when || prefers || anyTime);
  const left = hasTime
    ? []
    : ruled.residue.filter(
        ({ word, isAboutTime }) => isAboutTime && residue.every((other) => other.word !== word),
      );
  return [...residue, ...left];
};

/** Whom the rules heard to be in danger they alone tell. */
const dangerIn = ({ acts }: Frame, { inDanger }: Heard): Pick<Frame, 'inDanger'> =>
  inDanger && !acts.includes('emergency') ? { inDanger } : {};

/**
 * The frame with the model's reading in place of the rules'. Who and where the visitor is only the rules say; what they
 * heard the visitor do stands; and a yes is theirs alone. Where it is not what the rules heard it is a guess.
 */
const merged = (ruled: Frame, heard: Heard, { today, faq, services }: KnownBefore): Frame => {
  const { choice: _ruledChoice, arrangement: _ruledArrangement, ...kept } = ruled;
  const choice = heard.choice && choiceOf(heard.choice);
  const added = heard.acts.filter((act: SpeechAct) => act !== 'yes' && !ruled.acts.includes(act));
  const told: Frame = {
    ...kept,
    ...dangerIn(ruled, heard),
    manner: { ...heard.manner, ...ruled.manner },
    clauses: asTold(
      withRecipients(withStrangers(heard.clauses, ruled.clauses), ruled.clauses),
      ruled.text,
      today,
    ),
    asks: withQuoted(heard.asks, ruled),
    remarks: withRemarks(heard.remarks, ruled),
    residue: withUnread(heard, ruled),
    acts: [...ruled.acts, ...added],
    ...(choice ? { choice } : {}),
    ...(heard.arrangement ? { arrangement: heard.arrangement } : {}),
    ...(heard.entry ? { entry: heard.entry } : {}),
  };
  const frame = withEntries(told, { faq, services });
  return canonical(hintOf(frame)) === canonical(hintOf(ruled)) ? frame : { ...frame, guess: { acts: added } };
};

/** A yes or a no, to SMS too, a name, a number: nothing more is in them than the rules heard. */
const isPlain = ({ clauses, asks, acts, residue, choice, sms }: Frame): boolean =>
  clauses.length + asks.length + residue.length === 0 &&
  choice === undefined &&
  (acts.length > 0 || sms !== undefined) &&
  acts.every((act) => act === 'yes' || act === 'no');

const formOf = async (parts: ModelParts, request: Omit<ModelRequest, 'signal'>): Promise<unknown> => {
  const forms: unknown[] = [];
  for await (const event of ask(parts, request))
    if (event.kind === 'form') forms.push(event.name === FORM ? event.input : undefined);
  // Two readings of one message contradict each other.
  return forms.length === 1 ? forms[0] : undefined;
};

/** Hears by a model: one request, whose answer counts only where it is a frame of this business. */
export const modelReader = (parts: ModelParts): MessageReader => ({
  read: async (ruled, context) => {
    if (isPlain(ruled)) return undefined;
    try {
      const heard = readHeard(await formOf(parts, requestOf(ruled, context, parts)), context);
      if (!heard) parts.setBack('misheard');
      return heard && merged(ruled, heard, context);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      parts.setBack(error.reason);
      return undefined;
    }
  },
});
