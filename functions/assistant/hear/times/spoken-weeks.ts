import type { Temporal } from 'temporal-polyfill';
import { globalPattern, source } from '../../patterns.ts';
import { WEEKEND } from '../calendar-words.ts';
import { type DateFinder, type Days, finder, weekOf } from './date-hit.ts';

const fromToday = (days: Days, day: Temporal.PlainDate): Days => ({
  ...days,
  from: days.from.since(day).sign < 0 ? day : days.from,
});

/** "The weekend, but not this one": any other. */
const BUT_ONE = /^,? ?(?:mais |but )?(?:pas|not|sauf|except) ·/;

/** In Quebec « la fin de semaine » is Saturday and Sunday. */
const weekend = finder(
  globalPattern`
    \b(?:next )?(?:(?:en|cette|la|ce|le|les|this|the|on the|on|une?|a|any) )?(?:(?:next|prochaine?) )?
    ${WEEKEND}(?: (prochaine?|next|d'apres|suivante?|qui vient)|[- ]ci)?(?![a-z])`,
  ([phrase], day, { after }) => {
    const isNext = /next|prochain|d'apres|suivant/.test(phrase);
    const isNamed = isNext || /^(?:ce|cette|this)|qui vient/.test(phrase);
    const next = weekOf(isNext ? day.add({ weeks: 1 }) : day);
    const dates = fromToday({ from: next.from.add({ days: 5 }), to: next.to }, day);
    if (isNamed) return dates;
    const isRecurring =
      /^(?:les|une?|a|any) |fins de|ends$|wknds|semaines$/.test(phrase) || BUT_ONE.test(after);
    return { ...dates, weekdays: [6, 7], ...(isRecurring ? { isRecurring } : {}) };
  },
);

/** "The weekend after next". */
const weekendAfterNext = finder(
  new RegExp(
    `\\b(?:the )?${WEEKEND} after next(?![a-z])|\\b(?:dans|in) (?:deux|two|2) ${WEEKEND}(?![a-z])`,
    'g',
  ),
  (_, day) => {
    const { from, to } = weekOf(day.add({ weeks: day.dayOfWeek > 5 ? 2 : 1 }));
    return { from: from.add({ days: 5 }), to };
  },
);

const NEXT_WEEK = source`
  (?:la |the )?(?:
    semaine pro(?:chaine|ch)?|prochaine semaine|sem\.? pro(?:chaine|ch)?|(?:next|nxt|nex) (?:week|wk)
    |(?:following|coming) week
  )`;
const AFTER_NEXT = source`
  (?:la |the )?(?:(?:week|semaine) (?:after next|d'apres|suivante|(?:apres|after)(?! (?:\d|·)))|semaine pro(?:chaine)? en huit)`;

/** "This week or next": both of them. */
export const thisWeekOrNext = finder(
  globalPattern`
    \b(?:(?:some ?time )?(?:in|during|either) )?(?:
      this week,? (?:or|and) (?:the )?next(?: one)?(?! (?:[a-z]+day|month|year|week))
      |this week,? (?:or|and) the (?:one after|week after|following(?: one| week)?)(?! that (?:[a-z]+ )?is)
      |cette semaine(?:-ci)?,? (?:ou|et|pis) (?:dans |durant )?(?:
        (?:la|l'autre) (?:prochaine|suivante)|la semaine (?:suivante|d'apres|qui suit)|la prochaine semaine
        |l'autre(?: semaine)?(?: (?:d')?apres)?|celle (?:d'apres|qui suit)
      )(?! (?:que|du|\d))
    )(?![a-z])`,
  (_, day) => ({ from: day, to: weekOf(day.add({ weeks: 1 })).to }),
);

/** « La semaine qui vient, la semaine prochaine »: one and the same. */
const comingWeek = finder(
  globalPattern`
    \b(?:(?:de|dans|durant|pendant) )?la semaine qui (?:s'en )?vient,? (?:donc |c'est-a-dire |bref )?
    (?:de |dans )?la semaine prochaine(?![a-z])`,
  (_, day) => weekOf(day.add({ weeks: 1 })),
);

/** "début de la semaine prochaine" is Monday to Wednesday, its end Thursday and Friday. */
const week = finder(
  globalPattern`
    \b(?:(debut|early|milieu|mid|fin|late|end|beginning|start)(?: de| of|-)? ?)?
    (?:(?:de|dans|durant|pendant|of|during|in) )?(?:
      (${NEXT_WEEK})|(${AFTER_NEXT})|cette semaine(?:[- ]ci(?![a-z]))?|this (?:week|wk)
      |the week(?! (?:(?:right |just )?before|(?:i|we|he|she|they)(?:'[a-z]+)?|im|that|when|after|my)(?![a-z]))
      |(?<=(?:de|dans|of|durant|pendant) )la semaine(?! d)
    )(?![a-z])(?! (?:du|of|starting|beginning)\b)`,
  ([, which, next, afterNext], day) => {
    const whole = weekOf(next || afterNext ? day.add({ weeks: afterNext ? 2 : 1 }) : day);
    const part = (from: number, to: number): Days => ({
      from: whole.from.add({ days: from }),
      to: whole.from.add({ days: to }),
    });
    const days =
      which === undefined
        ? whole
        : /^(?:fin|late|end)/.test(which)
          ? part(3, 4)
          : /^mi/.test(which)
            ? part(1, 3)
            : part(0, 2);
    return days.to.since(day).sign < 0 ? undefined : fromToday(days, day);
  },
);

/** Tuesday to Thursday of this week, of the next once these are over. */
const midweek = finder(
  globalPattern`
    \b(?:
      (?:en|au) (?:plein )?milieu de (?:la )?semaine(?! (?:pro|d'|suiv))
      |(?:in the |in )?(?:middle of the week|mid-?week)
    )(?![a-z])`,
  (_, day) => {
    const { from } = weekOf(day.dayOfWeek > 4 ? day.add({ weeks: 1 }) : day);
    return fromToday({ from: from.add({ days: 1 }), to: from.add({ days: 3 }) }, day);
  },
);

/** "un soir de semaine" leaves "soir" to be read as a time. */
const workdays = finder(
  globalPattern`
    \b(?:
      en semaine
      |(?<!(?:de|dans|durant|pendant|fois) )la semaine(?! (?:pro|d|suiv|apres(?! (?:\d|·))|passee
      |avant *(?:$|[,.!?;]|noel|paques|le \d|les fetes|mon|ma|·)))
      |(?:sur|durant|pendant) (?:la )?semaine(?! pro)
      |(?:les |un |des )?jours? (?:de (?:la )?semaine|ouvrables?)|de semaine(?! pro)
      |(?:on |a |any )?(?:week-?days?|weeknights?|weekday(?= \w+ing))|during the week
    )\b`,
  ([phrase], day) => {
    const monday = weekOf(day.dayOfWeek > 5 ? day.add({ weeks: 1 }) : day).from;
    const dates = fromToday({ from: monday, to: monday.add({ days: 4 }) }, day);
    const part = /nights?$/.test(phrase) ? ({ part: 'evening' } as const) : {};
    return { ...dates, weekdays: [1, 2, 3, 4, 5], isRecurring: true, ...part };
  },
);

/** Weeks and weekends, longer phrases before the words that they contain: those that hold words of days first. */
export const spokenWeeks: { readonly ahead: readonly DateFinder[]; readonly behind: readonly DateFinder[] } =
  {
    ahead: [thisWeekOrNext, comingWeek, midweek],
    behind: [weekendAfterNext, weekend, workdays, week],
  };
