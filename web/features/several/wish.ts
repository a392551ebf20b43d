import type { BasketSearch } from '../../../shared/schemas/basket.ts';
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
}

/** What a form starts from: a row of the service that was chosen and another. */
export const firstWish = (
  services: readonly { readonly id: string }[],
  serviceId: string,
  personId: string | null,
  most: number,
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
  most,
});

/** The most services, or people, that can be asked for at once. */
const MOST_PARTS = 6;
export const mostParts = ({ most }: Wish): number => Math.min(MOST_PARTS, most);
/** Every how many weeks a series may be. */
export const WEEKS = Array.from({ length: 8 }, (_, n) => n + 1);

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

/** A wish with one more service, or person; the same where there are as many as can be asked for. */
export const withAnother = (services: readonly { readonly id: string }[], wish: Wish): Wish => {
  const last = wish.parts.at(-1);
  const unused = services.find(({ id }) => !wish.parts.some(({ serviceId }) => serviceId === id));
  const serviceId = (wish.kind === 'row' ? unused?.id : undefined) ?? last?.serviceId;
  if (wish.parts.length >= mostParts(wish) || serviceId === undefined) return wish;
  return { ...wish, parts: [...wish.parts, { key: (last?.key ?? 0) + 1, serviceId, personId: null }] };
};

const beginningOf = (day: string, timezone: string): string =>
  new Date(instantOf(day, '00:00', timezone)).toISOString();

/** The search that a wish is, in the business's time zone; from `later` on, if that is given, else from the day wanted. */
export const searchOf = (wish: Wish, later: string | null, timezone: string): BasketSearch => ({
  arrangement: ARRANGEMENTS[wish.kind],
  parts: partsOf(wish).map(({ serviceId, personId }) => ({
    serviceId,
    ...(personId === null ? {} : { calendarId: personId }),
  })),
  ...(datesOf(wish) > 1 ? { count: datesOf(wish), everyWeeks: wish.everyWeeks } : {}),
  ...(later !== null ? { from: later } : wish.fromDay ? { from: beginningOf(wish.fromDay, timezone) } : {}),
});
