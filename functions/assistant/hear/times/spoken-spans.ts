import type { Temporal } from 'temporal-polyfill';
import { globalPattern } from '../../patterns.ts';
import { weekdayOf } from '../calendar-words.ts';
import { NUMBER, numberOf } from '../numbers.ts';
import { OR_SO_MANY } from './counted-days.ts';
import { type DateFinder, type Days, FAR_DAYS, finder, oneDay, weekOf } from './date-hit.ts';

const UNIT = '(jours?|days?|dodos?|sleeps?|semaines?|sem|weeks?|wks?|mois|months?)';

const IS_DAYS = /^(?:jour|day|dodo|sleep)/;

const later = (date: Temporal.PlainDate, count: number, unit: string): Temporal.PlainDate => {
  if (IS_DAYS.test(unit)) return date.add({ days: count });
  return /^(?:mois|month)/.test(unit) ? date.add({ months: count }) : date.add({ weeks: count });
};

/** "D'aujourd'hui en huit", "tomorrow week", "a week from today", "two weeks from tomorrow". */
const weekFromNow = finder(
  globalPattern`
    \b(?:
      (?:d')?(aujourd'?hui|demain) en (?:huit|8|(quinze|15))|(today|tomorrow) week
      |(?:a|one) week (?:from )?(today|tomorrow)
    )\b`,
  ([, a, fortnight, b, c], day) =>
    oneDay(day.add({ days: (fortnight ? 14 : 7) + (/^(?:demain|tom)/.test(a ?? b ?? c ?? '') ? 1 : 0) })),
);

/** "Two weeks from tomorrow", « deux jours après demain ». */
const fromTomorrow = finder(
  globalPattern`
    \b(?:dans )?(${NUMBER}) (?:(weeks?|semaines?)|days?|jours?) (?:from|after|apres|a partir de) (?:
      demain|tom+or+ow|tmrw|tmr
    )\b`,
  ([, count, weeks], day) => oneDay(day.add({ days: 1 + (numberOf(count) ?? 0) * (weeks ? 7 : 1) })),
);

/** "dans 3 jours" is that day; "in two weeks" is that week. */
const inSomeTime = finder(
  globalPattern`
    \b(?:
      (?:dans|in) (?:environ |about |like |genre )?(a|(?:a|une?) couple(?: (?:of|de))?|${NUMBER})
      (?:(?:-| ?(?:ou|or|a|to) ?)(${NUMBER}))? ${UNIT}
      |(${NUMBER}) ${UNIT} (?:
        from (?:now|today)|out
        |d'ici(?! (?:a|le|la|les|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b)
      )
    )(?![a-z])`,
  ([, a, most, unitA, b, unitB], day) => {
    const unit = unitA ?? unitB ?? '';
    const count = a?.includes('couple') ? 2 : numberOf(a ?? b);
    if (count === undefined) return undefined;
    const meant = (number: number): Days => {
      const date = later(day, number, unit);
      return IS_DAYS.test(unit) ? oneDay(date) : weekOf(date);
    };
    return { from: meant(count).from, to: meant(Math.max(count, numberOf(most) ?? count)).to };
  },
);

const OR_MORE = `(?: (?:or|ou|a|to) (?:${NUMBER}))?`;
/** About so many. */
const SOME_TENS = 'dizaine|quinzaine|vingtaine';

/** What is told of changes, or asked, is no notice to keep to: "do I have to cancel 24 hours ahead?" */
const OF_CHANGES = /\b(?:cancel|annul|move|deplac|chang)/;
const SENTENCE = /^[^.!?]*[.!?]?/;

/** « Il faut réserver au moins 48 heures d'avance », "I have to book two days ahead": from then on. */
const withNotice = finder(
  globalPattern`
    \b((?:faut|faudrait|doi[st]|dois|devons|besoin|demandent?|exige(?:nt)?|need|needs|have|has|must|gotta|requires?)
      (?![a-z])[^.!?\d]{0,60}? )(?:(?:au moins|at least|minimum|a minimum of|un minimum de) )?(\d{1,3}|${NUMBER}) ?
    (?:(h|hrs?|hours?|heures?)|jours?|days?)'? ?
    (?:(?:d'|a l'|en )avance|(?:de )?(?:preavis|delai)|ahead|in advance|beforehand|(?:of )?notice)(?![a-z])`,
  ({ index, input, 1: lead = '', 2: count, 3: hours }, day) => {
    const sentence = SENTENCE.exec(input.slice(index))?.[0] ?? '';
    if (sentence.endsWith('?') || OF_CHANGES.test(sentence)) return undefined;
    const number = numberOf(count) ?? 0;
    const from = day.add({ days: hours ? Math.ceil(number / 24) : number });
    return { from, to: day.add({ days: FAR_DAYS }), lead: -lead.length };
  },
);

