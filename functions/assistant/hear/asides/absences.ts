import { globalPattern, pattern } from '../../patterns.ts';
import { isDay } from '../marked.ts';
import type { Mention } from '../mention.ts';
import { matchesOf } from '../text.ts';

/** A name was taken out of the text before it, or a pronoun stands for one. */
const ABSENT = globalPattern`
  (?<![a-z'])(?:
    (?<named>·) ?|(?:(?:vu |parce |puis|comme )?qu'?)?(?<pronoun>il|elle|y|he|she|they) ?|qui |who ?
  )(?:
    (?:est|sera|etait) (?:toujours |encore )?(?:
      en (?:vacances|conge|voyage|formation)|absente?|partie?|malade|off
    )
    |(?:is|are|'s|'re|will be) (?:still )?(?:
      off|away|gone|absent|sick|out(?! of| at)|on (?:vacation|holidays?|leave)
    )
  )(?![a-z])`;
const TO_DAY = /^ ?(?:(?:on|le|la|all|toute) )?$/;
/** "My son, he's on vacation this week": they may be the one who can come. */
const KIN = pattern`
  \b(?:mon|ma|mes|my|notre|nos|our)\b`;

/**
 * "Karim is on vacation this week": on a day on which who is wished is away the appointment cannot be. `folded` is the
 * text without what mentions took.
 */
export const absences = (folded: string, mentions: readonly Mention[]): readonly Mention[] => {
  const people = mentions.filter(({ kind }) => kind === 'person');
  const days = mentions.filter((one) => one.kind === 'when' && isDay(one.when));
  return matchesOf(folded, ABSENT).flatMap(({ index, 0: words, groups }): readonly Mention[] => {
    const end = index + words.length;
    const isNamed = people.some((one) => one.end === index + 1);
    const isMeant = groups?.named
      ? isNamed
      : people.some((one) => one.end <= index) && !KIN.test(folded.slice(0, index));
    const isOfDay = days.some((day) => day.start >= end && TO_DAY.test(folded.slice(end, day.start)));
    const start = groups?.named ? index + 1 : index;
    return isMeant && isOfDay ? [{ kind: 'cue', cue: 'refuse', reach: 'after', start, end }] : [];
  });
};
