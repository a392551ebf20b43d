import { occupied } from '../../../shared/domain/places.ts';
import { daysTouched, nowMinute } from '../../agenda/time.ts';
import type { AgendaSlot } from '../../agenda/types.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { type RetryPolicy, raceRetry, untilSettled } from '../../kernel/table/retry.ts';
import { choosingLimitsOf, teamLimitsOf } from '../../records/bookings/booking-limits.ts';
import { type BookingItem, busyOf, findBooking } from '../../records/bookings/booking-store.ts';
import { calendarName } from '../../records/bookings/performer.ts';
import { ANY_CALENDAR, calendarsFor } from '../../records/calendars/active-calendars.ts';
import { changeoverLeft } from '../../records/calendars/changeover.ts';
import { bookingPolicyOf, type TenantItem } from '../../records/tenants/tenant-store.ts';
import { alternativesTo, needOf } from '../slots/free-times.ts';
import { readAgendas } from '../slots/read-agendas.ts';
import { bookingWrites } from './booking-writes.ts';
import { checkSettled } from './check-settled.ts';
import { earlierClaim } from './earlier-claim.ts';
import { filingOf } from './filing-of.ts';
import { judgeCalendars, type Rule } from './free-calendars.ts';
import type { RefusedTime } from './in-the-way.ts';
import { bookingOf, draftOf, type Order, personOf } from './order.ts';
import type { Refused } from './refusal.ts';
import { judgeCaps } from './visitors/visitor-caps.ts';
import { judgePace } from './visitors/visitor-pace.ts';

export type BookingOutcome =
  | { readonly kind: 'booked'; readonly booking: BookingItem }
  | {
      readonly kind: 'refused';
      readonly reason: Refused;
      readonly alternatives: readonly AgendaSlot[];
      readonly asked: RefusedTime;
    }
  /** The business gets so many bookings that this visitor must wait so many seconds first. */
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'busy' };

type Made = Extract<BookingOutcome, { readonly kind: 'booked' }>;

type Verdict =
  | Made
  | { readonly kind: 'refused'; readonly reason: Refused }
  | Extract<BookingOutcome, { readonly kind: 'wait' }>;

/** Staff may also choose a person who does not usually perform the service. */
const calendarsOf = (tenant: TenantItem, { service, calendarId, byHand, now }: Order) =>
  calendarsFor(tenant, { service: byHand && calendarId ? undefined : service, calendarId, now });

const ruleOf = (tenant: TenantItem, { byHand, overbook = false, now }: Order): Rule =>
  byHand ? { kind: 'by_hand', overbook } : { kind: 'offered', limits: choosingLimitsOf(tenant, now) };

/** An order with its business's calendars, ready for any number of attempts. */
const planOf = (ports: SignedTable, tenant: TenantItem, order: Order) => {
  const need = needOf(tenant, order.service);
  const slot = { start: order.start, end: order.start + need.durationMin };
  const calendars = calendarsOf(tenant, order);
  const [only = ANY_CALENDAR] = calendars;
  const claim = calendars.length > 1 ? ANY_CALENDAR : only;
  const draft = draftOf(order, slot, need, personOf(ports, order), claim);
  const entry = busyOf(order.bookingId, slot, draft);
  return { ports, tenant, order, need, draft, entry, calendars, now: nowMinute(order.now) };
};

type Plan = ReturnType<typeof planOf>;

/** Reads the current days and applies the agenda's rules; `versions` shows whether a day was written since. */
const judge = async ({ ports, tenant, order, entry, calendars, now }: Plan) => {
  const dates = daysTouched(occupied(entry));
  const agendas = await readAgendas(ports.table, tenant, { calendars, dates, now: order.now });
  const versions = agendas.flatMap(({ days }) => days.map(({ version }) => version)).join();
  return { versions, ...judgeCalendars(agendas, entry, ruleOf(tenant, order), now) };
};

interface Refusing {
  readonly reason: Refused;
  readonly versions: string;
}

/**
 * Calendars are read one after another, so the first may have become free while the last was being taken. Several
 * calendars together refuse only when none was written between two readings.
 */
const refused = async (plan: Plan, first: Refusing): Promise<Verdict | undefined> => {
  const isSure = plan.calendars.length < 2 || (await judge(plan)).versions === first.versions;
  return isSure ? { kind: 'refused', reason: first.reason } : undefined;
};

/** The booking that an earlier attempt of this request made and whose reply was lost. */
const ownBooking = async ({ ports, tenant, order }: Plan): Promise<Made | undefined> => {
  const booking = await findBooking(ports.table, tenant.tenantId, order.bookingId);
  return booking && { kind: 'booked', booking };
};

