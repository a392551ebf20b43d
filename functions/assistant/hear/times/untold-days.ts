import { globalPattern, source } from '../../patterns.ts';
import type { WhenMention } from '../mention.ts';
import { matchesOf } from '../text.ts';

/** "Same day and time": what was wished for stands, where nothing was put forward yet. */
const AS_TOLD = globalPattern`
  \b(?:la |le |the )?(?:meme|mm|same) (?:jour(?:nee)?|day|heure|time)
  (?:(?: (?:et|and|&)|,)? (?:la |the )?(?:meme |same )?(?:heure|time)(?: of (?:the )?day)?)?
  (?! (?:que|as|de|of)\b)(?![a-z])`;

const OTHER_TIMES = source`
  (?:
    (?:(?:tous |toutes )?(?:les|mes|nos|ses) )?autres (?:
      jours|journees|dates|soir(?:ee)?s|matin(?:ee)?s|avant-midis?|apres-midis?|semaines|fins de semaines?|moments
    )
    |(?<!\b(?:an|any|every|some) )(?:all )?(?:(?:the|my|our|his|her) )?other (?:
      days|dates|evenings|nights|mornings|afternoons|week-?ends|weeks|times
    )
  )`;

/** "The other days", « le reste », « les autres soirs »: beside what is said of it. */
const REST = globalPattern`
  \b(?:${OTHER_TIMES}|le reste|the rest)(?=
    ,? (?:
      ca|c'est|je|j'|j |on|nous|il|elle|i|i'm|im|i've|we|we're|she|he|it's|is|are|don't|dont|doesn't|won't|non|no|sont|est
      |marche|mon|ma|mes|my|impossible|out|busy
    )(?![a-z])
  )
  |(?<=
    \b(?:
      (?:travaille|bosse|work|working|pas|jamais|never|not|busy|prise?|occupee?|class(?:es)?|cours|can't|cannot|cant|off)
      (?: (?:do|make|libre|dispo|free|in|on|pendant|durant))?
    ) (?:on )?
  )${OTHER_TIMES}(?![a-z])`;

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
export const otherDays = (folded: string): readonly WhenMention[] =>
  untold(folded, REST).map((one) => ({ ...one, isAlone: true }));
