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
  /** Of a series: how many, and every how many weeks. */
  readonly count: number;
  readonly everyWeeks: number;
  /** The first day wanted, `2026-11-24`; blank for the soonest. */
  readonly fromDay: string;
}

/** What a form starts from: a row of the service that was chosen and another. */
export const firstWish = (
  services: readonly { readonly id: string }[],
  serviceId: string,
  personId: string | null,
): Wish => ({
  kind: 'row',
  parts: [
    { key: 0, serviceId, personId },
    { key: 1, serviceId: services.find(({ id }) => id !== serviceId)?.id ?? serviceId, personId: null },
  ],
  count: 4,
  everyWeeks: 1,
  fromDay: '',
});

/** The most services, or people, that can be asked for at once. */
export const MOST_PARTS = 6;
/** How many appointments a series may have, and every how many weeks. */
export const COUNTS = Array.from({ length: 11 }, (_, n) => n + 2);
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

/** A wish with one more service, or person; the same where there are as many as can be asked for. */
export const withAnother = (services: readonly { readonly id: string }[], wish: Wish): Wish => {
  const last = wish.parts.at(-1);
  const unused = services.find(({ id }) => !wish.parts.some(({ serviceId }) => serviceId === id));
  const serviceId = (wish.kind === 'row' ? unused?.id : undefined) ?? last?.serviceId;
  if (wish.parts.length >= MOST_PARTS || serviceId === undefined) return wish;
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
  ...(wish.kind === 'series' ? { count: wish.count, everyWeeks: wish.everyWeeks } : {}),
  ...(later !== null ? { from: later } : wish.fromDay ? { from: beginningOf(wish.fromDay, timezone) } : {}),
});
