import { type Text, wordsOf } from '../../hear/text.ts';
import type { Known } from './known.ts';

/** What only the instructions, the tools and the handles are made of. */
const MACHINERY =
  /\b(?:list_services|find_slots|book_slot|save_lead|tool_use|tool_result|tool[ _]calls?|slothandle|serviceid|partofday|system prompts?|json)\b|[{}<>\\`]|\b[sv]\d{1,3}\b/;

/** Longer than any word or name; an address that may be told is judged elsewhere, but ours are told by ourselves. */
const LONGEST_WORD = 40;
const RUN = 7;

const runsOf = (folded: string): readonly string[] => {
  const words = wordsOf(folded);
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, n) => words.slice(n, n + RUN).join(' '));
};

/** Letters of another script than ours look like others: allowed where the business or the visitor uses them. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|(?![0-9])\p{Nd}/gu;

/** A reader of texts that must not be repeated: any seven words in a row of `secret` give it away. */
export const leaksOf = (secret: readonly string[]) => {
  const runs = new Set(secret.flatMap(runsOf));
  return (text: Text, known: Known): boolean => {
    const [machinery] = MACHINERY.exec(text.folded) ?? [];
    if (machinery !== undefined && !known.ownWords.includes(machinery)) return true;
    if ((text.folded.match(OTHER_SCRIPT) ?? []).some((letter) => !known.ownWords.includes(letter)))
      return true;
    if (text.raw.split(' ').some((word) => word.length > LONGEST_WORD)) return true;
    return runsOf(text.folded).some((run) => runs.has(run) && !known.ownWords.includes(run));
  };
};
