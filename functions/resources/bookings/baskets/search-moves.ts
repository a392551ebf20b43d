import { brandId, type CalendarId } from '../../../../shared/domain/ids.ts';
import type { ManagedOffer, ManagedOffers } from '../../../../shared/schemas/managed-offers.ts';
import type { PlacedPart } from '../../../agenda/baskets.ts';
import { type Agendas, datesForBaskets, findBaskets } from '../../../agenda/find-baskets.ts';
import { findSeries, firstDateOf } from '../../../agenda/series.ts';
import { datesForSeries } from '../../../agenda/series-dates.ts';
import { spread } from '../../../agenda/spread.ts';
import { isoOf, type Minute, nowMinute } from '../../../agenda/time.ts';
import type { BookingLimits } from '../../../agenda/types.ts';
import { wallClockOf } from '../../../agenda/wall-clock.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { SignedTable } from '../../../kernel/http/kernel.ts';
import { type BookingItem, instantsOf } from '../../../records/bookings/booking-store.ts';
import { sealMove } from '../../../records/bookings/move-handle.ts';
import { calendarName } from '../../../records/bookings/performer.ts';
import { bookingPolicyOf, type TenantItem } from '../../../records/tenants/tenant-store.ts';
import { readAgendas } from '../../slots/read-agendas.ts';
import type { Changer } from '../changer.ts';
import { needOfBooking, slotOf } from '../edits/edit.ts';
import { limitsOf, startsSought } from './basket-limits.ts';
import { checkAllMovable, membersOf, movedBy } from './basket-members.ts';
import { entryAt, isOneTransaction, type MemberMove, released } from './basket-move.ts';
import {
  type BookingsShape,
  type People,
  performersOfShape,
  presentPeople,
  shapeOfBookings,
} from './move-shape.ts';

/** Offers of one answer, spread over the days. */
const OFFERED = 24;

/** Which first starts are wanted. */
export interface MovesWanted {
  readonly from?: Minute | undefined;
  readonly to?: Minute | undefined;
  /** A member asks, who needs no notice and moves far ahead. */
  readonly byHand?: boolean;
  /** Whether a first date suits, from its first start to its last end; absent where any does. */
  readonly suits?: ((firstDate: ReturnType<typeof instantsOf>) => boolean) | undefined;
}

/** What is searched: a shape, with these people, at a moment in epoch milliseconds. */
interface Search {
  readonly ports: SignedTable;
  readonly tenant: TenantItem;
  readonly shape: BookingsShape;
  readonly wanted: MovesWanted;
  readonly limits: BookingLimits;
  readonly now: number;
}

interface Found {
  readonly moves: readonly (readonly MemberMove[])[];
  readonly stoppedAt?: Minute | undefined;
}

const bookingsOf = ({ dates }: BookingsShape): readonly BookingItem[] =>
  dates.flat().map(({ booking }) => booking);

/** The days of these people as if the bookings were not in them. */
const agendasWithout = async (
  { ports, tenant, shape, now }: Search,
  people: People,
  dates: readonly string[],
): Promise<Agendas> => {
  const calendars = [...new Set(people.flat())];
  const agendas = await readAgendas(ports.table, tenant, { calendars, dates, now });
  const own = bookingsOf(shape);
  return new Map(agendas.map(({ calendarId, days }) => [calendarId, released(days, own)]));
};

const queryOf = ({ tenant, shape: { kind, dates }, wanted, limits, now }: Search, people: People) => ({
  parts: dates[0].map(({ booking }, part) => ({
    need: needOfBooking(booking),
    calendarIds: people[part] ?? [],
  })),
  arrangement: kind === 'in_a_row' ? { kind, maxGapMin: bookingPolicyOf(tenant).maxGapMin } : { kind },
  ...{ limits, now: nowMinute(now) },
  ...startsSought(tenant, { ...wanted, now }),
});

/** All places of whole offers: of several dates, only where none is left out. */
const placesOf = async (search: Search, people: People) => {
  const { shape, tenant } = search;
  const query = queryOf(search, people);
  const count = shape.dates.length;
  if (count === 1) return findBaskets(await agendasWithout(search, people, datesForBaskets(query)), query);
  const series = { ...query, count, everyWeeks: shape.everyWeeks, timeZone: tenant.timezone };
  const { offers, stoppedAt } = findSeries(
    await agendasWithout(search, people, datesForSeries(series)),
    series,
  );
  return { offers: offers.filter(({ skipped }) => skipped.length === 0), stoppedAt };
};

