import type { Ask, Frame } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import { segmentsOf } from '../segments.ts';
import { readText } from '../text.ts';
import { meaningIn } from './meaning.ts';
import type { Meaning } from './meaning-words.ts';
import { OF_ANYTHING } from './near-entries.ts';
import { PAYERS } from './payers.ts';
import { type OwnBusiness, readBusiness } from './read-business.ts';
import { isSubject, subjectsOf } from './subjects.ts';
import { isUntold } from './untold.ts';

/** How much of what is asked the answer must hold. */
const LEAST_HELD = 0.5;

/** "Can he sign up alone", « y peut tu y aller seul »: without a question mark too. */
const ASKS = pattern`
  \b(?:
    (?:can|could|may|must|should|does|do|is|are) (?:i|we|he|she|they|it|you)
    |(?:peut|peux|peuvent|doit|dois|faut)[- ]?(?:t[- ])?(?:tu|ti|je|il|elle|on)|est-ce qu
  )(?![a-z])`;

/** "And for signing up, can he …?": what a question begins with is what it is about, whatever else it tells. */
const ABOUT = pattern`
  ^\W*(?:(?:ok|okay|merci|thanks|thank you|and|et|pis|puis|so|but|mais)\W+)*(?:for|about|as for|pour|concernant)
  ((?:\W+[a-z]+){1,3})`;

/** What is known of the entry that was told last. */
type Known = OwnBusiness & {
  readonly toldLast?: string | undefined;
  readonly saidLast?: string | undefined;
};

interface Held {
  /** What only the answer of the entry that was told last tells, no other question asks, and nobody asked before. */
  readonly words: Meaning;
  /** The words of the names of services: they are asked about in many questions. */
  readonly named: Meaning;
}

const heldBy = ({ faq, services, toldLast, saidLast = '' }: Known): Held => {
  const before = meaningIn(saidLast);
  const { entries, named } = readBusiness({ faq, services });
  const last = entries.find(({ entry }) => entry.id === toldLast);
  const isElse = (word: string): boolean =>
    OF_ANYTHING.has(word) || before.has(word) || entries.some(({ question }) => question.has(word));
  const words = [...(last?.answer ?? [])].filter((word) => isSubject(word) && !isElse(word));
  return { words: new Set(words), named };
};

/** Whether the answer holds what some words ask: most of it, or what they begin with. */
const holds = ({ words: held, named }: Held, words: string): boolean =>
  segmentsOf(readText(words)).some(({ folded }) => {
    const said = meaningIn(folded);
    const shared = [...said].filter((word) => held.has(word));
    const subject = meaningIn(ABOUT.exec(folded)?.[1] ?? '');
    const isEnough = shared.length / subjectsOf(said, new Set()) >= LEAST_HELD;
    return shared.some((word) => subject.has(word) || (isEnough && !named.has(word)));
  });

const PAYER = new RegExp(`\\b(?:${PAYERS})(?![a-z])`);

/** Whether the entry that was told last is of who pays. */
const namesPayer = ({ faq, toldLast }: Known): boolean =>
  faq.some(
    ({ id, question, answer = '' }) =>
      id === toldLast && PAYER.test(readText(`${question} ${answer}`).folded),
  );

const isPriceOnly = ({ topic, services, thing, entry }: Ask): boolean =>
  (topic === 'price' || topic === 'sum') &&
  services.length === 0 &&
  thing === undefined &&
  entry === undefined;

/** A message that was heard to ask nothing may hold the question as a thought beside. */
const askedBeside = ({ asks, remarks }: Frame): readonly string[] =>
  asks.length > 0 ? [] : remarks.filter((words) => ASKS.test(readText(words).folded));

/**
 * "She can drink at least?", once it was told that no food is allowed and water is: the entry that was told last answers
 * what nothing else does, where its answer holds what is asked.
 */
export const withToldLast = (frame: Frame, known: Known): Frame => {
  const entry = known.toldLast;
  const held = heldBy(known);
  const isHeld = (words: string): boolean => holds(held, words);
  const beside = askedBeside(frame).filter(isHeld);
  const isOfPayer = namesPayer(known);
  const asks = frame.asks.map((ask): Ask => {
    const { near, ...rest } = ask;
    // "Does it cost me anything?", once it was told who pays.
    if (entry !== undefined && isOfPayer && isPriceOnly(ask)) return { ...ask, entry };
    const isOpen = isUntold(ask) && (near === undefined || near === entry);
    return isOpen && entry !== undefined && isHeld(ask.words ?? frame.text) ? { ...rest, entry } : ask;
  });
  const asked = beside.map(
    (words): Ask => ({ topic: 'other', services: [], persons: [], words, ...(entry ? { entry } : {}) }),
  );
  return {
    ...frame,
    asks: [...asks, ...asked],
    remarks: frame.remarks.filter((words) => !beside.includes(words)),
  };
};
