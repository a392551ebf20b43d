import { pattern } from '../../patterns.ts';
import { isWithin, type Mention } from '../mention.ts';
import { nobodyBut } from '../people/only-words.ts';
import type { Text } from '../text.ts';

const NO = pattern`
  \b(?:
    no|no more|not (?:with|for)|without|skip the|skip
    |(?<=(?:any ?one|any ?body|any of them|everyone|everybody|whoever) )but
  ) $`;

/** "No hot water", « plus de chauffage »: what is out of order is lacked, and not refused. */
const LACKED = pattern`
  ^(?:
    (?:hot )?water(?! (?:heater|softener|filter))|heat(?:ing)?(?! pump)|power|pressure|brakes|eau(?: chaude)?|chauffage
    |courant|pression|freins
  )(?![a-z])(?![^.!?]*\b(?:just|only|juste|seulement|plutot|instead|rather)(?![a-z]))`;
const LACKS = /\b(?:no|without(?: any)?|(?:pas|plus|pus?) d(?:e|')|sans) ?$/;

/** "No highlights", "no Karim": right before a service or a person a "no" refuses it, and answers nothing. */
export const refusalsBefore = ({ folded }: Text, mentions: readonly Mention[]): readonly Mention[] => {
  const only = nobodyBut(folded);
  return mentions.flatMap(({ start }): readonly Mention[] => {
    const before = folded.slice(Math.max(0, start - 28), start);
    const lacks = LACKED.test(folded.slice(start)) ? LACKS.exec(before)?.[0] : undefined;
    const no = lacks ?? NO.exec(before)?.[0];
    if (no === undefined) return [];
    const from = start - no.length;
    if (isWithin({ start: from, end: start }, only)) return [];
    const cue = lacks === undefined ? 'refuse' : 'wish';
    return [{ kind: 'cue', cue, reach: 'after', start: from, end: start - 1 }];
  });
};
