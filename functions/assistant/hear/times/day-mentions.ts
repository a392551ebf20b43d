import { Temporal } from 'temporal-polyfill';
import type { Language } from '../../../../shared/domain/language.ts';
import type { DateSpan, When } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import { minutesOfPart } from '../../time/part-of-day.ts';
import type { WhenMention } from '../mention.ts';
import { erase, type Text } from '../text.ts';
import type { Bound } from './bounds.ts';
import { type DateFinder, type DateHit, FAR_DAYS, NEAR } from './date-hit.ts';
import { joinStretches } from './day-stretches.ts';
import { spokenDates, type WeekFinders } from './spoken-dates.ts';
import { writtenDates } from './written-dates.ts';

/** The readers of days that are told by others, of the days and hours of reasons, and of what bounds a day or an hour. */
export type DaysBeside = typeof import('./days-beside.ts') &
  typeof import('./any-of-list.ts') &
  typeof import('./stays.ts') &
  Pick<typeof import('./bounds.ts'), 'boundBefore' | 'boundBehind' | 'includedBehind'> &
  typeof import('./reason-days.ts') &
  typeof import('./reason-hours.ts') &
  typeof import('./last-told/last-told.ts') &
  Pick<typeof import('./last-told/bounds.ts'), 'spansBeforeLast'> &
  typeof import('./further-days.ts') &
  typeof import('./hour-bounds.ts') &
  Pick<typeof import('./at-least-before.ts'), 'atLeastBeforeIt'> &
  typeof import('./travel.ts');

/** More days than anybody names in one message; what lies beyond them stays unread, and is told so. */
const MAX_HITS = 30;

type Day = Temporal.PlainDate;

const isBefore = (a: Day, b: Day): boolean => Temporal.PlainDate.compare(a, b) < 0;

const spanOf = (from: Day, to: Day): DateSpan => ({ from: from.toString(), to: to.toString() });

/** "In January, not before the 10th": the day is one of the month that is named. */
const intoMonth = (hits: readonly DateHit[]): readonly DateHit[] => {
  const [month, ...others] = hits.filter(({ isMonth }) => isMonth);
  if (!month || others.length > 0) return hits;
  return hits.map((hit) => {
    const { dayOfMonth: day } = hit;
    if (day === undefined || day > month.to.daysInMonth) return hit;
    const date = month.to.with({ day });
    return { ...hit, from: date, to: date };
  });
};

const find = (
  text: Text,
  today: Day,
  finders: readonly DateFinder[],
): { hits: readonly DateHit[]; rest: Text } => {
  const hits: DateHit[] = [];
  let rest = text;
  for (const finder of finders)
    for (const hit of finder(rest.folded, today)) {
      if (hits.length >= MAX_HITS) break;
      hits.push(hit);
      rest = erase(rest, hit.start, hit.end);
    }
  return { hits: intoMonth(hits.sort((a, b) => a.start - b.start)), rest };
};

interface Bounded {
  readonly asked: DateSpan;
  readonly denied: DateSpan;
}

/** "The 12th or a bit after". */
const FEW_DAYS = 4;

const boundedBy = (bound: Bound, { from, to }: DateHit, today: Day): Bounded => {
  const far = today.add({ days: FAR_DAYS });
  const until = (day: Day): DateSpan => spanOf(isBefore(day, today) ? day : today, day);
  const since = (day: Day): DateSpan => spanOf(day, isBefore(far, day) ? day : far);
  // "Before the end of the month", said once that end has begun, is until it is over.
  const isUnderWay = !isBefore(today, from) && !isBefore(to, from.add({ days: 1 }));
  const before = { asked: until(isUnderWay ? to : from.subtract({ days: 1 })), denied: since(from) };
  const after = { asked: since(to.add({ days: 1 })), denied: until(to) };
  const upTo = { asked: until(to), denied: since(from) };
  const meanings: Record<Bound, Bounded> = {
    before,
    until: upTo,
    over_by: upTo,
    from: { asked: since(from), denied: until(from.subtract({ days: 1 })) },
    after,
    later_than: after,
    soon_after: { asked: spanOf(from, to.add({ days: FEW_DAYS })), denied: spanOf(from, to) },
    shortly_before: { asked: spanOf(from.subtract({ days: FEW_DAYS }), to), denied: spanOf(from, to) },
  };
  return meanings[bound];
};

const onDates = (dates: readonly DateSpan[]): When => ({ dates, weekdays: [], times: [] });

/** "tonight" tells the part of the day besides. */
const timesOf = ({ part }: DateHit): When['times'] => {
  if (!part) return [];
  const { fromMin, toMin } = minutesOfPart(part);
  return [{ from: fromMin, to: toMin }];
};

