import { pattern } from '../../patterns.ts';
import type { KnownEntry } from './known-entry.ts';
import type { KnownMeaning } from './known-meanings.ts';
import { meaningIn } from './meaning.ts';
import type { Meaning } from './meaning-words.ts';
import { PAYERS } from './payers.ts';

const PAYER = new RegExp(String.raw`\b(?:${PAYERS})(?![a-z])`, 'g');

/** Whether somebody named who pays, and this entry is about them: whatever else was said belongs to that. */
const namesPayer = (folded: string, { question }: KnownMeaning): boolean =>
  [...folded.matchAll(PAYER)].some(([payer]) => [...meaningIn(payer)].some((word) => question.has(word)));

/** "I have a CNESST file. Do I have to pay?", "what do I bring?": who pays is told before the question. */
export const OF_PAYER = pattern`
  \b(?:
    (?:have|need|got|gotta) (?:to )?pay\b|do i pay\b
    |(?:faut|doi[st]|jdois)[- ]?(?:tu|il|je|on)? (?:que (?:je|j'|on) )?pay|(?:je|on) paye?[- ]?tu
    |(?:is|are) (?:it|that|this|they) (?:free|covered|paid)
    |(?:c'?est|ca)[- ]?(?:tu|ti)? (?:est )?(?:gratuit|couvert|paye)
    |(?:what|anything|something|need|have|should (?:i|we)|que|quoi|faut|dois)\b.{0,24}\b(?:bring|apport[a-z]+)
    |j'apporte quoi
  )`;

const OF_CARD = /\b(?:carte (?:soleil|d'assurance|maladie|ramq)|(?:health|medicare)(?: insurance)? card)\b/;
/** By which a health card is read too. */
const CARD = 'ramq';

/** "Do I bring the health card?" is answered where the answer speaks of one. */
export const cardEntry = (known: readonly KnownMeaning[], folded: string): KnownEntry | undefined => {
  const [only, ...others] = OF_CARD.test(folded) ? known.filter(({ answer }) => answer.has(CARD)) : [];
  return others.length === 0 ? only?.entry : undefined;
};

const sharedWith = (said: Meaning, { question, answer }: KnownMeaning): number =>
  [...said].filter((word) => question.has(word)).length +
  [...said].filter((word) => answer.has(word)).length / 10;

/** The entry about whoever is named to pay; of several the one that has more of all that is said. */
export const payerEntry = (
  known: readonly KnownMeaning[],
  folded: string,
  whole: string,
): KnownEntry | undefined => {
  const all = known.filter((one) => namesPayer(folded, one));
  const payers =
    all.length === 0 && OF_PAYER.test(folded) ? known.filter((one) => namesPayer(whole, one)) : all;
  if (payers.length < 2) return payers[0]?.entry;
  const said = meaningIn(whole);
  const [best, next] = payers.toSorted((a, b) => sharedWith(said, b) - sharedWith(said, a));
  return best && next && sharedWith(said, best) > sharedWith(said, next) ? best.entry : undefined;
};
