import { Temporal } from 'temporal-polyfill';
import type { Heard } from '../hear/hear.ts';
import { dayText, minuteText } from '../say/when.ts';
import { localMoment } from '../time/local-time.ts';
import type { DateRange, Wish } from '../time/wish.ts';
import type { Scene } from './scene.ts';

export const anyWish: Wish = { ranges: [], exceptWeekdays: [] };

/** True when a message says something of when. */
export const tellsWhen = (heard: Heard): boolean =>
  heard.ranges.length > 0 ||
  heard.exceptWeekdays.length > 0 ||
  heard.time !== undefined ||
  heard.intents.has('soonest') ||
  heard.intents.has('any-time');

/** What was wished before, with what is told now in its place: a new day keeps the hour, a new hour the day. */
export const mergeWish = (old: Wish = anyWish, heard: Heard): Wish => {
  const isOpen = heard.intents.has('any-time') && heard.ranges.length === 0;
  const base = isOpen ? anyWish : old;
  const { fromMin, toMin, at, alt, part } = heard.time ?? base;
  const soonest = heard.intents.has('soonest');
  return {
    ranges: heard.ranges.length > 0 ? [...heard.ranges] : soonest ? [] : base.ranges,
    exceptWeekdays: [...new Set([...base.exceptWeekdays, ...heard.exceptWeekdays])],
    ...(fromMin === undefined ? {} : { fromMin }),
    ...(toMin === undefined ? {} : { toMin }),
    ...(at === undefined ? {} : { at }),
    ...(alt === undefined ? {} : { alt }),
    ...(part === undefined ? {} : { part }),
    ...(soonest ? { soonest } : {}),
  };
};

/** The wish for exactly the time of a slot, as the business's wall clock shows it. */
export const wishAt = (startAt: string, zone: string): Wish => {
  const { date, minuteOfDay } = localMoment(Date.parse(startAt), zone);
  const day = date.toString();
  return { ranges: [{ from: day, to: day }], exceptWeekdays: [], at: minuteOfDay };
};

/** The one day a wish is about, if it is. */
export const onlyDay = (wish: Wish): string | undefined => {
  const [range] = wish.ranges;
  return range && wish.ranges.length === 1 && range.from === range.to ? range.from : undefined;
};

/** The wish without its hour: what to look through when that very hour is not to be had. */
export const withoutHour = ({ at: _at, alt: _alt, soonest: _soonest, ...wish }: Wish): Wish => wish;

export const withoutTime = ({ ranges, exceptWeekdays }: Wish): Wish => ({ ranges, exceptWeekdays });

const LONGEST_SAID_DAYS = 62;

const rangeText = ({ from, to }: DateRange, scene: Scene): string | undefined => {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  if (from === to) return scene.say.on(dayText(first, scene.language));
  if (first.until(last).days > LONGEST_SAID_DAYS) return undefined;
  return scene.say.between(dayText(first, scene.language), dayText(last, scene.language));
};

const timeOfDayText = ({ at, part, fromMin, toMin }: Wish, { say, language }: Scene): string | undefined => {
  if (at !== undefined) return say.at(minuteText(at, language));
  if (part !== undefined) return say.part[part];
  if (fromMin !== undefined && toMin !== undefined) {
    return say.fromTo(minuteText(fromMin, language), minuteText(toMin, language));
  }
  if (toMin !== undefined) return say.before(minuteText(toMin, language));
  return fromMin === undefined ? undefined : say.after(minuteText(fromMin, language));
};

/** "le jeudi 26 novembre en après-midi"; `undefined` when a wish is too wide or too odd to be said back. */
export const wishText = (wish: Wish, scene: Scene): string | undefined => {
  const days = wish.ranges.map((range) => rangeText(range, scene));
  if (days.some((day) => day === undefined) || days.length > 2) return undefined;
  const parts = [days.join(` ${scene.say.and} `), timeOfDayText(wish, scene)].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
};
