import type { Interval, Weekday, When } from '../../frame.ts';
import { dateFrom } from '../../time/date-from.ts';
import { type Content, isOnlyDay, isOnlyTime, type Marked } from '../marked.ts';
import type { Mention } from '../mention.ts';
import { wordsOf } from '../text.ts';
import { CLOSE, type Step } from './steps.ts';

const END_OF_DAY = 24 * 60;
const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** A bound that was denied stands as what it leaves: it is a refusal all the same. */
const isRefusal = ({ polarity, isLoose }: Marked): boolean => polarity === 'refused' || isLoose;

/** Whether a stretch of days has such a day. */
const isWithin = (from: string, to: string, day: Weekday): boolean => {
  const first = dateFrom(from);
  const last = dateFrom(to);
  if (!first || !last) return false;
  return first.until(last).days >= (day - first.dayOfWeek + 7) % 7;
};

const holds = (when: When, day: Weekday): boolean =>
  when.weekdays.includes(day) || when.dates.some(({ from, to }) => from !== to && isWithin(from, to, day));

/** "Weekdays, not before 3:30, except Wednesday": a day is excepted from the days that were wished. */
const isOfDays = (marked: readonly Marked[], excepted: Mention | undefined): boolean => {
  if (marked.at(-1)?.isLoose !== true || excepted?.kind !== 'when' || !isOnlyDay(excepted)) return false;
  const named = excepted.when.weekdays;
  return marked.some(
    ({ mention, polarity }) =>
      polarity === 'wanted' && mention.kind === 'when' && named.some((day) => holds(mention.when, day)),
  );
};

/**
 * What an exception makes of what follows it: wished where it excepts from a refusal right before it, else refused.
 * Refused too where it says that somebody is busy then: "not before ten, except Monday I'm at the dentist".
 */
export const exceptedAs = (
  marked: readonly Marked[],
  { glue, between }: Pick<Step, 'glue' | 'between'>,
  [excepted, behind]: readonly Step[],
): 'wish' | 'refuse' => {
  const last = marked.at(-1);
  const saysWhy = behind?.event.kind === 'cue' && behind.event.cue === 'refuse' && last?.isLoose === true;
  if (saysWhy || isOfDays(marked, excepted?.event)) return 'refuse';
  const isBehind = CLOSE.has(glue) || (glue === 'comma' && wordsOf(between).length === 0);
  return last && isRefusal(last) && isBehind ? 'wish' : 'refuse';
};

const hoursAround = ({ from, to }: Interval): readonly Interval[] =>
  [
    { from: 0, to: from },
    { from: to, to: END_OF_DAY },
  ].filter((one) => one.from < one.to);

const daysAround = ({ dates, weekdays }: When): readonly Weekday[] => {
  const named = [...weekdays, ...dates.map(({ from }) => dateFrom(from)?.dayOfWeek)];
  return WEEK.filter((day) => !named.includes(day));
};

/** What of a refusal is left where `content` is excepted from it; undefined where that cannot be told. */
const leftOf = ({ mention: refused }: Marked, content: Content): Content | undefined => {
  if (content.kind !== 'when') return undefined;
  const { denied: _denied, ...mention } = content;
  const { when } = mention;
  const [hours, ...others] = when.times;
  if (isOnlyDay(refused) && isOnlyTime(content) && hours && others.length === 0)
    return { ...mention, when: { dates: [], weekdays: [], times: hoursAround(hours) } };
  const isEachOneDay = when.dates.every(({ from, to }) => from === to);
  if (isOnlyTime(refused) && isOnlyDay(content) && isEachOneDay)
    return { ...mention, when: { dates: [], weekdays: daysAround(when), times: [] } };
  return undefined;
};

/** "Never before ten" is from ten on; what is excepted from it is excepted from what was refused. */
const asRefused = (item: Marked): Marked => {
  const { mention } = item;
  if (item.polarity === 'refused' || mention.kind !== 'when') return item;
  const times = mention.when.times.flatMap(hoursAround);
  return {
    ...item,
    mention: { ...mention, when: { ...mention.when, times } },
    polarity: 'refused',
    isLoose: false,
  };
};

/**
 * "Weekdays are no good unless it's after five", "never in the morning except on Saturday": of the days that were
 * refused the other hours are, and of the hours those of the other days.
 */
export const withException = (marked: readonly Marked[], content: Content): readonly Marked[] | undefined => {
  const last = marked.at(-1);
  if (!last || !isRefusal(last)) return undefined;
  const left = leftOf(last, content);
  if (!left) return undefined;
  const beside: Marked = {
    ...{ mention: left, polarity: 'refused', corrects: false, opens: false },
    ...{ isLoose: false, isFresh: false, glue: 'tight' },
  };
  return [...marked.slice(0, -1), asRefused(last), beside];
};
