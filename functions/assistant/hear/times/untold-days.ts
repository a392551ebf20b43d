import { globalPattern } from '../../patterns.ts';
import type { WhenMention } from '../mention.ts';
import { matchesOf } from '../text.ts';

/** "Same day and time": what was wished for stands, where nothing was put forward yet. */
const AS_TOLD = globalPattern`
  \b(?:la |le |the )?(?:meme|mm|same) (?:jour(?:nee)?|day|heure|time)
  (?:(?: (?:et|and|&)|,)? (?:la |the )?(?:meme |same )?(?:heure|time)(?: of (?:the )?day)?)?
  (?! (?:que|as|de|of)\b)(?![a-z])`;

/** "The other days", « le reste »: beside what is said of it. */
const REST = globalPattern`
  \b(?:les autres (?:jours|journees|dates)|le reste|(?:the |all )?(?:the )?other (?:days|dates)|the rest)(?=
    ,? (?:
      ca|c'est|je|j'|j |on|nous|il|elle|i|we|she|he|it's|is|are|don't|dont|doesn't|won't|non|no|sont|est
      |marche
    )(?![a-z])
  )`;

const untold = (folded: string, words: RegExp): readonly WhenMention[] =>
  matchesOf(folded, words).map(({ index, 0: { length } }) => ({
    kind: 'when',
    when: { dates: [], weekdays: [], times: [] },
    start: index,
    end: index + length,
  }));

/** "Same day and time": what was wished for before. */
export const asWished = (folded: string): readonly WhenMention[] => untold(folded, AS_TOLD);

/** "The other days don't work": which they are is for what else is told. */
export const otherDays = (folded: string): readonly WhenMention[] => untold(folded, REST);
