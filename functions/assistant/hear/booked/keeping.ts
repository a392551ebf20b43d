import type { Frame } from '../../frame.ts';
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
  /** A yes stands by itself, before whatever else is said. */
  readonly agreed: Pick<Frame, 'agreesFirst'>;
}

const WORDS = [
  { act: 'keep', words: KEEP },
  { act: 'bye', words: FAREWELL },
] as const;

/** Hears that a visitor keeps what they have, asks whether it stands, agrees before they say more, or takes leave. */
export const hearKeeping = ({ folded: whole }: Text, segments: readonly Segment[]): KeepingHeard => {
  const heard = segments.flatMap(({ folded, start, end }) =>
    WORDS.flatMap(({ act, words }) => {
      const [first] = matchesOf(folded, words);
      return first ? [{ act, span: { start: start + first.index, end } }] : [];
    }),
  );
  return {
    acts: [...new Set(heard.map(({ act }) => act))],
    spans: heard.map(({ span }) => span),
    agreed: AGREES_FIRST.test(whole) ? { agreesFirst: true } : {},
  };
};