const mentionOf = (hit: DateHit, folded: string, today: Day, told: DaysBeside | undefined): WhenMention => {
  const beside = told?.daysBeside(folded, hit.start);
  if (beside && !told?.atLeastBeforeIt(folded, hit.start)) {
    const [from, to] = [hit.from.add({ days: beside.from }), hit.to.add({ days: beside.to })];
    const start = hit.start - beside.length;
    return { kind: 'when', start, end: hit.end, when: onDates([spanOf(from, to)]) };
  }
  const least = told?.atLeastBeforeIt(folded, hit.start);
  if (least) {
    const last = hit.from.subtract({ days: least.days });
    const { asked, denied } = boundedBy('until', { ...hit, from: last, to: last }, today);
    const start = hit.start - least.length;
    return { kind: 'when', start, end: hit.end, when: onDates([asked]), denied: onDates([denied]) };
  }
  const before = told?.boundBefore(folded, hit.start);
  const behind = told?.boundBehind(folded, hit.end);
  const found = before ?? behind;
  const start = hit.start - (before?.length ?? 0);
  const own = hit.end + (behind?.length ?? 0);
  const end = own + (told?.includedBehind(folded, own) ?? 0);
  const bound = hit.isBefore ? 'before' : hit.isAfter ? 'after' : hit.isFrom ? 'from' : found?.bound;
  if (bound && !hit.isRecurring && !isBefore(hit.to, today)) {
    const { asked, denied } = boundedBy(bound, hit, today);
    // "She has a recital Thursday, so a cut before that": wished, though Thursday is taken.
    const isWished = hit.isBefore ? ({ isWished: true } as const) : {};
    return { kind: 'when', start, end, when: onDates([asked]), denied: onDates([denied]), ...isWished };
  }
  const dates = hit.isRecurring ? [] : [spanOf(hit.from, hit.to)];
  const when: When = { dates, weekdays: hit.weekdays ?? [], times: timesOf(hit) };
  return {
    kind: 'when',
    start: hit.start,
    end: hit.end + (told?.includedBehind(folded, hit.end) ?? 0),
    when,
  };
};

/** The hour or part of a day that only tells when another is: "I fly out Friday at 6 am; a cut the evening before". */
const ITS_HOUR = pattern`
  ^,? (?:
    (?:at |a |vers |@ ?)?\d{1,2}(?: ?[:h] ?\d{0,2})?(?: ?[ap]\.?m\b\.?)?
    (?: (?:du matin|du soir|de l'apres-midi|in the (?:morning|evening|afternoon)))?|(?:at |a )?(?:noon|midi)
    |(?:early |late |au )?(?:morning|afternoon|evening|night|am|pm|matin|soir|apres-midi|avant-midi)
  )(?![a-z0-9])`;

/** What reads days that few messages name. */
export interface DayReaders {
  /** Asked once a day is named: days by others, once their readers are loaded. */
  readonly toldDays: () => DaysBeside | undefined;
  /** Days by how far they are; absent where no words tell any. */
  readonly spanning?: { readonly spokenSpans: readonly DateFinder[] } | undefined;
  /** Weeks and weekends; absent where no word names one. */
  readonly weekly?: { readonly spokenWeeks: WeekFinders } | undefined;
  /** Months and feasts; absent where no word names one. */
  readonly monthly?: { readonly monthDates: readonly DateFinder[] } | undefined;
  /** Several days of one month; absent where no words list any. */
  readonly listing?: typeof import('./listed-dates.ts') | undefined;
}

/** The days that a text names, and the text without them. */
export const dayMentions = (
  text: Text,
  today: Day,
  language: Language,
  { toldDays, spanning, weekly, monthly, listing }: DayReaders,
): { readonly mentions: readonly WhenMention[]; readonly rest: Text } => {
  const finders = [
    ...(listing?.listedDates ?? []),
    ...writtenDates(language),
    ...(listing ? [listing.correctedDay] : []),
    ...(spanning?.spokenSpans ?? []),
    ...spokenDates(weekly?.spokenWeeks),
    ...(monthly?.monthDates ?? []),
  ];
  const plain = find(text, today, finders);
  if (plain.hits.length === 0) return { mentions: [], rest: plain.rest };
  const readers = toldDays();
  const { hits, rest } = readers ? find(text, today, [...readers.FURTHER_DAYS, ...finders]) : plain;
  const stays = readers?.staysIn(hits, text.folded) ?? hits;
  const named = joinStretches(readers?.anyOfLists(stays, text.folded) ?? stays, text.folded);
  const told = readers?.besideLast(named, rest.folded, text.folded) ?? named;
  // Days that others are told by, and the words that tell so, are read and wished by themselves no more.
  const aside = [
    ...named
      .filter(({ start }) => !told.some((one) => one.start === start))
      .map(({ start, end }) => ({
        start,
        end: end + (ITS_HOUR.exec(rest.folded.slice(end, end + NEAR))?.[0].length ?? 0),
      })),
    ...(readers?.spansBeforeLast(told, rest.folded) ?? []),
  ];
  const mentions = [
    ...told.map((hit) => mentionOf(hit, rest.folded, today, readers)),
    ...aside.map(({ start, end }): WhenMention => ({ kind: 'when', when: onDates([]), start, end })),
  ];
  return {
    mentions,
    rest: mentions.reduce((left, { start, end }) => erase(left, start, end), rest),
  };
};
