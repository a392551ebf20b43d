import { occupied } from '../../../../shared/domain/places.ts';
import { takeBasket } from '../../../agenda/take-basket.ts';
import { daysTouched, nowMinute } from '../../../agenda/time.ts';
import type { BookingLimits } from '../../../agenda/types.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { SignedTable } from '../../../kernel/http/kernel.ts';
import { keys } from '../../../kernel/table/keys.ts';
import { settledOrBusy } from '../../../kernel/table/retry.ts';
import { ifUnchanged } from '../../../kernel/table/versioned.ts';
import type { Write } from '../../../kernel/table/write.ts';
import { type BookingItem, instantsOf, toBooking } from '../../../records/bookings/booking-store.ts';
import type { SealedMove } from '../../../records/bookings/move-handle.ts';
import { calendarsFor, isInUse } from '../../../records/calendars/active-calendars.ts';
import { saveDay } from '../../../records/calendars/calendar-store.ts';
import { findService } from '../../../records/service-store.ts';
import { bookingPolicyOf, type TenantItem } from '../../../records/tenants/tenant-store.ts';
import { readAgendas } from '../../slots/read-agendas.ts';
import type { Changer } from '../changer.ts';
import { checkSettled } from '../check-settled.ts';
import { datesOf } from '../edits/cancel-booking.ts';
import { isEditedBy } from '../edits/edit-booking.ts';
import { claimWrites, type Edited, recordWrites } from '../edits/edit-writes.ts';
import { isPlacedAlike, onCalendar, savedAs } from '../edits/plan-edit.ts';
import { REFUSALS, type Refused, refusalError } from '../refusal.ts';
import { checkAllMovable, membersOf, movedBy } from './basket-members.ts';
import { entryAt, isOneTransaction, type MemberMove, released } from './basket-move.ts';
import { allReleaseWrites, asIn } from './cancel-together.ts';
import { movedCompanyOf } from './company.ts';

/** All appointments of a basket with their new places, and how these must lie. */
interface Plan {
  readonly ports: SignedTable;
  readonly tenant: TenantItem;
  readonly offered: SealedMove;
  readonly moves: readonly MemberMove[];
  readonly by: Changer;
  readonly limits: BookingLimits;
}

const noneMoved = ({ side }: Changer) => (side === 'business' ? 'noneMovedForClient' : 'noneMoved');

const refusal = (reason: Refused, by: Changer): AppError => refusalError(reason, [], { note: noneMoved(by) });

/** The appointments as they are, each with its new place; undefined where these are not all of them. */
const movesOf = (
  members: readonly BookingItem[],
  { places }: SealedMove,
): readonly MemberMove[] | undefined => {
  const [{ basketBookings = members.map(({ bookingId }) => bookingId) } = {}] = members;
  const moves = places.flatMap(({ nth, start, calendarId }) => {
    const booking = members.find(({ bookingId }) => bookingId === basketBookings[nth]);
    return booking ? [{ booking, start, calendarId }] : [];
  });
  return moves.length === places.length && moves.length === members.length ? moves : undefined;
};

/** The booking at its new place. */
const placedAt = (tenant: TenantItem, move: MemberMove): BookingItem => {
  const { overbooked: _over, ...kept } = onCalendar(tenant, move.booking, move.calendarId);
  return isPlacedAlike(move.booking, { ...kept, ...instantsOf(entryAt(move)) })
    ? move.booking
    : { ...kept, ...instantsOf(entryAt(move)) };
};

/** Whether whoever gets an appointment from somebody else still performs its service. */
const arePerformed = async ({ ports, tenant, moves, by: { now } }: Plan): Promise<boolean> => {
  const given = moves.filter(({ booking, calendarId }) => booking.calendarId !== calendarId);
  const performed = await Promise.all(
    given.map(async ({ booking: { serviceId }, calendarId }) => {
      const service = serviceId ? await findService(ports.table, tenant.tenantId, serviceId) : undefined;
      return calendarsFor(tenant, { service, calendarId, now }).includes(calendarId);
    }),
  );
  return performed.every(Boolean);
};

type Judged =
  | { readonly ok: true; readonly days: readonly Write[] }
  | { readonly ok: false; readonly reason: Refused };

