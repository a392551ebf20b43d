import type { SourceCancelled } from '../../../../shared/schemas/booking-source.ts';
import { AppError, found } from '../../../kernel/app-error.ts';
import type { Kernel } from '../../../kernel/http/kernel.ts';
import type { CallingMember } from '../../../kernel/identity/caller.ts';
import { keys } from '../../../kernel/table/keys.ts';
import { auditEntry } from '../../../records/audit-trail.ts';
import type { BookingItem } from '../../../records/bookings/booking-store.ts';
import { confirmedAhead } from '../bookings-ahead.ts';
import { staff } from '../changer.ts';
import { cancelBooking } from '../edits/cancel-booking.ts';
import type { MadeItem } from '../visitors/visitor-caps.ts';

/** Bookings that one request cancels, each in its own transaction. */
const AT_ONCE = 20;

type Ports = Pick<Kernel, 'table' | 'ids'>;
type Caller = Pick<CallingMember, 'tenantId' | 'memberId'>;

/** The soonest of what an address made: one more than a request cancels, where there are as many. */
const soonestFrom = async (
  { table }: Ports,
  { tenantId }: Caller,
  sourceId: string,
  now: number,
): Promise<readonly BookingItem[]> => {
  const ahead: BookingItem[] = [];
  for await (const { bookings } of confirmedAhead(table, tenantId, now)) {
    ahead.push(...bookings.filter(({ bookedFrom }) => bookedFrom === sourceId));
    if (ahead.length > AT_ONCE) break;
  }
  return ahead;
};

/** Whether this booking was cancelled: a member may have marked or erased it since the list was read. */
const isCancelled = async (
  { table, ids }: Ports,
  { tenantId, memberId }: Caller,
  { bookingId }: BookingItem,
  now: number,
): Promise<boolean> => {
  const fact = { actorId: memberId, action: 'source_cancelled', subjectId: bookingId } as const;
  const line = () => [auditEntry(tenantId, fact, { ids, now })];
  try {
    await cancelBooking({ table }, tenantId, bookingId, staff(now, memberId), line);
    return true;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'booking_closed' || error.code === 'not_found'))
      return false;
    throw error;
  }
};

/**
 * Cancels the future bookings that one address made, soonest first, a bounded number per call: while there `isMore`,
 * calling again continues, and no call reads much further than it cancels. Each is cancelled in one transaction with its audit line, so an interrupted run loses
 * none. Throws 404 `not_found` for an address without bookings, 503 `busy`.
 */
export const cancelSource = async (
  ports: Ports,
  caller: Caller,
  sourceId: string,
  now: number,
): Promise<SourceCancelled> => {
  found(await ports.table.get<MadeItem>(keys.madeFrom(caller.tenantId, sourceId)));
  const ahead = await soonestFrom(ports, caller, sourceId, now);
  let cancelled = 0;
  for (const booking of ahead.slice(0, AT_ONCE))
    if (await isCancelled(ports, caller, booking, now)) cancelled += 1;
  return { cancelled, isMore: ahead.length > AT_ONCE };
};
