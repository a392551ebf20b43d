import { Temporal } from 'temporal-polyfill';
import type { ClockTime, DateSpan, Interval, Weekday, When } from '../frame.ts';
import type { WishSaid } from '../offer-acts.ts';
import { minutesOfPart, PARTS_OF_DAY } from '../time/part-of-day.ts';
import type { SayScene } from './scene.ts';
import { dayText, shortMinuteText, weekdayText } from './when.ts';
import { allOf, anyOf, oneLine, quoted } from './words.ts';

const DAY_END = 24 * 60;
const WORKDAYS = '1,2,3,4,5';
const WEEKEND = '6,7';

/** Bounds without an end are told as such: nobody wishes for half a year of days. */
const OPEN_DAYS = 180;

const isOpenEnded = ({ from, to }: DateSpan): boolean =>
  Temporal.PlainDate.from(from).until(to).days > OPEN_DAYS;

const datesText = (span: DateSpan, scene: SayScene): string => {
  const { t, language } = scene;
  const { from, to } = span;
  if (isOpenEnded(span)) return t.since(dayText(from, language));
  return from === to ? dayText(from, language) : t.dates(dayText(from, language), dayText(to, language));
};

const weekdaysText = (weekdays: readonly Weekday[], { t, language }: SayScene): string => {
  const inOrder = [...new Set(weekdays)].sort();
  if (inOrder.join() === WORKDAYS) return t.workdays;
  if (inOrder.join() === WEEKEND) return t.weekend;
  const names = inOrder.map((day) => weekdayText(day % 7, language));
  return anyOf(names, language);
};

/** "By noon" takes noon itself in, "later than three" leaves three out: a minute that nobody says. */
const isTaken = (minute: number): boolean => minute % 5 === 1;

const intervalText = ({ from, to }: Interval, { t, language }: SayScene): string => {
  const part = PARTS_OF_DAY.find(
    (name) => minutesOfPart(name).fromMin === from && minutesOfPart(name).toMin === to,
  );
  if (part) return t.part[part];
  if (from <= 0 && isTaken(to)) return t.untilTime(shortMinuteText(to - 1, language));
  if (from <= 0) return t.before(shortMinuteText(to, language));
  if (to >= DAY_END && isTaken(from)) return t.pastTime(shortMinuteText(from - 1, language));
  if (to >= DAY_END) return t.after(shortMinuteText(from, language));
  const [first, last] = [from, to].map((minute) => (isTaken(minute) ? minute - 1 : minute));
  return t.fromTo(shortMinuteText(first ?? from, language), shortMinuteText(last ?? to, language));
};

/** Nobody means two at night: of two halves of the day only those that lie in it are told. */
const DAY_START = 6 * 60;

const byDay = (minutes: readonly number[]): readonly number[] => {
  const inDay = minutes.filter((minute) => minute >= DAY_START);
  return inDay.length > 0 ? inDay : minutes;
};

const clockText = ({ minute, or, isAround }: ClockTime, { t, language }: SayScene): string =>
  (isAround ? t.around : t.at)(
    anyOf(
      byDay([minute, ...(or === undefined ? [] : [or])]).map((time) => shortMinuteText(time, language)),
      language,
    ),
  );

/** "mardi 24 novembre, à partir de 15 h"; empty where it asks nothing. */
export const whenText = (when: When, scene: SayScene): string =>
  [
    anyOf(
      when.dates.map((span) => datesText(span, scene)),
      scene.language,
    ),
    weekdaysText(when.weekdays, scene),
    anyOf(
      when.times.map((interval) => intervalText(interval, scene)),
      scene.language,
    ),
    when.at ? clockText(when.at, scene) : '',
    when.endsBy === undefined ? '' : scene.t.overBy(shortMinuteText(when.endsBy, scene.language)),
  ]
    .filter(Boolean)
    .join(', ');

