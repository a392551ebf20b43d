import type { Frame } from '../../frame.ts';
import type { SpeechAct } from '../../speech-acts.ts';
import type { KnownBefore } from '../context.ts';

/** What is heard beyond doubt by its words. */
const SAID: ReadonlySet<SpeechAct> = new Set([
  ...(['move', 'cancel', 'callback', 'person', 'message', 'complaint', 'late', 'emergency'] as const),
  ...(['insult', 'wrong_email', 'wrong_phone', 'another_appointment'] as const),
]);

/** Single words of these are in many messages that do something else. */
export const LIGHT: ReadonlySet<SpeechAct> = new Set([
  ...(['yes', 'no', 'others', 'earlier', 'later', 'pause', 'drop', 'thank', 'help'] as const),
]);

/** How many words must be there to be like anything: one is too little, as are a few beside what the rules heard. */
const FEWEST_WORDS = 2;
const FEWEST_BESIDE_LIGHT = 5;
const FEWEST_BESIDE_WISH = 7;

const fewestIn = ({ contact, clauses, acts }: Frame): number => {
  const isWish = clauses.some(({ when, prefers }) => when !== undefined || prefers !== undefined);
  if (isWish || acts.includes('book') || Object.keys(contact).length > 0) return FEWEST_BESIDE_WISH;
  return acts.some((act) => LIGHT.has(act)) ? FEWEST_BESIDE_LIGHT : FEWEST_WORDS;
};

/** A name and a number beside a wish are those of who wishes. */
const isTooLittle = (frame: Frame): boolean =>
  frame.wordCount < fewestIn(frame) || (Object.keys(frame.contact).length > 0 && frame.clauses.length > 0);

const isSaid = ({ acts }: Frame): boolean => acts.some((act) => SAID.has(act));

/** Nothing was asked of them, put before them, wished or booked yet: what they write goes on from nothing. */
const isFresh = ({ awaits, choices, service, before, isTimed }: KnownBefore): boolean =>
  awaits === undefined && choices === 0 && service === undefined && before === undefined && !isTimed;

/** More words than a wish has that is only a wish. */
const LONGEST_WISH = 12;

/** A wish of which no word was left over says nothing else. */
const isExplained = ({ clauses, asks, remarks, residue, wordCount }: Frame): boolean =>
  clauses.length > 0 && wordCount <= LONGEST_WISH && asks.length + remarks.length + residue.length === 0;

/** One of the business's own questions was heard. */
const isAnswered = ({ entry, near = [] }: Frame): boolean => entry !== undefined || near.length > 0;

/** Whether somebody may be doing more by a message than its words say. */
export const isDoingOpen = (frame: Frame, known: KnownBefore): boolean =>
  isFresh(known) && !isSaid(frame) && !isAnswered(frame) && !isExplained(frame) && !isTooLittle(frame);

/** Whether one of the business's own questions may be meant, of which the words were heard to ask none. */
export const isEntryOpen = (frame: Frame, { faq }: Pick<KnownBefore, 'faq'>): boolean =>
  faq.length > 0 && !isAnswered(frame) && !isSaid(frame);