const movesTo = (shape: BookingsShape, placed: readonly PlacedPart[]): readonly MemberMove[] =>
  bookingsOf(shape).flatMap((booking, n) => {
    const place = placed[n];
    return place ? [{ booking, start: place.start, calendarId: brandId<CalendarId>(place.calendarId) }] : [];
  });

/** Whether any of them gets another time. */
const isElsewhen = (moves: readonly MemberMove[]): boolean =>
  moves.some(({ booking, start }) => slotOf(booking).start !== start);

const movesWith = async (search: Search, people: People): Promise<Found> => {
  if (people.some((calendars) => calendars.length === 0)) return { moves: [] };
  const { offers, stoppedAt } = await placesOf(search, people);
  const { shape, wanted } = search;
  const isWanted = (placed: readonly PlacedPart[]): boolean =>
    wanted.suits?.(instantsOf(firstDateOf(placed, { parts: shape.dates[0] }))) ?? true;
  const moves = offers.flatMap(({ placed }) => (isWanted(placed) ? [movesTo(shape, placed)] : []));
  return { moves: moves.filter((one) => isElsewhen(one) && isOneTransaction(one)), stoppedAt };
};

/** With the people of the bookings; where they are not free all at once, with whoever performs the services. */
const found = async (search: Search): Promise<Found> => {
  const { ports, tenant, shape, now } = search;
  const own = await movesWith(search, presentPeople(tenant, shape, now));
  if (own.moves.length > 0 || own.stoppedAt !== undefined) return own;
  return movesWith(search, await performersOfShape(ports.table, tenant, shape, now));
};

const shownMove = (
  { ports, tenant, shape, now }: Search,
  moves: readonly MemberMove[],
  booking: BookingItem,
): ManagedOffer => {
  const { basketId = booking.bookingId, basketBookings = [booking.bookingId] } = booking;
  const places = moves.map(({ booking: { bookingId, version }, start, calendarId }) => ({
    ...{ nth: basketBookings.indexOf(bookingId), start, calendarId, version },
  }));
  const { kind, dates } = shape;
  const sealed = { basketId, kind, perDate: dates[0].length, places };
  return {
    offer: sealMove(ports.signer, tenant.tenantId, sealed, now),
    parts: moves.map((move) => {
      const { bookingId, title, visitorTitle = title } = move.booking;
      const personName = calendarName(tenant, move.calendarId);
      return {
        ...{ bookingId, title: visitorTitle, ...instantsOf(entryAt(move)) },
        ...(personName === undefined ? {} : { personName }),
      };
    }),
  };
};

/**
 * Whole offers of other times for all that were booked at once with a booking, best first and spread over the days: the
 * same services, in a row, at the same time or as a series with the same step, as if they were not booked yet. None
 * where they no longer lie in a shape that can be kept. Throws what `by` refuses of any of them with, 409
 * `booking_closed` where none is left to move.
 */
export const searchMoves = async (
  ports: SignedTable,
  tenant: TenantItem,
  booking: BookingItem,
  by: Pick<Changer, 'mayChange' | 'side' | 'now'>,
  wanted: MovesWanted,
): Promise<ManagedOffers> => {
  const { now } = by;
  const members = movedBy(by, await membersOf(ports.table, tenant.tenantId, booking));
  if (members.length === 0) throw new AppError('booking_closed');
  checkAllMovable(members, by);
  const shape = shapeOfBookings(members);
  if (!shape) return { offers: [], isPartial: false, isScattered: true };
  const limits = limitsOf(tenant, { byHand: wanted.byHand, now });
  const search = { ports, tenant, shape, wanted, limits, now };
  const { moves, stoppedAt } = await found(search);
  const start = nowMinute(now);
  const clock = wallClockOf(tenant.timezone, { start, end: limits.until });
  const chosen = spread(moves, OFFERED, ([first]) => clock(first?.start ?? start).date);
  return {
    offers: chosen.map((one) => shownMove(search, one, booking)),
    isPartial: stoppedAt !== undefined,
    ...(stoppedAt === undefined ? {} : { searchedUntil: isoOf(stoppedAt) }),
  };
};
