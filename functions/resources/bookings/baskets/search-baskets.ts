import type { CalendarId } from '../../../../shared/domain/ids.ts';
import { brandId } from '../../../../shared/domain/ids.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import type { BasketOffer } from '../../../../shared/schemas/basket.ts';
import type { BasketOffers, BasketSearch } from '../../../../shared/schemas/basket-booking.ts';
import type { Service } from '../../../../shared/schemas/service.ts';
import type { FoundOffers, Part, PlacedPart } from '../../../agenda/baskets.ts';
import { type Agendas, datesForBaskets, findBaskets } from '../../../agenda/find-baskets.ts';
import {
  findSeries,
  firstDateOf,
  type UnbookableDate,
  type UnbookableSeries,
} from '../../../agenda/series.ts';
import { datesForSeries } from '../../../agenda/series-dates.ts';
import { spread } from '../../../agenda/spread.ts';
import { type Interval, isoOf, minuteFrom, nowMinute } from '../../../agenda/time.ts';
import { wallClockOf } from '../../../agenda/wall-clock.ts';
import { invalidField } from '../../../kernel/app-error.ts';
import type { SignedTable } from '../../../kernel/http/kernel.ts';
import { beyondLimits } from '../../../records/bookings/booking-limits.ts';
import { instantsOf } from '../../../records/bookings/booking-store.ts';
import { sealOffer } from '../../../records/bookings/offer-handle.ts';
import { calendarName } from '../../../records/bookings/performer.ts';
import { calendarsFor, isInUse } from '../../../records/calendars/active-calendars.ts';
import { findBookable } from '../../../records/service-store.ts';
import type { TenantItem } from '../../../records/tenants/tenant-store.ts';
import { needOf } from '../../slots/free-times.ts';
import { readAgendas } from '../../slots/read-agendas.ts';
import { titlesOf } from '../order.ts';
import { limitsOf, mostAtOnce, startsSought } from './basket-limits.ts';
import { toldDates } from './left-out-dates.ts';
import { arrangementOf } from './offered-basket.ts';

interface Asking {
  readonly language: Language;
  readonly now: number;
}

/** Offers of one answer, spread over the days. */
const OFFERED = 24;

/** What is looked for: each part on any of some calendars, or on any that performs it. */
export interface BasketWish extends Omit<BasketSearch, 'parts'> {
  readonly parts: readonly { readonly serviceId: string; readonly calendarIds?: readonly CalendarId[] }[];
  /** Whether a basket that lies from a first start to a last end, ISO instants, is among those wanted. */
  readonly suits?: (span: Pick<BasketOffer['parts'][number], 'startAt' | 'endAt'>) => boolean;
  /** A member asks, who needs no notice and books far ahead. */
  readonly byHand?: boolean;
}

/** A search as it was sent, with the people that it names. Throws 400 for somebody who is not offered. */
export const wishOf = (tenant: TenantItem, search: BasketSearch, now: number): BasketWish => ({
  ...search,
  parts: search.parts.map(({ serviceId, calendarId }, n) => {
    if (calendarId === undefined) return { serviceId };
    const asked = brandId<CalendarId>(calendarId);
    if (!isInUse(tenant, asked, now)) throw invalidField(`parts[${n}].calendarId`, 'invalid');
    return { serviceId, calendarIds: [asked] };
  }),
});

/** A part that is wanted, with its service. */
interface Wanted extends Part {
  readonly service: Service;
  readonly calendarIds: readonly CalendarId[];
}

/** An offer as the search finds it: of a row, together, or a series. */
interface FoundOffer {
  readonly placed: readonly PlacedPart[];
  readonly gapMin: number;
  readonly skipped: readonly UnbookableDate[];
}

/** Throws 400 where the arrangement does not fit what is asked for, or more is asked for than may be booked at once. */
const checkShape = ({ arrangement, parts, count, everyWeeks }: BasketWish, most: number): void => {
  const isSeries = arrangement === 'series';
  if (isSeries ? parts.length !== 1 : parts.length < 2) throw invalidField('parts', 'invalid');
  if (isSeries && count === undefined) throw invalidField('count', 'required');
  if (count === undefined && everyWeeks !== undefined) throw invalidField('everyWeeks', 'invalid');
  if (parts.length * (count ?? 1) > most)
    throw invalidField(count === undefined ? 'parts' : 'count', `at_once:${most}`);
};

const wantedOf = async (
  ports: SignedTable,
  tenant: TenantItem,
  { parts }: BasketWish,
  now: number,
): Promise<readonly Wanted[]> => {
  const ids = [...new Set(parts.map(({ serviceId }) => serviceId))];
  const found = await Promise.all(ids.map((id) => findBookable(ports, tenant, id)));
  return parts.map(({ serviceId, calendarIds }, n) => {
    const service = found.find((one) => one?.serviceId === serviceId);
    if (!service) throw invalidField(`parts[${n}].serviceId`, 'invalid');
    const able = calendarsFor(tenant, { service, now });
    return {
      service,
      need: needOf(tenant, service),
      calendarIds: able.filter((id) => calendarIds?.includes(id) ?? true),
    };
  });
};

const agendasFor = async (
  { table }: SignedTable,
  tenant: TenantItem,
  parts: readonly Wanted[],
  dates: readonly string[],
  now: number,
): Promise<Agendas> => {
  const calendars = [...new Set(parts.flatMap(({ calendarIds }) => calendarIds))];
  const agendas = await readAgendas(table, tenant, { calendars, dates, now });
  return new Map(agendas.map(({ calendarId, days }) => [calendarId, days]));
};

