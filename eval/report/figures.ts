import type { Outcome } from '../evaluate.ts';
import { FAILURES, type FailureKind } from '../judge/failure.ts';

/** What a set of conversations came to. */
export interface Figures {
  readonly count: number;
  /** Nothing at all was wrong. */
  readonly right: number;
  /** The visitor got what they came for. */
  readonly reached: number;
  readonly falseConfirmations: number;
  /** Conversations with a wrong price, hour or day. */
  readonly wrongFacts: number;
  /** Conversations in which a constraint was read as its opposite. */
  readonly reversed: number;
  readonly wrongLanguage: number;
  /** Conversations that booked something. */
  readonly booked: number;
  /** Of these, those that booked otherwise than the visitor said. */
  readonly bookedOtherwise: number;
}

const has =
  (...kinds: readonly FailureKind[]) =>
  ({ failures }: Outcome): boolean =>
    failures.some(({ kind }) => kinds.includes(kind));

const isReached = ({ failures }: Outcome): boolean =>
  failures.every(({ kind }) => FAILURES[kind] === 'manner');

const hasBooked = ({ transcript }: Outcome): boolean =>
  transcript.exchanges.some(({ booking }) => booking !== undefined);

/** Adds up what went right and wrong. */
export const figuresOf = (outcomes: readonly Outcome[]): Figures => {
  const count = (test: (outcome: Outcome) => boolean) => outcomes.filter(test).length;
  return {
    count: outcomes.length,
    right: count(({ failures }) => failures.length === 0),
    reached: count(isReached),
    falseConfirmations: count(has('false-confirmation')),
    wrongFacts: count(has('wrong-price', 'wrong-hour', 'wrong-day')),
    reversed: count(has('reversed')),
    wrongLanguage: count(has('language')),
    booked: count(hasBooked),
    bookedOtherwise: count((outcome) => hasBooked(outcome) && has('booked')(outcome)),
  };
};
