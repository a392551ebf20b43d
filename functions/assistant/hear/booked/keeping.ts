import type { Frame } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import type { SpeechAct } from '../../speech-acts.ts';
import type { Span } from '../mention.ts';
import type { Segment } from '../segments.ts';
import { matchesOf, type Text } from '../text.ts';
import { AGREES_FIRST, DAY, FAREWELL, KEEP, TAKEN_OVER } from './keep-words.ts';

/** What of a message leaves a booking as it is. */
export interface KeepingHeard {
  readonly acts: readonly Extract<SpeechAct, 'keep' | 'bye' | 'move'>[];
  /** From the words to the end of their thought: nothing that is named there is wished anew. */
  readonly spans: readonly Span[];
  /** A yes stands by itself, before whatever else is said. */
  readonly agreed: Pick<Frame, 'agreesFirst'>;
}

const WORDS = [
  { act: 'keep', words: KEEP },
  { act: 'bye', words: FAREWELL },
] as const;

/** "Keep the facial and replace the pedicure": what is done besides is no part of what is kept. */
const DONE_BESIDES = pattern`
  (?:,|\b(?:et|and|mais|but|pis|puis|then)) ?(?:(?:just|juste|please|to|de) )?(?:
    chang(?:e|ing)|switch|swap|replac|remplac|echang|modifi|mov(?:e|ing)|resched|deplac|report|decal|cancel|annul
    |add|ajout|rajout|note|notez|marqu|ecri|write|tell|dites|dis
  )`;

/** "Keep Friday but later", « garder vendredi en le mettant plutôt passé 15 h »: what is kept is no more than the day. */
const AT_OTHER_TIME = pattern`
  \b(?:garde[rz]?|conserve[rz]?|keep(?:ing)?) (?:le |la |the |on )?${DAY}[^.!?]{0,40}?\b(?:
    en (?:le|la|les) (?:mettant|deplacant|changeant|poussant|decalant|avancant)
    |(?:(?:mais|but|just|juste|plutot|rather|instead) )+(?:
      (?:plus|un peu plus) (?:tot|tard)|(?:a (?:bit|little) )?(?:later|earlier)
      |(?:passe|apres|avant|vers|a|after|before|around|at|past)(?= ?\d| midi| noon)
    )
  )`;

/** Where what is said of keeping something ends within its thought. */
const endOf = ({ folded, start, end }: Segment, index: number): number => {
  const besides = DONE_BESIDES.exec(folded.slice(index));
  return besides ? start + index + besides.index : end;
};

/** Hears that a visitor keeps what they have, asks whether it stands, agrees before they say more, or takes leave. */
export const hearKeeping = ({ folded: whole }: Text, segments: readonly Segment[]): KeepingHeard => {
  const agreed = AGREES_FIRST.test(whole) ? { agreesFirst: true } : {};
  if (AT_OTHER_TIME.test(whole)) return { acts: ['move'], spans: [], agreed };
  const heard = segments.flatMap((segment) =>
    WORDS.flatMap(({ act, words }) => {
      const [first] = matchesOf(segment.folded, words);
      if (!first) return [];
      return [{ act, span: { start: segment.start + first.index, end: endOf(segment, first.index) } }];
    }),
  );
  const taken = matchesOf(whole, TAKEN_OVER).length > 0 ? (['keep'] as const) : [];
  return {
    acts: [...new Set([...heard.map(({ act }) => act), ...taken])],
    spans: heard.map(({ span }) => span),
    agreed,
  };
};
