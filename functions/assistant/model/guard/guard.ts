import { readText } from '../../hear/text.ts';
import { INSTRUCTIONS } from '../instructions.ts';
import { namesStrangeAddress } from './addresses.ts';
import { claimsAppointment, claimsChange, claimsMessage } from './claims.ts';
import type { Known } from './known.ts';
import { leaksOf } from './leaks.ts';
import { tellsUntruePrice } from './prices.ts';
import { isOfAppointment, tellsUntrueTime } from './times.ts';

export type Offence = 'long' | 'leak' | 'address' | 'appointment' | 'change' | 'message' | 'time' | 'price';

/** Longer ones are read to their end by nobody, and by no pattern. */
const LONGEST_SENTENCE = 1000;

const leaks = leaksOf(INSTRUCTIONS.split('\n').map((line) => readText(line).folded));

/**
 * What is wrong with a sentence of the model's, judged by the records that this turn has read; `undefined` where nothing is. It
 * errs on the side of refusal: what is refused is said in the rules' words instead. `before` is what was told just before,
 * since a claim may be spread over two sentences.
 */
export const offenceOf = (sentence: string, before: string, known: Known): Offence | undefined => {
  if (sentence.length > LONGEST_SENTENCE) return 'long';
  const text = readText(sentence);
  const both = readText(`${before.slice(-LONGEST_SENTENCE)} ${sentence}`.trim());
  if (leaks(text, known) || leaks(both, known)) return 'leak';
  if (namesStrangeAddress(text, known) || namesStrangeAddress(both, known)) return 'address';
  if (claimsAppointment(text) && !isOfAppointment(text, known)) return 'appointment';
  if (claimsAppointment(both) && !isOfAppointment(both, known) && !claimsAppointment(readText(before)))
    return 'appointment';
  if (claimsChange(text)) return 'change';
  if (claimsMessage(text)) return 'message';
  if (tellsUntrueTime(text, known)) return 'time';
  return tellsUntruePrice(text, known) ? 'price' : undefined;
};
