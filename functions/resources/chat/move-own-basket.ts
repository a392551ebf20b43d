import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import type { ErrorCode } from '../../../shared/domain/errors.ts';
import type { Arrangement, BasketOffer } from '../../../shared/schemas/basket.ts';
import type { ManagedOffer } from '../../../shared/schemas/managed-offers.ts';
import { minuteFrom } from '../../agenda/time.ts';
import type { BasketMoveResult, FoundMoves, MovesQuery } from '../../assistant/ports.ts';
import { fits } from '../../assistant/time/fits.ts';
import { AppError } from '../../kernel/app-error.ts';
import { choosingLimitsOf } from '../../records/bookings/booking-limits.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { toPublicBooking } from '../../records/bookings/manage-link.ts';
import { membersOf } from '../bookings/baskets/basket-members.ts';
import { moveBasket } from '../bookings/baskets/move-basket.ts';
import { type BookingsShape, shapeOfBookings } from '../bookings/baskets/move-shape.ts';
import { offeredMove } from '../bookings/baskets/offered-move.ts';
import { searchMoves } from '../bookings/baskets/search-moves.ts';
import { visitorOf } from '../public-site/visitor-changer.ts';
import { ownBooking } from './find-own.ts';
import { isTooLate, refusalOf } from './refused-as.ts';
import type { VisitorTurn } from './visitor-turn.ts';

const arrangementOf = ({ kind, dates: [first, ...others] }: BookingsShape): Arrangement =>
  first.length === 1 && others.length > 0 ? 'series' : kind;

type Part = ManagedOffer['parts'][number];

/** Minutes between the parts of a date. */
const waitOn = (parts: readonly Part[]): number =>
  parts.slice(1).reduce((sum, { startAt }, n) => {
    const wait = Date.parse(startAt) - Date.parse(parts[n]?.endAt ?? startAt);
    return sum + Math.max(0, wait / MINUTE_MS);
  }, 0);

/** An offer as a whole basket is offered: what each part costs is what its booking says. */
const asBasket =
  (members: readonly BookingItem[], { kind, dates: [first, ...others] }: BookingsShape) =>
  ({ offer, parts }: ManagedOffer): BasketOffer => {
    const size = first.length;
    const waits = Array.from({ length: others.length + 1 }, (_, n) =>
      kind === 'in_a_row' ? waitOn(parts.slice(n * size, (n + 1) * size)) : 0,
    );
    return {
      offer,
      parts: parts.map(({ bookingId, ...part }) => {
        const booking = members.find((one) => one.bookingId === bookingId);
        return {
          ...{ serviceId: booking?.serviceId ?? '', ...part },
          ...{ price: booking?.price ?? null, currency: booking?.currency ?? null },
          ...(booking?.priceFrom ? { priceFrom: true } : {}),
        };
      }),
      gapMin: Math.max(...waits),
      ...(size > 1 && others.length > 0 ? { perDate: size } : {}),
      skipped: [],
    };
  };

/** Other times for all that were booked at once with a booking of this conversation, as their visitor's link finds them. */
export const ownMoves = async (
  turn: VisitorTurn,
  { bookingId, from, to, when }: MovesQuery,
): Promise<FoundMoves> => {
  const { kernel, tenant, visit } = turn;
  const booking = await ownBooking(turn, bookingId);
  if (!booking) return { kind: 'too_late' };
  const members = await membersOf(kernel.table, tenant.tenantId, booking);
  const shape = shapeOfBookings(members);
  if (!shape || members.some(({ serviceId }) => serviceId === null)) return { kind: 'apart' };
  const wanted = {
    ...{ from: minuteFrom(from), to: minuteFrom(to) },
    suits: (span: { readonly startAt: string; readonly endAt: string }) => fits(span, when, tenant.timezone),
  };
  try {
    const by = visitorOf(kernel, tenant, visit.now);
    const { offers, searchedUntil } = await searchMoves(kernel, tenant, booking, by, wanted);
    return {
      ...{ kind: 'found', arrangement: arrangementOf(shape), searchedUntil },
      offers: offers.map(asBasket(members, shape)),
    };
  } catch (error) {
    if (isTooLate(error)) return { kind: 'too_late' };
    throw error;
  }
};

/** Another offer than the one made for these bookings, or one whose times have passed. */
const EXPIRED: readonly ErrorCode[] = ['slot_invalid', 'slot_in_past'];

/**
 * Moves all that were booked at once with a booking of this conversation by the rules for visitors, or none; twice has the
 * effect of once. Throws 503 `busy`.
 */
export const moveOwnBasket = async (
  turn: VisitorTurn,
  bookingId: string,
  offer: string,
): Promise<BasketMoveResult> => {
  const { kernel, tenant, visit } = turn;
  const booking = await ownBooking(turn, bookingId);
  if (!booking) return { kind: 'too_late' };
  const by = visitorOf(kernel, tenant, visit.now);
  const limits = choosingLimitsOf(tenant, visit.now);
  try {
    const offered = offeredMove(kernel, tenant, booking, offer, visit.now);
    await moveBasket({ ports: kernel, tenant, booking, offered, by, limits });
  } catch (error) {
    // They are not all that the offer was made for, or somebody takes no bookings any more.
    if (error instanceof AppError && EXPIRED.includes(error.code)) return { kind: 'expired' };
    return { kind: refusalOf(error) };
  }
  const moved = await membersOf(kernel.table, tenant.tenantId, booking);
  const inOrder = moved.toSorted((a, b) => a.startAt.localeCompare(b.startAt));
  return { kind: 'moved', bookings: inOrder.map((one) => toPublicBooking(kernel, tenant, one)) };
};