const claimFor = ({ ports, tenant, order, draft }: Plan) => earlierClaim(ports, tenant, order, draft);

/**
 * Reads, judges and commits to the first calendar that accepts it; undefined when other writers were first on all of
 * them. When the person already has that time but may not be told so, the refusal takes the same reads as for a taken
 * time.
 */
const attempt = async (plan: Plan): Promise<Verdict | undefined> => {
  const { ports, tenant, order, draft } = plan;
  const [judged, claim] = await Promise.all([judge(plan), claimFor(plan)]);
  if (claim.kind === 'shown') return { kind: 'booked', booking: claim.booking };
  if (!judged.ok) return refused(plan, judged);
  if (claim.kind === 'hidden') return refused(plan, { reason: 'taken', versions: judged.versions });
  const [caps, paced, also, filing] = await Promise.all([
    judgeCaps(ports, tenant.tenantId, order, bookingPolicyOf(tenant)),
    judgePace(ports, tenant.tenantId, order),
    order.also ? order.also() : [],
    filingOf(ports, tenant, order),
  ]);
  if (!caps) return { kind: 'refused', reason: 'limit' };
  if (!also) return { kind: 'refused', reason: 'taken' };
  if (paced.kind === 'wait') return paced;
  for (const calendar of judged.calendars) {
    const booking = bookingOf(draft, calendar, calendarName(tenant, calendar.calendarId), filing);
    const outcome = await ports.table.attempt([
      ...bookingWrites(tenant, booking, calendar.days, filing),
      ...caps,
      ...paced.writes,
      ...also,
    ]);
    if (outcome.kind === 'committed') return { kind: 'booked', booking };
    const isRepeat = outcome.kind === 'refused' && outcome.lost.includes('booking');
    const own = isRepeat ? await ownBooking(plan) : undefined;
    if (own) return own;
  }
  return undefined;
};

/** The answer once every attempt was lost: that the booking was made after all, or that the time is taken. */
const lastLook = async (plan: Plan): Promise<Verdict | undefined> => {
  const own = await ownBooking(plan);
  if (own) return own;
  const [taken, claim] = await Promise.all([judge(plan), claimFor(plan)]);
  if (claim.kind === 'shown') return { kind: 'booked', booking: claim.booking };
  if (!taken.ok) return { kind: 'refused', reason: taken.reason };
  return claim.kind === 'hidden' ? { kind: 'refused', reason: 'taken' } : undefined;
};

const settled = async (plan: Plan, retry: RetryPolicy): Promise<Verdict | undefined> => {
  const { order, now } = plan;
  if (!order.byHand && order.start <= now) return { kind: 'refused', reason: 'past' };
  const verdict = await untilSettled(retry, () => attempt(plan));
  return verdict ?? untilSettled({ ...retry, deadlineMs: 0 }, () => lastLook(plan));
};

/**
 * Books a time, or returns why not. The days it touches are read, judged by the agenda's rules and written back on
 * condition that they have not changed, in one transaction with the booking, the person's claim of that time and
 * their lead; when that condition fails, everything is read again. So capacity is never exceeded by concurrent
 * writes, and nobody books the same time twice. An order for anyone goes to the least booked free calendar, and to
 * the next one when that is taken meanwhile. `wait`: nothing was booked, and nothing is reserved. `busy`: other
 * writers were first until the deadline although the time is still free; safe to retry. Throws 503 `busy` during a
 * changeover.
 */
export const bookSlot = async (
  ports: SignedTable,
  tenant: TenantItem,
  order: Order,
  retry: RetryPolicy = raceRetry,
): Promise<BookingOutcome> => {
  const plan = planOf(ports, tenant, order);
  if (changeoverLeft(tenant, order.now) > 0) {
    const own = await ownBooking(plan);
    if (own) return own;
    checkSettled(tenant, order.now);
  }
  const verdict = await settled(plan, retry);
  if (verdict?.kind !== 'refused') return verdict ?? { kind: 'busy' };
  const { entry, calendars } = plan;
  const limits = order.byHand ? teamLimitsOf(tenant, order.now) : undefined;
  const refused = { start: order.start, now: order.now, calendars, limits };
  const [own, near] = await Promise.all([
    ownBooking(plan),
    alternativesTo(ports.table, tenant, plan.need, refused),
  ]);
  return own ?? { ...verdict, alternatives: near, asked: { entry, calendars } };
};
