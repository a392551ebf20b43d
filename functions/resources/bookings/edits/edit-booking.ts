import type { CalendarId } from '../../../../shared/domain/ids.ts';
import type { Minute } from '../../../agenda/time.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { SignedTable } from '../../../kernel/http/kernel.ts';
import { settledOrBusy } from '../../../kernel/table/retry.ts';
import { teamLimitsOf } from '../../../records/bookings/booking-limits.ts';
import { type BookingItem, busyOf, getBooking } from '../../../records/bookings/booking-store.ts';
import type { TenantItem } from '../../../records/tenants/tenant-store.ts';
import { alternativesTo } from '../../slots/free-times.ts';
import type { Changer } from '../changer.ts';
import { checkSettled } from '../check-settled.ts';
import { obstaclesOf, type Refused, refusalError } from '../refusal.ts';
import { isAnonymised } from '../visitors/visitors-booking.ts';
import { type Edit, edited, needOfBooking, slotOf } from './edit.ts';
import { editWrites } from './edit-writes.ts';
import { checkStarted } from './mark-booking.ts';
import { isPlacedAlike, planEdit } from './plan-edit.ts';

/** What is to be changed of a booking as it is now; asked again at each attempt. */
export type EditOf = (booking: BookingItem) => Promise<Edit>;

/** Whether this same request edited it already, before a crash; it may have been edited again since. */
export const isEditedBy = ({ savedUnder }: Changer, booking: BookingItem): boolean =>
  savedUnder !== undefined && booking.savedUnder === savedUnder;

/** A cancelled booking is not edited, nor one whose client was erased; time and service not after it was marked. */
const checkOpen = (before: BookingItem, isElsewhere: boolean): void => {
  const isMarked = before.status !== 'confirmed';
  if (before.status === 'cancelled' || isAnonymised(before) || (isMarked && isElsewhere))
    throw new AppError('booking_closed');
};

const isAlike = (before: BookingItem, wished: BookingItem): boolean => {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(wished))];
  return [...new Set([...was.keys(), ...is.keys()])].every((field) => was.get(field) === is.get(field));
};

interface RefusedWish {
  readonly booking: BookingItem;
  readonly wished: BookingItem;
  readonly reason: Refused;
  readonly calendars: readonly CalendarId[];
}

/** The refusal of a time: the nearest free ones, and to staff what takes it. */
export const refusedEdit = async (
  ports: SignedTable,
  tenant: TenantItem,
  { booking, wished, reason, calendars }: RefusedWish,
  by: Changer,
): Promise<AppError> => {
  const { now } = by;
  const slot = slotOf(wished);
  const asked = { entry: busyOf(booking.bookingId, slot, wished), calendars };
  const obstacles = by.side === 'business' ? await obstaclesOf(ports, tenant, reason, asked, now) : undefined;
  const limits = by.side === 'business' ? teamLimitsOf(tenant, now) : undefined;
  const refused = { start: slot.start, now, calendars: by.others ?? calendars, limits };
  const near = await alternativesTo(ports.table, tenant, needOfBooking(wished), refused);
  return refusalError(reason, by.shown(near, booking), { inTheWay: obstacles });
};

/** Reads, judges and commits once; undefined when another writer changed the same records first. */
const attempt = async (
  ports: SignedTable,
  tenant: TenantItem,
  id: string,
  editOf: EditOf,
  by: Changer,
): Promise<BookingItem | undefined> => {
  const booking = await getBooking(ports.table, tenant.tenantId, id);
  if (isEditedBy(by, booking)) return booking;
  if (booking.status === 'cancelled') throw new AppError('booking_closed');
  const edit = await editOf(booking);
  const wished = edited(ports, tenant, booking, edit);
  const isThere = by.to === undefined || by.to.includes(booking.calendarId);
  const isElsewhere = !isThere || !isPlacedAlike(booking, wished) || edit.service !== undefined;
  checkOpen(booking, isElsewhere);
  if (isThere && isAlike(booking, wished)) return booking;
  by.mayChange(booking);
  if (edit.status) checkStarted(edit.status, Date.parse(wished.startAt), by.now);
  if (isElsewhere) checkSettled(tenant, by.now);
  const refused = (reason: Refused, calendars: readonly CalendarId[]) =>
    refusedEdit(ports, tenant, { booking, wished, reason, calendars }, by);
  const planned = await planEdit(ports, tenant, { before: booking, wished, edit }, by);
  if (planned.kind === 'refused') throw await refused(planned.reason, planned.calendars);
  const writes = [...editWrites(tenant, planned, by), ...(edit.requires ?? [])];
  const outcome = await ports.table.attempt(writes);
  if (outcome.kind === 'committed') return planned.after;
  const isClaimed = outcome.kind === 'refused' && outcome.lost.every((label) => label === 'claim');
  if (isClaimed) throw await refused('taken', [planned.after.calendarId]);
  return undefined;
};

/**
 * Edits a booking; its old time is freed, the new one taken, and everything else that is asked for changed in one
 * transaction, with the event and the line of its history. `by` decides which starts are allowed and until when: staff
 * may choose any minute with free capacity. A booking whose calendar is no longer offered goes to one that replaced it.
 * Throws what `editOf` does, 404 `not_found`, 409 `booking_not_started` for a mark that comes too early, 409 `slot_taken` with alternatives (also when the same person has another
 * appointment then), 409 `day_full`, 409 `booking_closed`, what `by` refuses with, 503 `busy`.
 */
export const editBooking = (
  ports: SignedTable,
  tenant: TenantItem,
  id: string,
  editOf: EditOf,
  by: Changer,
): Promise<BookingItem> => settledOrBusy(() => attempt(ports, tenant, id, editOf, by));

/** Moves a booking to another start, to somebody else's calendar (`by.to`), or both. See `editBooking`. */
export const moveBooking = (
  ports: SignedTable,
  tenant: TenantItem,
  id: string,
  start: Minute,
  by: Changer,
): Promise<BookingItem> => editBooking(ports, tenant, id, async () => ({ start }), by);
