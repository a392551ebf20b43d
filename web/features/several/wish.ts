import { DAY_MS } from '../../../shared/domain/duration.ts';
import { MAX_PARTS_ASKED, MAX_WEEKS_APART } from '../../../shared/domain/limits.ts';
import type { BasketSearch } from '../../../shared/schemas/basket-booking.ts';
import { dayAfter, dayKey } from '../../lib/day-key.ts';
import { instantOf } from '../../lib/wall-instant.ts';

/** How several appointments are wanted; `after` is a row of different people. */
export const WISH_KINDS = ['row', 'together', 'after', 'series'] as const;
export type WishKind = (typeof WISH_KINDS)[number];

/** A service that is wanted, and by whom; without a person, by anyone. */
export interface WishPart {
  /** Tells rows of the form apart. */
  readonly key: number;
  readonly serviceId: string;
  readonly personId: string | null;
}

/** What somebody asks for. */
export interface Wish {
  readonly kind: WishKind;
  readonly parts: readonly WishPart[];
  /** Of a series of one service: how many dates. */
  readonly count: number;
  /** Of all others: on how many dates, 1 for once. */
  readonly times: number;
  /** Every how many weeks, where there are several dates. */
  readonly everyWeeks: number;
  /** The first day wanted, `2026-11-24`; blank for the soonest. */
  readonly fromDay: string;
  /** The most appointments that may be booked at once, at least 2. */
  readonly most: number;
  /** Appointments start before this moment, in epoch milliseconds. */
  readonly until: number;
}

/** What a form starts from: a row of the service that was chosen and another. */
export const firstWish = (
  services: readonly { readonly id: string }[],
  serviceId: string,
  personId: string | null,
  limits: Pick<Wish, 'most' | 'until'>,
): Wish => ({
  kind: 'row',
  parts: [
    { key: 0, serviceId, personId },
    { key: 1, serviceId: services.find(({ id }) => id !== serviceId)?.id ?? serviceId, personId: null },
  ],
  count: 4,
  times: 1,
  everyWeeks: 1,
  fromDay: '',
  ...limits,
});

/** The most services, or people, that can be asked for at once. */
export const mostParts = ({ most }: Wish): number => Math.min(MAX_PARTS_ASKED, most);
/** Every how many weeks a series may be. */
export const WEEKS = Array.from({ length: MAX_WEEKS_APART }, (_, n) => n + 1);

const ARRANGEMENTS = {
  row: 'in_a_row',
  together: 'together',
  after: 'in_a_row',
  series: 'series',
} as const satisfies Readonly<Record<WishKind, BasketSearch['arrangement']>>;

/** The parts that the kind asks for: of a series the first alone. */
export const partsOf = ({ kind, parts }: Wish): readonly WishPart[] =>
  kind === 'series' ? parts.slice(0, 1) : parts;

/** On how many dates all parts can be had at most. */
export const mostDates = (wish: Wish): number => Math.floor(wish.most / partsOf(wish).length);

/** On how many dates the parts are wanted, of those that can be had. */
export const datesOf = (wish: Wish): number =>
  Math.min(wish.kind === 'series' ? wish.count : wish.times, mostDates(wish));

const WEEK_MS = 7 * DAY_MS;

const beginningOf = (day: string, timezone: string): number => instantOf(day, '00:00', timezone);

/** The end of the last day on which visitors may book at that moment. */
export const horizonEnd = (now: number, days: number, timezone: string): number =>
  instantOf(dayAfter(dayKey(now, timezone), days), '24:00', timezone);

/** On how many dates at that rhythm an appointment may start, as far ahead as can be booked. */
const datesEvery = ({ fromDay, until }: Wish, weeks: number, timezone: string, now: number): number => {
  const from = fromDay ? Math.max(now, beginningOf(fromDay, timezone)) : now;
  return Math.max(0, Math.ceil((until - from) / (weeks * WEEK_MS)));
};

/** Less can be had than is wanted, because the rest lies too far ahead. */
export interface TooFar {
  /** How many of its dates can be had at most. */
  readonly dates: number;
  /** The longest rhythm with a second date; null where there is none. */
  readonly closer: number | null;
}

/** What of a wish lies too far ahead at that moment; null where all of it may be had. */
export const tooFarOf = (wish: Wish, timezone: string, now: number): TooFar | null => {
  const dates = datesEvery(wish, wish.everyWeeks, timezone, now);
  if (dates >= datesOf(wish)) return null;
  const closer = WEEKS.filter((weeks) => datesEvery(wish, weeks, timezone, now) > 1).at(-1);
  return { dates, closer: dates > 1 ? null : (closer ?? null) };
};

/** The fewest dates that are offered together: of a series two, since one is no series. */
const FEWEST_DATES = 2;

/** Whether nothing can be found at that moment because the wish lies too far ahead, however free the days are. */
export const isOutOfReach = (wish: Wish, timezone: string, now: number): boolean => {
  const tooFar = tooFarOf(wish, timezone, now);
  return tooFar !== null && tooFar.dates < Math.min(FEWEST_DATES, datesOf(wish));
};

/** The last day on which an appointment may start. */
export const lastDayOf = ({ until }: Wish, timezone: string): string => dayKey(until - 1, timezone);

/** A wish with one more service, or person; the same where there are as many as can be asked for. */
export const withAnother = (services: readonly { readonly id: string }[], wish: Wish): Wish => {
  const last = wish.parts.at(-1);
  const unused = services.find(({ id }) => !wish.parts.some(({ serviceId }) => serviceId === id));
  const serviceId = (wish.kind === 'row' ? unused?.id : undefined) ?? last?.serviceId;
  if (wish.parts.length >= mostParts(wish) || serviceId === undefined) return wish;
  return { ...wish, parts: [...wish.parts, { key: (last?.key ?? 0) + 1, serviceId, personId: null }] };
};

const fromOf = ({ fromDay }: Wish, later: string | null, timezone: string): Pick<BasketSearch, 'from'> => {
  if (later !== null) return { from: later };
  return fromDay ? { from: new Date(beginningOf(fromDay, timezone)).toISOString() } : {};
};

/** The search that a wish is, in the business's time zone; from `later` on, if that is given, else from the day wanted. */
export const searchOf = (wish: Wish, later: string | null, timezone: string): BasketSearch => ({
  arrangement: ARRANGEMENTS[wish.kind],
  parts: partsOf(wish).map(({ serviceId, personId }) => ({
    serviceId,
    ...(personId === null ? {} : { calendarId: personId }),
  })),
  ...(datesOf(wish) > 1 ? { count: datesOf(wish), everyWeeks: wish.everyWeeks } : {}),
  ...fromOf(wish, later, timezone),
});
