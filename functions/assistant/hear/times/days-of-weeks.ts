import { globalPattern, pattern, source } from '../../patterns.ts';
import { weekdayOf } from '../calendar-words.ts';
import { finder, oneDay, weekOf } from './date-hit.ts';

const WEEKDAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)';
const THIS_WEEK = '(?:this week|cette semaine(?:-ci)?)';
const NEXT_WEEK = '(?:next week|the following week|(?:la )?semaine prochaine|la prochaine semaine)';

const PAIR = source`
  (?:
    ${WEEKDAY}(?:,? (?:of|de|in|dans))? (?:${THIS_WEEK}|${NEXT_WEEK})
    |(?:${THIS_WEEK}|${NEXT_WEEK}),? (?:on |le )?${WEEKDAY}
  )`;
/** Days of two weeks are told: each day is of the week that stands beside it. */
const OF_TWO = pattern`
  \b(?:
    (?:(?:this|ce) ${WEEKDAY}|tomorrow|demain|today|aujourd'hui)(?![a-z])
    [^.!?]*\b(?:or|ou|and|et|pis)\b[^.!?]*\b${NEXT_WEEK}
    |${PAIR}[^.!?]*\b(?:or|ou|and|et|pis|but|mais)\b[^.!?]*\b${PAIR}
  )`;
/** "Next week Wednesday or Thursday" lists days of one week. */
const LISTS = new RegExp(
  `^ (?:or|ou|and|et) (?:on |le )?${WEEKDAY}(?!,? (?:of|this|next|de|cette|la)(?![a-z]))`,
);
const BOTH = source`(?:(${THIS_WEEK})|(${NEXT_WEEK}))`;

/** "Thursday this week or Tuesday next week", « jeudi de cette semaine ou mardi de la semaine prochaine ». */
export const daysOfWeeks = finder(
  globalPattern`
    \b(?:on |le )?(?:
      (${WEEKDAY})(?:,? (?:of|de|in|dans))? ${BOTH}
      |${BOTH},? (?:on |le )?(${WEEKDAY})
    )(?![a-z])`,
  (match, today, { after }) => {
    const [, first, isThisA, , isThisB, , second] = match;
    const weekday = weekdayOf(first ?? second ?? '', false);
    if (weekday === undefined || !OF_TWO.test(match.input) || LISTS.test(after)) return undefined;
    const monday = weekOf(today).from.add({ weeks: isThisA || isThisB ? 0 : 1 });
    return oneDay(monday.add({ days: weekday - 1 }));
  },
);
