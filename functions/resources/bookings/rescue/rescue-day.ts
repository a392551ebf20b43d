import { MINUTE_MS } from '../../../../shared/domain/duration.ts';
import { brandId, type CalendarId, type TenantId } from '../../../../shared/domain/ids.ts';
import { MAX_ASKED_AT_ONCE } from '../../../../shared/schemas/bookings-ahead.ts';
import type { Closure } from '../../../../shared/schemas/closure.ts';
import { MAX_RESCUED, type Rescue, type RescueCreate } from '../../../../shared/schemas/rescue.ts';
import { AppError, found } from '../../../kernel/app-error.ts';
import { toInstant } from '../../../kernel/clock.ts';
import type { Kernel } from '../../../kernel/http/kernel.ts';
import { limitReached } from '../../../kernel/limit-reached.ts';
import { ifAbsent } from '../../../kernel/table/condition.ts';
import { settledOrBusy } from '../../../kernel/table/retry.ts';
import type { Table } from '../../../kernel/table/table.ts';
import { ifUnchanged } from '../../../kernel/table/versioned.ts';
import type { BookingItem } from '../../../records/bookings/booking-store.ts';
import {
  bookingsOf,
  type RescueItem,
  rescueCount,
  rescueCountWrite,
  rescueExpiry,
  rescueKey,
  rescuesOn,
} from '../../../records/bookings/rescue-store.ts';
import { askedCalendar } from '../../../records/calendars/asked-calendar.ts';
import { getClosure, listClosures } from '../../../records/calendars/closure-store.ts';
import type { ReachPorts } from '../../../records/messages/confirmed-to.ts';
import { goesOut } from '../../../records/messages/going-out.ts';
import { getTenant, type TenantItem } from '../../../records/tenants/tenant-store.ts';
import { bookingsInside } from '../../closures/affected-bookings.ts';
import { createClosure } from '../../closures/save-closure.ts';
import { warmAgenda } from '../../slots/regenerate.ts';
import { checkSettled } from '../check-settled.ts';
import { ask } from './ask-to-move.ts';
import { proposePlaces } from './propose-places.ts';
import { leftOf, shownRescue } from './shown-rescue.ts';

/** A request for a rescue: `newClosureId` is its own, so that repeated it closes the day once. */
interface Asking extends RescueCreate {
  readonly newClosureId: string;
  readonly now: number;
}

const rescueOn = async (
  table: Table,
  tenantId: TenantId,
  { calendarId, date }: Pick<RescueCreate, 'calendarId' | 'date'>,
) => {
  const rescues = await rescuesOn(table, tenantId, date);
  return { own: rescues.find((rescue) => rescue.calendarId === calendarId), rescues };
};

/** Whether somebody closed this whole day of the calendar before. */
const closes =
  ({ calendarId, date }: RescueCreate) =>
  (closure: Closure): boolean =>
    closure.calendarId === calendarId &&
    closure.from <= date &&
    date <= closure.to &&
    closure.startTime === undefined &&
    closure.endTime === undefined;

/** Takes the day out of what is offered; answers the closure that does. Throws what `createClosure` throws. */
const closeDay = async (kernel: Kernel, tenantId: TenantId, asking: Asking): Promise<string> => {
  const { newClosureId, date, calendarId, now } = asking;
  const closed = (await listClosures(kernel.table, tenantId)).find(closes(asking));
  if (closed) return closed.closureId;
  await createClosure(kernel.table, tenantId, newClosureId, { from: date, calendarId }, toInstant(now));
  await warmAgenda(kernel, tenantId, now);
  return newClosureId;
};

/** The bookings of the day, and not of all that its closure takes out, that can still be rescued. */
const endangered = async (
  table: Table,
  tenant: TenantItem,
  closureId: string,
  { calendarId, date, now }: Asking,
): Promise<readonly BookingItem[]> => {
  const closure = await getClosure(table, tenant.tenantId, closureId);
  const inside = await bookingsInside(table, tenant, { ...closure, from: date, to: date }, now);
  return inside.filter((booking) => booking.calendarId === calendarId && Date.parse(booking.startAt) > now);
};

