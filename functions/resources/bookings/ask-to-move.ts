import type { TenantId } from '../../../shared/domain/ids.ts';
import type { MoveAsked } from '../../../shared/schemas/booking.ts';
import { AppError, invalidField } from '../../kernel/app-error.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import { isStill } from '../../kernel/table/versioned.ts';
import { type BookingItem, findBooking, sequenceOf } from '../../records/booking-store.ts';
import { listClosures } from '../../records/closure-store.ts';
import { type GoingOutPorts, goesOut } from '../../records/going-out.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import { isUnplaced } from '../../records/performer.ts';
import { getTenant, type TenantItem } from '../../records/tenant-store.ts';
import { bookingsInside } from '../closures/affected-bookings.ts';
import { confirmedAhead } from './bookings-ahead.ts';

/** Visitors whom one request asks, each in a transaction of their own. */
const AT_ONCE = 20;

/** What made appointments impossible: a closure, or that nobody performs them any more. */
const UNPLACED = 'unplaced';

const unplaced = async (table: Table, tenant: TenantItem, now: number): Promise<readonly BookingItem[]> => {
  const found: BookingItem[] = [];
  for await (const { bookings } of confirmedAhead(table, tenant.tenantId, now))
    found.push(...bookings.filter((booking) => isUnplaced(tenant, booking, now)));
  return found;
};

const stranded = async (
  table: Table,
  tenant: TenantItem,
  closureId: string | undefined,
  now: number,
): Promise<readonly BookingItem[]> => {
  if (closureId === undefined) return unplaced(table, tenant, now);
  const closure = (await listClosures(table, tenant.tenantId)).find((one) => one.closureId === closureId);
  if (!closure) throw invalidField('closureId', 'invalid');
  return bookingsInside(table, tenant, closure, now);
};

const isAsked = ({ askedToMove = [] }: BookingItem, cause: string): boolean => askedToMove.includes(cause);

/** Whether this visitor is asked now; false when they were already, or the booking has changed since it was listed. */
const ask = (
  table: Table,
  tenantId: TenantId,
  { bookingId, startAt }: BookingItem,
  cause: string,
  now: number,
): Promise<boolean> =>
  settledOrBusy(async () => {
    const booking = await findBooking(table, tenantId, bookingId);
    if (booking?.status !== 'confirmed' || booking.startAt !== startAt || isAsked(booking, cause))
      return false;
    const outcome = await table.attempt([
      {
        update: keys.booking(tenantId, bookingId),
        set: { askedToMove: [...(booking.askedToMove ?? []), cause] },
        when: isStill(booking),
      },
      pendingEvent(
        { tenantId, type: 'booking.stranded', subjectId: bookingId, sequence: sequenceOf(booking) },
        now,
      ),
    ]);
    return outcome.kind === 'committed' ? true : undefined;
  });

/**
 * Asks the visitors of the appointments in a closure, or of those that nobody performs any more, to choose another time:
 * each once for that closure, soonest first, a bounded number per call. While some are `left`, calling again continues;
 * those who left no e-mail are counted, for the business to call. Throws 400 for a closure that there is not, 409
 * `message_off` where no such e-mail goes out, 503 `busy`.
 */
export const askToMove = async (
  ports: GoingOutPorts,
  tenantId: TenantId,
  closureId: string | undefined,
  now: number,
): Promise<MoveAsked> => {
  const { table } = ports;
  const tenant = await getTenant(table, tenantId);
  if (!(await goesOut(ports, tenant, 'booking_stranded', now))) throw new AppError('message_off');
  const cause = closureId ?? UNPLACED;
  const bookings = await stranded(table, tenant, closureId, now);
  const reachable = bookings.filter(({ email }) => email !== null);
  const waiting = reachable.filter((booking) => !isAsked(booking, cause));
  const taken = waiting.slice(0, AT_ONCE);
  let asked = 0;
  for (const booking of taken) if (await ask(table, tenantId, booking, cause, now)) asked += 1;
  return {
    asked,
    askedBefore: reachable.length - waiting.length,
    unreachable: bookings.length - reachable.length,
    left: waiting.length - taken.length,
  };
};
