import type { Temporal } from 'temporal-polyfill';
import type { When } from '../../frame.ts';
import { globalPattern, source } from '../../patterns.ts';
import { BOTH } from '../all-of-them.ts';
import { SEVERAL } from '../booked/move-booked.ts';
import { numberOf } from '../numbers.ts';
import type { MomentBefore } from './moment-before.ts';

/** Words by which a moment is told by the one before, and how. */
export type ReadBefore = readonly [
  RegExp,
  (match: RegExpExecArray, before: MomentBefore) => When | undefined,
];

export const onDay = (date: Temporal.PlainDate): When => {
  const day = date.toString();
  return { dates: [{ from: day, to: day }], weekdays: [], times: [] };
};

export const atMinute = ({ date, minute }: MomentBefore, by: number): When | undefined => {
  if (minute === undefined) return undefined;
  const at = minute + by;
  return at >= 0 && at < 24 * 60 ? { ...onDay(date), at: { minute: at } } : undefined;
};

const COUNT = '(une?|an?|one|deux|two|trois|three|\\d{1,2})';
const HOURS = '(heures?|hours?|hrs?|h|minutes?|mins?)';
const DAYS = '(jours?|days?|semaines?|weeks?)';

const APPOINTMENT = '(?:rendez[- ]?vous|rdv|rv|appointment|appt|booking|visite|visit)';
const ONE = `(?:[ -](?:it|that|this|ca|le|la|(?:mon|my|notre|our|le|the|ce|this) ${APPOINTMENT}))?`;
const ALL = `[ -](?:it all|le tout|everything|tout|all of (?:it|them)|${BOTH}|${SEVERAL}|them|les)`;
const LATER = source`
  (?:
    push|move|bump|shift|reschedule|deplace[rz]?|repousse[rz]?|recule[rz]?|decale[rz]?|retarde[rz]?|reporte[rz]?
  )`;
const SOONER = '(?:bring|devance[rz]?|avance[rz]?)';
const BY = "(?: (?:back|forward|up|ahead|by|de|d')){0,3} ?(?:d')?";

/** One is pushed by so much; of all that are pushed, what pushes them is read as a move. */
const pushed = (verb: string, unit: string): RegExp =>
  new RegExp(`(?:\\b${verb}${ONE}${BY}|(?<=\\b${verb}${ALL}${BY}))${COUNT} ?${unit}\\b`, 'g');

const minutesOf = (count: string | undefined, unit: string | undefined): number =>
  (numberOf(count) ?? 1) * (/^h/.test(unit ?? '') ? 60 : 1);

const daysOf = (count: string | undefined, unit: string | undefined): number =>
  (numberOf(count) ?? 1) * (/^(?:sem|week)/.test(unit ?? '') ? 7 : 1);

type Shift = 1 | -1;

/** So many hours or minutes from it. */
const byHours =
  (way: Shift) =>
  ([, count, unit]: RegExpExecArray, before: MomentBefore): When | undefined =>
    unit ? atMinute(before, way * minutesOf(count, unit)) : undefined;

/** So many days from it: at any hour, or, where all of several are shifted, at their own. */
const byDays =
  (way: Shift) =>
  ([, count, unit]: RegExpExecArray, before: MomentBefore): When | undefined => {
    const date = before.date.add({ days: way * daysOf(count, unit) });
    return before.first ? atMinute({ ...before, date }, 0) : onDay(date);
  };

/** "An hour later", "a week earlier", "push it back two days". */
export const shifts: readonly ReadBefore[] = [
  [new RegExp(`\\b${COUNT} ?${HOURS}? (?:plus tard|later|apres)\\b(?! (?:que|than))`, 'g'), byHours(1)],
  [new RegExp(`\\b${COUNT} ?${HOURS}? (?:plus tot|earlier|sooner)\\b(?! (?:que|than))`, 'g'), byHours(-1)],
  [pushed(LATER, HOURS), byHours(1)],
  [pushed(SOONER, HOURS), byHours(-1)],
  [
    globalPattern`
      \b${COUNT} ${DAYS} (?:plus tard|later|apres|after)\b(?! (?:que|than|le|la|the|that))`,
    byDays(1),
  ],
  [
    globalPattern`
      \b${COUNT} ${DAYS} (?:plus tot|earlier|sooner|avant|before)\b(?! (?:que|than|le|la|the|my|mon))`,
    byDays(-1),
  ],
  [pushed(LATER, DAYS), byDays(1)],
  [pushed(SOONER, DAYS), byDays(-1)],
];