/** Reads the current days, takes the old times out and the new ones in; each day that changes is written once. */
const judge = async (plan: Plan): Promise<Judged> => {
  const { ports, tenant, offered, moves, by, limits } = plan;
  const { now } = by;
  if (!isOneTransaction(moves) || !(await arePerformed(plan))) return { ok: false, reason: 'taken' };
  const entries = moves.map((move) => ({ calendarId: move.calendarId, entry: entryAt(move) }));
  const calendars = [...new Set(moves.map(({ calendarId }) => calendarId))];
  const bookings = moves.map(({ booking }) => booking);
  const touched = entries.flatMap(({ entry }) => daysTouched(occupied(entry)));
  const dates = [...new Set([...touched, ...bookings.flatMap(datesOf)])].sort();
  const agendas = await readAgendas(ports.table, tenant, { calendars, dates, now });
  const free = new Map(agendas.map(({ calendarId, days }) => [String(calendarId), released(days, bookings)]));
  const { kind, perDate } = offered;
  const arrangement = kind === 'in_a_row' ? { kind, maxGapMin: bookingPolicyOf(tenant).maxGapMin } : { kind };
  const taken = takeBasket(free, entries, { ...arrangement, perDate }, { limits, now: nowMinute(now) });
  if (!taken.ok) return { ok: false, reason: REFUSALS[taken.reason] };
  const days = agendas.flatMap(({ calendarId, days: before }) =>
    (taken.agendas.get(calendarId) ?? [])
      .filter((day) => !before.includes(day))
      .map((day) => saveDay(tenant.tenantId, calendarId, day)),
  );
  const left = bookings.filter(({ calendarId }) => !calendars.includes(calendarId));
  return { ok: true, days: [...days, ...(await allReleaseWrites(ports.table, tenant.tenantId, left))] };
};

/** The writes of all appointments: one that stays as it is is only required to be so. */
const writesOf = ({ tenant, by }: Plan, edits: readonly Edited[]): ReadonlyArray<Write<'claim'>> => {
  const hasNewTime = ({ before, after }: Edited): boolean => before.startAt !== after.startAt;
  const changed = edits.filter(({ before, after }) => before !== after);
  // The first one's messages are about all: its own news is that it was moved.
  const moved = [...changed.filter(hasNewTime), ...changed.filter((edit) => !hasNewTime(edit))].map(
    ({ before, after }) => ({ before, after: savedAs(before, after, by) }),
  );
  return [
    ...edits
      .filter(({ before, after }) => before === after)
      .map(({ before }) => ({
        check: keys.booking(tenant.tenantId, before.bookingId),
        when: ifUnchanged(before),
      })),
    ...moved.flatMap((edit, nth) => recordWrites(tenant, edit, by, movedCompanyOf(moved, nth))),
    ...claimWrites(tenant, moved),
  ];
};

type Moving = Omit<Plan, 'moves'> & { readonly booking: BookingItem };

/** A member chose where all of them go by how they lay; a visitor's offer goes on from where one was moved since. */
const isSeen = ({ by, offered }: Moving, moves: readonly MemberMove[]): boolean =>
  by.side === 'visitor' ||
  moves.every(({ booking: { version } }, n) => version === offered.places[n]?.version);

/** Of what a member saw, something was changed since. */
const changedSince = ({ tenant, booking, by }: Moving, found: readonly BookingItem[]): AppError => {
  const present = toBooking(tenant, asIn(found, booking), by.now);
  return new AppError('changed_meanwhile', { note: noneMoved(by), extra: { present } });
};

/** Reads, judges and commits once; undefined when another writer changed the same records first. */
const attempt = async (moving: Moving): Promise<true | undefined> => {
  const { ports, tenant, booking, offered, by } = moving;
  const found = await membersOf(ports.table, tenant.tenantId, booking);
  if (found.some((one) => isEditedBy(by, one))) return true;
  const members = movedBy(by, found);
  if (members.some(({ status }) => status === 'cancelled'))
    throw new AppError('booking_closed', { note: 'notAllMovable' });
  const moves = movesOf(members, offered);
  if (!moves) throw by.side === 'business' ? changedSince(moving, found) : new AppError('slot_invalid');
  const edits = moves.map((move) => ({ before: move.booking, after: placedAt(tenant, move) }));
  if (edits.every(({ before, after }) => before === after)) return true;
  if (!isSeen(moving, moves)) throw changedSince(moving, found);
  checkAllMovable(members, by);
  checkSettled(tenant, by.now);
  if (!moves.every(({ calendarId }) => isInUse(tenant, calendarId, by.now)))
    throw new AppError('slot_invalid');
  const plan = { ...moving, moves };
  const judged = await judge(plan);
  if (!judged.ok) throw refusal(judged.reason, by);
  const outcome = await ports.table.attempt([...writesOf(plan, edits), ...judged.days]);
  if (outcome.kind === 'committed') return true;
  if (outcome.kind === 'refused' && outcome.lost.every((label) => label === 'claim'))
    throw refusal('taken', by);
  return undefined;
};

/**
 * Moves all that were booked at once with a booking to the times of an offer, or none of them, in one transaction of
 * which one message tells. Ids and links stay; moving to where they are changes nothing. Throws 400 `slot_invalid`, 409
 * `slot_taken`, `slot_too_soon` or `day_full`, 409 `booking_closed` where one was cancelled or has begun, to a member 409
 * `changed_meanwhile`, what `by` refuses of any of them with, 503 `busy`.
 */
export const moveBasket = async (moving: Moving): Promise<void> => {
  await settledOrBusy(() => attempt(moving));
};
