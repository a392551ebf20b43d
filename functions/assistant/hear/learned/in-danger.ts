import { type Danger, does, type Frame } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import { OF_ANIMAL } from '../acts/emergencies/animal-words.ts';
import type { KnownBefore } from '../context.ts';
import { withEntries } from '../questions/entries.ts';
import { readText } from '../text.ts';
import { likelyAct } from './likely-act.ts';
import { likelyDanger } from './likely-danger.ts';

/** How likely danger must be, from 0 to 1: for whom to call to be all that is answered, and for a word of it beside the answer. */
interface Least {
  readonly sure: number;
  readonly maybe: number;
}

const LEAST = {
  /** What the message does is most like an emergency too. */
  alike: { sure: 0.4, maybe: 0.2 },
  /** It is like nothing in particular. */
  open: { sure: 0.6, maybe: 0.35 },
  /** An appointment is wished, which danger often hides behind: "my chest is tight, can I come at four?" */
  wishing: { sure: 0.7, maybe: 0.4 },
  /** An appointment is given up, as by those who take leave of everything. */
  leaving: { sure: 0.9, maybe: 0.6 },
  /** Something is cancelled in so many words, which is done whatever may be. */
  cancelling: { sure: Number.POSITIVE_INFINITY, maybe: 0.6 },
  /** Something else is done: "there was an accident on the bridge, I'll be late". */
  beside: { sure: 0.9, maybe: 0.8 },
} as const satisfies Readonly<Record<string, Least>>;

/** How likely something else must be done to count, from 0 to 1. */
const LIKELY_ELSE = 0.5;

const isAnswered = ({ entry, asks }: Frame): boolean =>
  entry !== undefined || asks.some((ask) => ask.entry !== undefined);

/** Who may harm themselves is told whom to talk to, whatever else they seem to do. */
const leastIn = (frame: Frame, inDanger: Danger): Least => {
  if (inDanger === 'self') return does(frame, 'cancel', 'drop', 'move') ? LEAST.leaving : LEAST.alike;
  if (does(frame, 'cancel')) return LEAST.cancelling;
  if (isAnswered(frame) || does(frame, 'complaint', 'late', 'move')) return LEAST.beside;
  const { act, share } = likelyAct(frame.text);
  if (act === 'emergency') return LEAST.alike;
  if (share < LIKELY_ELSE) return LEAST.open;
  return act === 'book' ? LEAST.wishing : LEAST.beside;
};

const PERSON = pattern`
  \b(?:
    dad|father|mom|mum|mother|grand-?(?:ma|pa|mother|father)|son|daughter|husband|wife|brother|sister|baby|coworker
    |pere|mere|papa|maman|mamie|papi|fils|fille|gars|mari|femme|frere|soeur|bebe|collegue|enfant|child|kid
  )(?![a-z])`;

/** Whoever is named as somebody's kin is no animal, whatever it is like. */
const whoOf = (inDanger: Danger, text: string): Danger => {
  const { folded } = readText(text);
  return inDanger === 'animal' && PERSON.test(folded) && !OF_ANIMAL.test(folded) ? 'person' : inDanger;
};

/**
 * The frame with who or what is likely in danger by what is told in it, whatever else it wishes: the words of danger are more
 * than anybody can list. Who is sent to 911 for little has lost less than who is offered an appointment for a heart attack.
 */
export const withDanger = (frame: Frame, known: Pick<KnownBefore, 'faq' | 'services'>): Frame => {
  const isSettled = does(frame, 'emergency') || frame.manner.isNoEmergency || frame.manner.supposes;
  if (isSettled) return frame;
  const { inDanger: likeliest, share } = likelyDanger(frame.text);
  if (share < LEAST.alike.maybe) return frame;
  const inDanger = whoOf(likeliest, frame.text);
  const { sure, maybe } = leastIn(frame, inDanger);
  if (share < sure) return share < maybe ? frame : { ...frame, mayBeInDanger: inDanger };
  const { entry: _entry, near: _near, ...alone } = frame;
  const danger: Frame = {
    ...alone,
    ...{ acts: ['emergency'], guess: { acts: ['emergency'] }, inDanger },
    ...{ clauses: [], asks: [], remarks: [], residue: [] },
  };
  return withEntries(danger, known);
};