/** « Pas avant deux semaines », "at least two weeks from now", « dans une dizaine de jours »: from then on. */
const fromSomeTime = finder(
  globalPattern`
    \b(?:
      (?:
        (?:pas|jamais|not|no) (?:avant|before|sooner than|earlier than|plus tot que|d'ici|for)
        (?: (?:encore|another|about|environ|at least|au moins))?
        |(?:dans|in) (?:au moins|au minimum|at least|a minimum of)
        |(?:at least|au moins|no sooner than)
        (?= (?:${NUMBER}) [a-z]+ (?:from now|out|d'ici(?! (?:a|le|la)\b)))
      ) (an?|${NUMBER})${OR_MORE} ${UNIT}(?: (?:from now|out|d'ici))?
      |dans (?:environ )?une (${SOME_TENS}) de jours
    )(?![a-z])`,
  ([, count, unit = 'jours', tens], day) => {
    const number = numberOf(tens ?? count);
    return number === undefined
      ? undefined
      : { from: later(day, number, unit), to: day.add({ days: FAR_DAYS }) };
  },
);

/** « Dans deux jeudis », "in two Thursdays". */
const inSomeWeekdays = finder(
  new RegExp(`\\b(?:dans|in) (${NUMBER}) ([a-z]+(?:dis|days|ches))(?![a-z])`, 'g'),
  ([, count, name = ''], day) => {
    const weekday = weekdayOf(name, false);
    const weeks = numberOf(count);
    if (weekday === undefined || weeks === undefined || weeks < 1) return undefined;
    const next = (weekday - day.dayOfWeek + 7) % 7 || 7;
    return oneDay(day.add({ days: next, weeks: weeks - 1 }));
  },
);

const LONG_HOURS: Readonly<Record<string, number>> = {
  ...{ 'vingt-quatre': 24, 'twenty-four': 24, 'quarante-huit': 48, 'forty-eight': 48 },
  ...{ 'soixante-douze': 72, 'seventy-two': 72 },
};
const HOURS = `\\d{2,3}|${Object.keys(LONG_HOURS).join('|')}`;

/** "In 48 hours" is a day; what is less than one stays an hour. */
const inSomeDaysOfHours = finder(
  globalPattern`
    \b(?:
      (?:dans|in|d'ici) (?:environ |about )?(${HOURS}) ?(?:h|heures?|hours?|hrs?)
      |(${HOURS}) (?:hours|hrs|heures) from now
    )(?![a-z0-9])`,
  ([, a, b], day) => {
    const word = a ?? b ?? '';
    const hours = LONG_HOURS[word] ?? Number(word);
    return hours % 24 === 0 && hours > 0 ? oneDay(day.add({ days: hours / 24 })) : undefined;
  },
);

/** "In two hours" is today. */
const inSomeHours = finder(
  new RegExp(
    `\\b(?:dans|in) (?:les |the next )?(?:an|${NUMBER}) ?(?:h|heures?|hours?|hrs?|minutes?|min)(?![a-z])`,
    'g',
  ),
  (_, day) => oneDay(day),
);

/** "Two or three", the most of which counts. */
const UP_TO = `(?:${NUMBER})(?:${OR_SO_MANY}(?:${NUMBER}))?`;
/** The last of the numbers told. */
const LAST_NUMBER = new RegExp(`(?:${NUMBER})$`);
const NEXT = '(?:prochaine?s|next|coming)';

/** "Within two weeks", « d'ici deux ou trois jours », "in a week or two": from today on. */
const withinSomeTime = finder(
  globalPattern`
    \b(?:
      (?:d'ici|within|en dedans (?:de|d')|en dedans d'|au cours des|during) ?(?:les |the )?
      (?:${NEXT} )?(a|un|une|${UP_TO}|couple de|couple of|few|une (?:${SOME_TENS}) de)
      (?: ${NEXT})? ${UNIT}(?: (?:ou|or) (deux|trois|two|three|so)(?![a-z]))?
      |(?:(?:dans|in|over|sur|durant|pendant) )?(?:les|the|ds les) (?:
        ${NEXT} (${UP_TO}|couple(?: of)?|few)|(${UP_TO}) ${NEXT}
      ) ${UNIT}
    )(?![a-z])(?! (?:(?:juste|right|just) )?(?:avant|before)(?![a-z]))`,
  ([, a, unitA, orMore, b, c, unitB], day) => {
    const word = (a ?? b ?? c ?? '').replace(/^une (?=[^ ]* de$)| (?:of|de)$/g, '');
    const most = numberOf(orMore) ?? numberOf(word) ?? numberOf(LAST_NUMBER.exec(word)?.[0]);
    const count = word === 'couple' ? 2 : most;
    return count === undefined ? undefined : { from: day, to: later(day, count, unitA ?? unitB ?? '') };
  },
);

/** "In the coming days": this week and the next. */
const comingDays = finder(
  globalPattern`
    \b(?:(?:dans|in|over|d'ici) )?(?:les prochaine?s (jours|semaines)|the (?:next few|coming) (days|weeks))\b`,
  ([, french, english], day) => ({
    from: day,
    to: day.add({ days: (french ?? english ?? '').startsWith('j') || english === 'days' ? 7 : 28 }),
  }),
);

/** Days told by how far they are from today, longer phrases before the words they contain. */
export const spokenSpans: readonly DateFinder[] = [
  ...[
    withNotice,
    weekFromNow,
    fromTomorrow,
    fromSomeTime,
    inSomeWeekdays,
    inSomeDaysOfHours,
    inSomeTime,
    inSomeHours,
  ],
  ...[withinSomeTime, comingDays],
];
