import type { TenantId } from '../../../../shared/domain/ids.ts';
import { isUpcoming } from '../../../../shared/domain/upcoming.ts';
import {
  MAX_ASKED_AT_ONCE,
  type MoveAsk,
  type MoveAsked,
} from '../../../../shared/schemas/bookings-ahead.ts';
import { AppError, invalidField } from '../../../kernel/app-error.ts';
import { type PickedPage, pickedPage } from '../../../kernel/http/picked-page.ts';
import { tryWrites } from '../../../kernel/table/commit.ts';
import { keys, ranges } from '../../../kernel/table/keys.ts';
import { settledOrBusy } from '../../../kernel/table/retry.ts';
import type { Position, Table } from '../../../kernel/table/table.ts';
import { ifUnchanged } from '../../../kernel/table/versioned.ts';
import {
  type BookingItem,
  findBooking,
  type ProposedPlace,
  sequenceOf,
} from '../../../records/bookings/booking-store.ts';
import { aheadOf, pageOfCalendars } from '../../../records/bookings/bookings-of-calendars.ts';
import { unplacedCalendars } from '../../../records/bookings/performer.ts';
import { listClosures } from '../../../records/calendars/closure-store.ts';
import type { ReachPorts } from '../../../records/messages/confirmed-to.ts';
import { goesOut } from '../../../records/messages/going-out.ts';
import { pendingEvent } from '../../../records/pending-event.ts';
import { getTenant, type TenantItem } from '../../../records/tenants/tenant-store.ts';
import { insideOf } from '../../closures/affected-bookings.ts';
import { isReachable } from './reachable.ts';

/** What made appointments impossible, where it is no closure: that nobody performs them any more, or other hours. */
const UNPLACED = 'unplaced';
const CHOSEN = 'chosen';

interface Asking extends Pick<MoveAsk, 'bookingIds' | 'closureId'> {
  /** Where an earlier call stopped. */
  readonly after?: Position | undefined;
}

/** The bookings named that are still ahead. Throws 400 for an id that is none of this business's. */
const named = async (
  table: Table,
  { tenantId }: TenantItem,
  ids: readonly string[],
  now: number,
): Promise<readonly BookingItem[]> => {
  const bookings = await Promise.all([...new Set(ids)].map((id) => findBooking(table, tenantId, id)));
  return bookings
    .map((booking) => {
      if (!booking) throw invalidField('bookingIds', 'invalid');
      return booking;
    })
    .filter((booking) => isUpcoming(booking, now));
};

/** The appointments that one call looks at, and where the next one continues. */
const stranded = async (
  table: Table,
  tenant: TenantItem,
  { closureId, bookingIds, after }: Asking,
  now: number,
): Promise<PickedPage<BookingItem>> => {
  const { tenantId } = tenant;
  if (bookingIds !== undefined)
    return { items: await named(table, tenant, bookingIds, now), next: undefined };
  const wanted = { limit: MAX_ASKED_AT_ONCE, after, newestFirst: false };
  if (closureId === undefined) {
    const lists = unplacedCalendars(tenant).map((calendarId) => aheadOf(tenantId, calendarId, now));
    return pageOfCalendars(table, tenantId, lists, wanted);
  }
  const closure = (await listClosures(table, tenantId)).find((one) => one.closureId === closureId);
  if (!closure) throw invalidField('closureId', 'invalid');
  const { bounds, picks } = insideOf(tenant, closure, now);
  return pickedPage(table, ranges.bookings(tenantId, bounds), { ...wanted, picks });
};

/** Who was asked for a chosen booking is not asked again for its closure, nor the other way around. */
export const isAsked = ({ askedToMove = [] }: Pick<BookingItem, 'askedToMove'>, cause: string): boolean =>
  cause === CHOSEN ? askedToMove.length > 0 : askedToMove.includes(cause) || askedToMove.includes(CHOSEN);

/** An appointment as it was listed, and the places that its visitor is offered in its place. */
interface Stranded extends Pick<BookingItem, 'bookingId' | 'startAt'> {
  readonly proposed: readonly ProposedPlace[];
}

/**
 * Whether this visitor is asked now, and offered these places; false when they were already, or the booking has changed
 * since it was listed. Throws 503 `busy`.
 */
export const ask = (
  table: Table,
  tenantId: TenantId,
  { bookingId, startAt, proposed }: Stranded,
  cause: string,
  now: number,
): Promise<boolean> =>
  settledOrBusy(async () => {
    const booking = await findBooking(table, tenantId, bookingId);
    if (booking?.status !== 'confirmed' || booking.startAt !== startAt || isAsked(booking, cause))
      return false;
    return tryWrites(table, [
      {
        update: keys.booking(tenantId, bookingId),
        set: {
          askedToMove: [...(booking.askedToMove ?? []), cause],
          ...(proposed.length > 0 ? { proposed } : {}),
        },
        when: ifUnchanged(booking),
      },
      pendingEvent(
        {
          ...{ tenantId, type: 'booking.stranded', subjectId: bookingId },
          ...{ sequence: sequenceOf(booking), holder: booking.holder },
        },
        now,
      ),
    ]);
  });

/** What made an appointment impossible, by which nobody is asked about it twice. */
export const causeOf = ({ bookingIds, closureId }: Pick<MoveAsk, 'bookingIds' | 'closureId'>): string =>
  bookingIds ? CHOSEN : (closureId ?? UNPLACED);

/**
 * Asks the visitors of the appointments that are named, of those in a closure, or of those that nobody performs any
 * more, to choose another time: each once for that cause, soonest first. One call looks at a bounded number of them,
 * after the position that an earlier one answered (`next`); those whom no message reaches are counted, for the business
 * to call. Throws 400 for a closure that there is not, 409 `message_off` where no such e-mail goes out, 503 `busy`.
 */
export const askToMove = async (
  ports: ReachPorts,
  tenantId: TenantId,
  asking: Asking,
  now: number,
): Promise<Omit<MoveAsked, 'resume'> & { readonly next: Position | undefined }> => {
  const { table } = ports;
  const tenant = await getTenant(table, tenantId);
  if (!(await goesOut(ports, tenant, 'booking_stranded', now))) throw new AppError('message_off');
  const cause = causeOf(asking);
  const { items, next } = await stranded(table, tenant, asking, now);
  const reached = await Promise.all(items.map((booking) => isReachable(ports, tenant, booking, now)));
  const reachable = items.filter((_, n) => reached[n]);
  const waiting = reachable.filter((booking) => !isAsked(booking, cause));
  let count = 0;
  for (const { bookingId, startAt } of waiting)
    if (await ask(table, tenantId, { bookingId, startAt, proposed: [] }, cause, now)) count += 1;
  return {
    asked: count,
    askedBefore: reachable.length - waiting.length,
    unreachable: items.length - reachable.length,
    next,
  };
};
