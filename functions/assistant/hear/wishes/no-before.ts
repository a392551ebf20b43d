import { pattern } from '../../patterns.ts';
import { isWithin, type Mention } from '../mention.ts';
import { nobodyBut } from '../people/only-words.ts';
import type { Text } from '../text.ts';

const NO = pattern`
  \b(?:
    no|no more|not (?:with|for)|without|skip the|skip
    |(?<=(?:any ?one|any ?body|any of them|everyone|everybody|whoever) )but
  ) $`;

/** "No highlights", "no Karim": right before a service or a person a "no" refuses it, and answers nothing. */
export const refusalsBefore = ({ folded }: Text, mentions: readonly Mention[]): readonly Mention[] => {
  const only = nobodyBut(folded);
  return mentions.flatMap(({ start }): readonly Mention[] => {
    const match = NO.exec(folded.slice(Math.max(0, start - 28), start));
    const from = start - (match?.[0].length ?? 0);
    if (!match || isWithin({ start: from, end: start }, only)) return [];
    return [{ kind: 'cue', cue: 'refuse', reach: 'after', start: from, end: start - 1 }];
  });
};
