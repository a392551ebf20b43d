import type { Temporal } from 'temporal-polyfill';
import { globalPattern, pattern } from '../../patterns.ts';
import { WEEKEND, weekdayOf } from '../calendar-words.ts';
import { finder, oneDay, weekOf } from './date-hit.ts';

const NEXT_WEEK =
  /\b(?:semaine pro(?:chaine|ch)?|prochaine semaine|next (?:week|wk)|(?:following|coming) week)(?![a-z])/;

const THIS_WEEKEND = pattern`
  \b(?:
    cette fin de semaine|ce week-?end|this (?:coming )?week-? ?end
    |(?:fins? de semaine|week-? ?ends?)[^.!?]{0,16}\b(?:pas|not|sauf|but) (?:
      celle[- ]ci|celle qui (?:s'en )?vient|(?:this|the) (?:coming )?one
    )
  )(?![a-z])`;

/** The day that was named last: tomorrow, or the next date of a weekday. */
const lastNamed = (before: string, day: Temporal.PlainDate): Temporal.PlainDate | undefined => {
  const tomorrow = /(?:demain|tom+or+ow|tmrw)[^a-z]*(?:(?:mais|but)[^a-z]*)?$/.test(before);
  if (tomorrow) return day.add({ days: 1 });
  const names = before.match(/(?:\bthis )?[a-z]+/g) ?? [];
  const weekday = names
    .map((words) => weekdayOf(words.replace('this ', ''), words.startsWith('this ')))
    .findLast(Boolean);
  return weekday && day.add({ days: (weekday - day.dayOfWeek + 7) % 7 || 7 });
};

/** "This Thursday or next", « ce jeudi ou le suivant ». */
const THIS_OR = /\b(?:this|ce|cet) [a-z]+(?:-ci)?,? (?:or|ou) $/;

const DENIED = /\b(?:pas|not|isn't|n'est pas|sauf|instead of|plutot que)\b/;

/** "Not this week, the one after", "not this Wednesday, the next one": a week after the one that was just named. */
export const weekAfterIt = finder(
  globalPattern`
    \b(?:
      the (?:(?:one|week) after(?: that)?|next one|following(?: one)?)|cel(?:ui|le) (?:d'apres|qui suit)
      |(?<=\bthis [a-z]{3,6}day,? or )next(?= *(?:$|[.,!?;)]))
      |(?<=\bnot this [a-z]{3,9},? but )(?:the )?next(?= *(?:$|[.,!?;)]))
      |l[ae] (?:semaine )?suivante?|l'autre semaine|l'autre(?: (?:d')?apres)?|la prochaine|le prochain
    )(?![a-z])(?! (?:next|semaine|week|fois|time|jour|day|\w+di\b))`,
  ([phrase], day, { before }) => {
    if (NEXT_WEEK.test(before)) return weekOf(day.add({ weeks: 2 }));
    if (THIS_WEEKEND.test(before)) {
      const { to } = weekOf(day.add({ weeks: 1 }));
      return { from: to.subtract({ days: 1 }), to };
    }
    if (/cette semaine|this week/.test(before)) return weekOf(day.add({ weeks: 1 }));
    const isOther = DENIED.test(before) || THIS_OR.test(before);
    const named = isOther && !/semaine|week/.test(phrase) ? lastNamed(before, day) : undefined;
    return named && oneDay(named.add({ weeks: 1 }));
  },
);

const WEEKDAY = '(?:[a-z]{3,6}day|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)';
/** "Not this Friday but next Friday", « pas ce jeudi, jeudi prochain »: a week after the one that was just named. */
export const nextOfName = finder(
  globalPattern`
    (?<=
      \b(?:this|ce|cet)(?: coming)? (${WEEKDAY})(?:[- ](?:ci|la))?
      (?:,? (?:but|mais|or|ou|and|et|it's|c'est|plutot|rather))*,? (?:on |le )?
    )(?:(?:next|the following|the next) \1|\1 (?:prochain|suivant))(?![a-z])`,
  ([phrase], day) => {
    const named = lastNamed(phrase, day);
    return named && oneDay(named.add({ weeks: 1 }));
  },
);

/** "Any Thursday but this one": the next one of that name. */
export const thisOne = finder(
  globalPattern`
    (?<=\b(?:sauf|sof|excepte|except(?: for)?|but(?: not)?|mais pas) )(?:
      celui[- ]ci|celle[- ]ci|celui[- ]la|ce(?:lui|lle)? de cette semaine|this(?: coming)? one
      |this week's(?: one)?
    )(?![a-z])(?!,? (?:l'autre|the (?:other|next|one|following)|but|mais|le (?:suivant|prochain)))`,
  (_, day, { before }) => {
    const named = lastNamed(before, day);
    return named && oneDay(named);
  },
);

const OF_WEEKENDS = new RegExp(`\\b${WEEKEND}(?![a-z])[^.!?]{0,90}$`);

/** "Weekends, but not this coming one": the next weekend. */
export const thisWeekend = finder(
  globalPattern`
    (?:
      (?<=\b(?:sauf|sof|excepte|except(?: for)?|but(?: not)?|pas|not) )(?:this one|celle[- ]ci)
      |(?:this|the) coming one|celle qui (?:s'en )?vient
    )(?![a-z])(?!,? (?:l'autre|the (?:other|next|one|following)|but|mais|la (?:suivante|prochaine)))`,
  ({ input, index }, day) => {
    if (!OF_WEEKENDS.test(input.slice(0, index))) return undefined;
    const { from, to } = weekOf(day);
    return { from: from.add({ days: 5 }), to };
  },
);

/** "Not Tuesday but the day after": of the day that was just named. */
export const dayAfterIt = finder(
  globalPattern`
    \b(?:le lendemain|le jour (?:d'apres|suivant)|the (?:next day|day after(?! tom)|following day))\b
    (?! (?:de|du|my|the|our)\b)`,
  (_, day, { before, after }) => {
    const isOfAnother = /^ \w+(?:day|di)\b/.test(after);
    const named = DENIED.test(before) && !isOfAnother ? lastNamed(before, day) : undefined;
    return named && oneDay(named.add({ days: 1 }));
  },
);