/** The rescue with the bookings that it does not have yet, each with its places; undefined when another was first. */
const attempt = async (
  table: Table,
  tenantId: TenantId,
  closureId: string,
  asking: Asking,
): Promise<RescueItem | undefined> => {
  const { calendarId, date, answerMin, now } = asking;
  const tenant = await getTenant(table, tenantId);
  // Read before the rescues, so that one made meanwhile is noticed.
  const count = await rescueCount(table, tenantId);
  const { own, rescues } = await rescueOn(table, tenantId, asking);
  const known = new Set(own?.bookings.map(({ bookingId }) => bookingId));
  const added = (await endangered(table, tenant, closureId, asking)).filter(
    ({ bookingId }) => !known.has(bookingId),
  );
  if (own && added.length === 0) return own;
  if (known.size + added.length > MAX_RESCUED) throw limitReached('rescued', MAX_RESCUED);
  const places = await proposePlaces(table, tenant, added, rescues, now);
  const entries = added.map(({ bookingId, startAt }) => ({
    ...{ bookingId, startAt, proposed: places.get(bookingId) ?? [] },
  }));
  const item = {
    calendarId: brandId<CalendarId>(calendarId),
    ...{ date, closureId: own?.closureId ?? closureId, answerBy: toInstant(now + answerMin * MINUTE_MS) },
    bookings: [...(own?.bookings ?? []), ...entries].toSorted((a, b) => a.startAt.localeCompare(b.startAt)),
    expiresAt: rescueExpiry(date),
  };
  const key = rescueKey(tenantId, item);
  const outcome = await table.attempt([
    own
      ? { update: key, set: item, when: ifUnchanged(own) }
      : { put: key, item: { ...item, version: 1 }, when: ifAbsent },
    rescueCountWrite(tenantId, count),
  ]);
  return outcome.kind === 'committed' ? (await rescueOn(table, tenantId, asking)).own : undefined;
};

/**
 * Sends each client who was not asked yet the places that are theirs, as many as one call asks. Answers to how many.
 */
const askClients = async (
  ports: ReachPorts,
  tenant: TenantItem,
  rescue: RescueItem,
  now: number,
): Promise<number> => {
  const { table } = ports;
  const { tenantId } = tenant;
  const all = await bookingsOf(table, tenantId, rescue);
  const waiting = await leftOf(ports, tenant, rescue, all, now);
  let asked = 0;
  for (const { entry } of waiting.slice(0, MAX_ASKED_AT_ONCE))
    if (await ask(table, tenantId, entry, rescue.closureId, now)) asked += 1;
  return asked;
};

/**
 * Rescues the day of somebody who cannot come: the day is closed, each of its bookings gets places that nobody else is
 * offered, and each client is asked by a message which one suits them. Nothing is moved without their word, or a
 * member's. The same day again continues where it stopped, with the bookings that were added since, and asks nobody
 * twice. Throws 400 for a calendar that is not offered, 409 `message_off` where no such e-mail goes out, 409
 * `limit_reached` for more bookings than one rescue takes, 503 `busy`.
 */
export const rescueDay = async (kernel: Kernel, tenantId: TenantId, asking: Asking): Promise<Rescue> => {
  const { table } = kernel;
  const { now } = asking;
  const tenant = await getTenant(table, tenantId);
  checkSettled(tenant, now);
  askedCalendar(tenant, asking.calendarId, now);
  if (!(await goesOut(kernel, tenant, 'booking_stranded', now))) throw new AppError('message_off');
  const closureId = await closeDay(kernel, tenantId, asking);
  const rescue = await settledOrBusy(() => attempt(table, tenantId, closureId, asking));
  const asked = await askClients(kernel, tenant, rescue, now);
  return { ...(await shownRescue(kernel, await getTenant(table, tenantId), rescue, now)), asked };
};

/** The rescues of a day. */
export const listRescues = async (
  ports: ReachPorts,
  tenantId: TenantId,
  date: string,
  now: number,
): Promise<readonly Rescue[]> => {
  const tenant = await getTenant(ports.table, tenantId);
  const rescues = await rescuesOn(ports.table, tenantId, date);
  return Promise.all(rescues.map((rescue) => shownRescue(ports, tenant, rescue, now)));
};

/** The rescue of a calendar's day. Throws 404 `not_found`. */
export const getRescue = async (
  ports: ReachPorts,
  tenantId: TenantId,
  day: Pick<RescueCreate, 'calendarId' | 'date'>,
  now: number,
): Promise<Rescue> => {
  const { table } = ports;
  const [tenant, { own }] = await Promise.all([getTenant(table, tenantId), rescueOn(table, tenantId, day)]);
  return shownRescue(ports, tenant, found(own), now);
};
