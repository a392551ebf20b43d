import { pattern } from '../../patterns.ts';
import type { Segment } from '../segments.ts';
import type { AskHeard } from './asks.ts';

/** A word or an order of words that asks, with or without a question mark. */
const ASKING = pattern`
  \b(?:
    combien|comment|pourquoi|quand|quel(?:le)?s?|quoi|lequel|laquelle|est-ce|qu'est-ce|ou (?:
      est|sont|puis|peut|se|etes
    )|puis[- ]je|(?:il )?y a[- ]?t[u'-]|ya[- ]tu|[a-z]+[- ]t[ui]|[a-z]+ez[- ]vous
    |how|what|whats|when|where|which|who|why
    |(?:can|could|may|do|does|did|will|would|is|are) (?:i|you|u|we|they|there|it)|svp|stp|please|pls
    |tell me|dites|dis[- ]moi|wonder\w*|know if|savoir si
  )(?![a-z])|^\W*(?:(?:and|but|so|ok|okay)\W+)*(?:is|are|am|do|does|did|can|could|will|would|should|may) `;

/** Words that may be a question by themselves: "payment methods". */
const FEWEST_TOLD = 4;

const isTelling = ({ folded, isQuestion }: Segment): boolean =>
  !isQuestion && !ASKING.test(folded) && folded.trim().split(' ').length >= FEWEST_TOLD;

/** The questions, with those marked whose thought only tells: "she'll pay by Interac", « on va se stationner en arrière ». */
export const markTold = (asks: readonly AskHeard[]): readonly AskHeard[] =>
  asks.map((heard) => (isTelling(heard.segment) ? { ...heard, ask: { ...heard.ask, isTold: true } } : heard));