const isTimeOnly = ({ dates, weekdays }: When): boolean => dates.length === 0 && weekdays.length === 0;

const exceptText = (when: When, scene: SayScene): string => {
  const text = whenText(when, scene);
  if (text === '') return '';
  return isTimeOnly(when) ? scene.t.not(text) : scene.t.except(text);
};

/** Whether what is excepted may lie in some days: of one Wednesday, "not Tuesday" says nothing. */
const mayLieIn = (excepted: When, { dates: spans }: When): boolean => {
  if (spans.length === 0 || isTimeOnly(excepted)) return true;
  return spans.some(({ from, to }) => {
    const first = Temporal.PlainDate.from(from);
    const days = first.until(to).days;
    const isDay = excepted.weekdays.some((day) => (day - first.dayOfWeek + 7) % 7 <= days);
    return isDay || excepted.dates.some((one) => one.from <= to && one.to >= from);
  });
};

/** The services and people of a wish; of several at once each with its own, the same ones counted. */
const servicesText = (wish: WishSaid, isPaired: boolean, { t, language }: SayScene): readonly string[] => {
  const withWhom = ({ persons }: Pick<WishSaid, 'persons'>): string =>
    persons.length === 0
      ? ''
      : t.withPerson(
          anyOf(
            persons.map(({ name }) => oneLine(name)),
            language,
          ),
        );
  const whom = ({ forWhom }: Pick<WishSaid, 'forWhom'>): string =>
    forWhom === undefined ? '' : `(${quoted([forWhom], language)})`;
  const own = [
    wish.service ? [oneLine(wish.service.name), whom(wish)].filter(Boolean).join(' ') : '',
    isPaired ? '' : withWhom(wish),
  ];
  const { besides = [], arrangement } = wish;
  if (besides.length === 0) return own;
  const texts = [
    [wish.service ? oneLine(wish.service.name) : t.openService, whom(wish), isPaired ? '' : withWhom(wish)],
    ...besides.map((one) => [
      ...[one.service ? oneLine(one.service.name) : t.openService, whom(one), withWhom(one)],
    ]),
  ].map((parts) => parts.filter(Boolean).join(' '));
  const counted = [...Map.groupBy(texts, (text) => text)].map(([text, alike]) =>
    alike.length > 1 ? t.times(alike.length, text) : text,
  );
  if (arrangement === 'as_booked') return [allOf(counted, language)];
  return [allOf(counted, language), arrangement === 'together' ? t.together : t.inARow];
};

/**
 * A wish as it stands within a sentence: "Coupe femme, à partir de 15 h, pas avec Karim, sauf lundi"; empty where nothing was asked. All
 * that the record asks is in it.
 */
export const wishText = (wish: WishSaid, scene: SayScene): string => {
  const { t, language } = scene;
  const names = (people: WishSaid['persons']) => people.map(({ name }) => oneLine(name));
  const isPaired = wish.options.some(({ persons }) => persons !== undefined);
  const withWhom = ({ persons = [] }: When): string =>
    persons.length === 0
      ? ''
      : t.withPerson(anyOf(names(wish.persons.filter(({ id }) => persons.includes(id))), language));
  const isTelling = (excepted: When): boolean =>
    wish.options.length === 0 || wish.options.some((when) => mayLieIn(excepted, when));
  const options = wish.options
    .map((when) => [whenText(when, scene), withWhom(when)].filter(Boolean).join(' '))
    .filter(Boolean);
  const parts = [
    ...servicesText(wish, isPaired, scene),
    anyOf(options, language),
    wish.repeats ? t.repeats(wish.repeats.times, wish.repeats.weeks) : '',
    wish.prefers ? t.prefers[wish.prefers] : '',
    wish.notPersons.length > 0 ? t.notWith(anyOf(names(wish.notPersons), language)) : '',
    ...wish.excepts.filter(isTelling).map((when) => exceptText(when, scene)),
  ];
  return parts.filter(Boolean).join(', ');
};
