import type { SpeechAct } from '../../speech-acts.ts';
import type { Span } from '../mention.ts';
import type { Segment } from '../segments.ts';
import { matchesOf, type Text } from '../text.ts';
import { AGREES_FIRST, FAREWELL, KEEP } from './keep-words.ts';

/** What of a message leaves a booking as it is. */
export interface KeepingHeard {
  readonly acts: readonly Extract<SpeechAct, 'keep' | 'bye'>[];
  /** From the words to the end of their thought: nothing that is named there is wished anew. */
  readonly spans: readonly Span[];
}

const WORDS = [
  { act: 'keep', words: KEEP },
  { act: 'bye', words: FAREWELL },
] as const;

/** Hears that a visitor keeps what they have, asks whether it stands, or takes leave until then. */
export const hearKeeping = (segments: readonly Segment[]): KeepingHeard => {
  const heard = segments.flatMap(({ folded, start, end }) =>
    WORDS.flatMap(({ act, words }) => {
      const [first] = matchesOf(folded, words);
      return first ? [{ act, span: { start: start + first.index, end } }] : [];
    }),
  );
  return { acts: [...new Set(heard.map(({ act }) => act))], spans: heard.map(({ span }) => span) };
};

/** Whether a yes stands by itself before whatever else is said. */
export const agreesFirst = ({ folded }: Text): boolean => AGREES_FIRST.test(folded);
