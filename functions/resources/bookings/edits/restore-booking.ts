import { occupied } from '../../../../shared/domain/places.ts';
import { daysTouched, nowMinute } from '../../../agenda/time.ts';
import type { AgendaDay } from '../../../agenda/types.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { SignedTable } from '../../../kernel/http/kernel.ts';
import type { Request } from '../../../kernel/http/request.ts';
import { ifAbsent } from '../../../kernel/table/condition.ts';
import { indexed, keys } from '../../../kernel/table/keys.ts';
import { settledOrBusy } from '../../../kernel/table/retry.ts';
import { ifUnchanged } from '../../../kernel/table/versioned.ts';
import type { Write } from '../../../kernel/table/write.ts';
import { historyLine } from '../../../records/bookings/booking-history.ts';
import {
  type BookingItem,
  busyOf,
  claimItem,
  claimOf,
  getBooking,
  sequenceOf,
} from '../../../records/bookings/booking-store.ts';
import { saveDay } from '../../../records/calendars/calendar-store.ts';
import { pendingEvent } from '../../../records/pending-event.ts';
import { getTenant, type TenantItem } from '../../../records/tenants/tenant-store.ts';
import { readAgendas } from '../../slots/read-agendas.ts';
import { calendarsToMove } from '../calendars-to-move.ts';
import { type Changer, staffSaving } from '../changer.ts';
import { checkSettled } from '../check-settled.ts';
import { judgeCalendars } from '../free-calendars.ts';
import type { Refused } from '../refusal.ts';
import { isAnonymised } from '../visitors/visitors-booking.ts';
import { slotOf } from './edit.ts';
import { refusedEdit } from './edit-booking.ts';
import { onCalendar } from './plan-edit.ts';

type Restoring = Pick<
  Request<'POST /v1/bookings/{bookingId}/restore'>,
  'caller' | 'params' | 'body' | 'mint' | 'now'
>;

const restoreWrites = (
  { tenantId }: TenantItem,
  before: BookingItem,
  after: BookingItem,
  days: readonly AgendaDay[],
  { side, memberId, now }: Changer,
): ReadonlyArray<Write<'claim'>> => {
  const { bookingId, calendarId, claim, personName, savedUnder, status } = after;
  return [
    {
      update: keys.booking(tenantId, bookingId),
      set: {
        status,
        calendarId,
        claim,
        personName,
        savedUnder,
        ...indexed.booking(tenantId, after),
      },
      add: { sequence: 1 },
      unset: ['overbooked', ...(personName === undefined ? ['personName'] : [])],
      when: ifUnchanged(before),
    },
    { as: 'claim', put: claimOf(tenantId, after), item: { ...claimItem(after) }, when: ifAbsent },
    ...days.map((day) => saveDay(tenantId, calendarId, day)),
    pendingEvent(
      {
        ...{ tenantId, type: 'booking.restored', subjectId: bookingId },
        ...{ sequence: sequenceOf(after), by: side, holder: after.holder },
      },
      now,
    ),
    historyLine(tenantId, before, after, { by: side, memberId }, now),
  ];
};

/** Reads, judges and commits once; undefined when another writer changed the same records first. */
const attempt = async (
  ports: SignedTable,
  tenant: TenantItem,
  id: string,
  by: Changer,
): Promise<BookingItem | undefined> => {
  const { now } = by;
  const booking = await getBooking(ports.table, tenant.tenantId, id);
  if (booking.status === 'confirmed') return booking;
  if (booking.status !== 'cancelled' || isAnonymised(booking)) throw new AppError('booking_closed');
  by.mayChange(booking);
  checkSettled(tenant, now);
  const entry = busyOf(booking.bookingId, slotOf(booking), booking);
  const calendars = await calendarsToMove(ports.table, tenant, booking, by);
  const agendas = await readAgendas(ports.table, tenant, {
    ...{ calendars, dates: daysTouched(occupied(entry)), now },
  });
  const judged = judgeCalendars(agendas, entry, by.rule, nowMinute(now));
  const refused = (reason: Refused) =>
    refusedEdit(ports, tenant, { booking, wished: booking, reason, calendars }, by);
  if (!judged.ok) throw await refused(judged.reason);
  const [{ calendarId, days }] = judged.calendars;
  const { overbooked: _over, ...kept } = onCalendar(tenant, booking, calendarId);
  const after: BookingItem = {
    ...kept,
    status: 'confirmed',
    ...(by.savedUnder ? { savedUnder: by.savedUnder } : {}),
    sequence: sequenceOf(booking) + 1,
    version: booking.version + 1,
  };
  const known = agendas.flatMap((agenda) => agenda.days);
  const changed = days.filter((day) => !known.includes(day));
  const outcome = await ports.table.attempt(restoreWrites(tenant, booking, after, changed, by));
  if (outcome.kind === 'committed') return after;
  const isClaimed = outcome.kind === 'refused' && outcome.lost.every((label) => label === 'claim');
  if (isClaimed) throw await refused('taken');
  return undefined;
};

/**
 * Undoes a cancellation: the booking takes its time again, in one transaction; undoing twice has the effect of once. A
 * booking whose calendar is no longer offered goes to one that replaced it. Throws 404 `not_found`, 409 `slot_taken`
 * with what is in the way and alternatives (also when its person has another appointment then), 409 `day_full`, 409
 * `booking_closed`, 409 `changed_meanwhile` with the current booking, 503 `busy`.
 */
export const restoreBooking = async (
  ports: SignedTable,
  { caller, params, body, mint, now }: Restoring,
): Promise<BookingItem> => {
  const tenant = await getTenant(ports.table, caller.tenantId);
  const save = { version: body.version, savedUnder: mint('restore') };
  const by = staffSaving(caller.memberId, tenant, save, now);
  return settledOrBusy(() => attempt(ports, tenant, params.bookingId, by));
};