const spanSuits =
  ({ suits }: BasketWish) =>
  (span: Interval): boolean =>
    suits?.(instantsOf(span)) ?? true;

/** Finds what was asked for in the days as they are now. */
const found = async (
  ports: SignedTable,
  tenant: TenantItem,
  search: BasketWish,
  parts: readonly Wanted[],
  now: number,
): Promise<FoundOffers<FoundOffer> & { readonly missed?: UnbookableSeries }> => {
  const limits = limitsOf(tenant, { byHand: search.byHand, now });
  const [from, to] = [minuteFrom(search.from), minuteFrom(search.to)];
  const range = startsSought(tenant, { from, to, byHand: search.byHand, now });
  const common = { limits, now: nowMinute(now), ...range };
  const query = { ...common, parts, arrangement: arrangementOf(tenant, search) };
  const { count, everyWeeks = 1 } = search;
  if (count !== undefined) {
    const suits = spanSuits(search);
    const series = { ...query, count, everyWeeks, timeZone: tenant.timezone, suits };
    return findSeries(await agendasFor(ports, tenant, parts, datesForSeries(series), now), series);
  }
  const days = await agendasFor(ports, tenant, parts, datesForBaskets(query), now);
  const { offers, ...stop } = findBaskets(days, query);
  return { offers: offers.map((offer) => ({ ...offer, skipped: [] })), ...stop };
};

/** What a part costs, as its booking will say. */
const priceOf = ({ price, currency, priceFrom }: Service) => ({
  ...{ price, currency: price === null ? null : currency },
  ...(priceFrom ? { priceFrom } : {}),
});

/** An offer as a visitor may pick it. */
const shownTo = (
  { signer }: SignedTable,
  tenant: TenantItem,
  { arrangement, count }: BasketWish,
  parts: readonly Wanted[],
  { language, now, told }: Asking & { readonly told: Awaited<ReturnType<typeof toldDates>> },
) => {
  const serviceOf = (n: number): Service => {
    const service = parts[n % parts.length]?.service;
    if (!service) throw new RangeError(`There is no part ${n}.`);
    return service;
  };
  const rows = count !== undefined && parts.length > 1 ? { perDate: parts.length } : {};
  return ({ placed, gapMin, skipped }: FoundOffer): BasketOffers['offers'][number] => {
    const sealed = placed.map(({ start, calendarId }, n) => ({
      ...{ start, serviceId: serviceOf(n).serviceId },
      calendarId: brandId<CalendarId>(calendarId),
    }));
    return {
      offer: sealOffer(signer, tenant.tenantId, { arrangement, parts: sealed, ...rows }, now),
      parts: placed.map((one, n) => {
        const { title, visitorTitle = title } = titlesOf({ service: serviceOf(n), language });
        const personName = calendarName(tenant, one.calendarId);
        return {
          ...{ serviceId: serviceOf(n).serviceId, title: visitorTitle },
          ...(personName === undefined ? {} : { personName }),
          ...instantsOf(one),
          ...priceOf(serviceOf(n)),
        };
      }),
      ...{ gapMin, ...rows, skipped: told(skipped) },
    };
  };
};

/** Judges an offer from its first start to its last end, of a series on its first date. */
const isWanted =
  (search: BasketWish) =>
  ({ placed }: FoundOffer): boolean =>
    placed.length > 0 && spanSuits(search)(firstDateOf(placed, search));

/**
 * Whole baskets that can be booked, best first and spread over the days, each under a handle; of several dates, what comes
 * nearest where no two are free. Throws 400 for a service or a person that is not offered, an arrangement that does not
 * fit, or more than may be booked at once.
 */
export const searchBaskets = async (
  ports: SignedTable,
  tenant: TenantItem,
  search: BasketWish,
  asking: Asking,
): Promise<BasketOffers> => {
  const { now } = asking;
  checkShape(search, mostAtOnce(tenant, search));
  const parts = await wantedOf(ports, tenant, search, now);
  if (parts.some(({ calendarIds }) => calendarIds.length === 0)) return { offers: [], isPartial: false };
  const limits = limitsOf(tenant, { byHand: search.byHand, now });
  const beyond = beyondLimits(tenant, limits, minuteFrom(search.from));
  if (beyond.bookableUntil !== undefined) return { offers: [], isPartial: false, ...beyond };
  const { offers, stoppedAt, missed } = await found(ports, tenant, search, parts, now);
  const start = nowMinute(now);
  const clock = wallClockOf(tenant.timezone, { start, end: limits.until });
  const wanted = offers.filter(isWanted(search));
  const chosen = spread(wanted, OFFERED, ({ placed: [first] }) => clock(first?.start ?? start).date);
  const leftOut = [...chosen, ...(missed ? [missed] : [])].flatMap(({ skipped }) => skipped);
  const told = await toldDates(ports.table, tenant, leftOut, now);
  return {
    offers: chosen.map(shownTo(ports, tenant, search, parts, { ...asking, told })),
    isPartial: stoppedAt !== undefined,
    ...(stoppedAt === undefined ? {} : { searchedUntil: isoOf(stoppedAt) }),
    ...(missed ? { missed: { startAt: isoOf(missed.start), skipped: told(missed.skipped) } } : {}),
  };
};
