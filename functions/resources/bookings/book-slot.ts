import { daysTouched, nowMinute } from '../../agenda/time.ts';
import { occupied, type Slot } from '../../agenda/types.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { type RetryPolicy, raceRetry, untilSettled } from '../../kernel/table/retry.ts';
import { ANY_CALENDAR, calendarsFor } from '../../records/active-calendars.ts';
import { type BookingItem, busyOf, findBooking } from '../../records/booking-store.ts';
import { changeoverLeft } from '../../records/changeover.ts';
import type { Contact } from '../../records/contact.ts';
import { calendarName } from '../../records/performer.ts';
import { bookingPolicyOf, type TenantItem } from '../../records/tenant-store.ts';
import { type Filing, fileLead } from '../leads/file-lead.ts';
import { alternativesTo, needOf } from '../slots/free-times.ts';
import { readAgendas } from '../slots/read-agendas.ts';
import { bookingWrites, isMadeAlready } from './booking-writes.ts';
import { earlierClaim } from './earlier-claim.ts';
import { bookingOf, draftOf, type Order, personOf } from './order.ts';
import type { Refused } from './refusal.ts';
import { judgeSeats, type Rule } from './seats.ts';
import { judgeCaps } from './visitor-caps.ts';
import { judgePace } from './visitor-pace.ts';

export type BookingOutcome =
  | { readonly kind: 'booked'; readonly booking: BookingItem }
  | { readonly kind: 'refused'; readonly reason: Refused; readonly alternatives: readonly Slot[] }
  /** Visitors book at such a pace that this one is to come back after so many seconds. */
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'busy' };

type Ports = Pick<Kernel, 'table' | 'signer'>;

const hasContact = ({ email, phone }: Contact): boolean => email !== null || phone !== null;

const filingOf = (ports: Ports, tenant: TenantItem, order: Order): Promise<Filing> | undefined =>
  hasContact(order.contact)
    ? fileLead(ports.table, ports.signer, {
        tenantId: tenant.tenantId,
        name: order.name,
        contact: order.contact,
        message: order.note ?? '',
        source: order.source,
        utm: order.utm,
        talk: order.talk,
        typedBy: order.byHand ? 'member' : 'visitor',
        isBooking: true,
        now: order.now,
        newLeadId: order.newLeadId,
      })
    : undefined;

type Made = Extract<BookingOutcome, { readonly kind: 'booked' }>;

type Verdict =
  | Made
  | { readonly kind: 'refused'; readonly reason: Refused }
  | Extract<BookingOutcome, { readonly kind: 'wait' }>;

/** Staff may ask a person for what they do not usually do. */
const calendarsOf = (tenant: TenantItem, { service, calendarId, byHand, now }: Order) =>
  calendarsFor(tenant, { service: byHand && calendarId ? undefined : service, calendarId, now });

const ruleOf = (tenant: TenantItem, { byHand, overbook = false }: Order): Rule =>
  byHand ? { byHand, overbook } : { byHand, limits: bookingPolicyOf(tenant) };

/** An order against a business's calendars, ready to be tried as often as it takes. */
const planOf = (ports: Ports, tenant: TenantItem, order: Order) => {
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

/** Reads the days as they are now and asks the agenda's rules; `versions` tell whether somebody wrote them since. */
const judge = async ({ ports, tenant, order, entry, calendars, now }: Plan) => {
  const dates = daysTouched(occupied(entry));
  const agendas = await readAgendas(ports.table, tenant, { calendars, dates, now: order.now });
  const versions = agendas.flatMap(({ days }) => days.map(({ version }) => version)).join();
  return { versions, ...judgeSeats(agendas, entry, ruleOf(tenant, order), now) };
};

interface Refusing {
  readonly reason: Refused;
  readonly versions: string;
}

/**
 * Calendars are read one after another: somebody may have become free on the first while the last was being taken. So
 * several refuse only together, when none was written between two readings.
 */
const refused = async (plan: Plan, first: Refusing): Promise<Verdict | undefined> => {
  const isSure = plan.calendars.length < 2 || (await judge(plan)).versions === first.versions;
  return isSure ? { kind: 'refused', reason: first.reason } : undefined;
};

/** The booking that this very request has made, by an attempt whose answer was lost. */
const ownBooking = async ({ ports, tenant, order }: Plan): Promise<Made | undefined> => {
  const booking = await findBooking(ports.table, tenant.tenantId, order.bookingId);
  return booking && { kind: 'booked', booking };
};

const claimFor = ({ ports, tenant, order, draft }: Plan) => earlierClaim(ports, tenant, order, draft);

/**
 * Reads, judges and commits to the first calendar that takes it; undefined when others wrote all of them first. Where
 * the person has that time already, and may not be told so, it is refused by the same reads as a time that is taken.
 */
const attempt = async (plan: Plan): Promise<Verdict | undefined> => {
  const { ports, tenant, order, draft } = plan;
  const [judged, claim] = await Promise.all([judge(plan), claimFor(plan)]);
  if (claim.kind === 'told') return { kind: 'booked', booking: claim.booking };
  if (!judged.ok) return refused(plan, judged);
  if (claim.kind === 'untold') return refused(plan, { reason: 'taken', versions: judged.versions });
  const [caps, paced] = await Promise.all([
    judgeCaps(ports, tenant.tenantId, order, bookingPolicyOf(tenant)),
    judgePace(ports, tenant.tenantId, order),
  ]);
  if (!caps) return { kind: 'refused', reason: 'limit' };
  if (paced.kind === 'wait') return paced;
  const filing = await filingOf(ports, tenant, order);
  for (const seat of judged.seats) {
    const booking = bookingOf(draft, seat, calendarName(tenant, seat.calendarId), filing);
    const outcome = await ports.table.attempt([
      ...bookingWrites(tenant, booking, seat.days, filing),
      ...caps,
      ...paced.writes,
    ]);
    if (outcome.kind === 'committed') return { kind: 'booked', booking };
    const isRepeat = outcome.kind === 'refused' && isMadeAlready(outcome.lost);
    const own = isRepeat ? await ownBooking(plan) : undefined;
    if (own) return own;
  }
  return undefined;
};

/** What can still be said when every attempt was lost: that it was made after all, or that the time is gone. */
const lastLook = async (plan: Plan): Promise<Verdict | undefined> => {
  const own = await ownBooking(plan);
  if (own) return own;
  const [taken, claim] = await Promise.all([judge(plan), claimFor(plan)]);
  if (claim.kind === 'told') return { kind: 'booked', booking: claim.booking };
  if (!taken.ok) return { kind: 'refused', reason: taken.reason };
  return claim.kind === 'untold' ? { kind: 'refused', reason: 'taken' } : undefined;
};

const settled = async (plan: Plan, retry: RetryPolicy): Promise<Verdict | undefined> => {
  const { order, now } = plan;
  if (!order.byHand && order.start <= now) return { kind: 'refused', reason: 'past' };
  const verdict = await untilSettled(retry, () => attempt(plan));
  return verdict ?? untilSettled({ ...retry, deadlineMs: 0 }, () => lastLook(plan));
};

/** Nothing is booked while calendars change over; what this request has booked before is still answered. */
const duringChangeover = async (plan: Plan): Promise<BookingOutcome> =>
  (await ownBooking(plan)) ?? { kind: 'busy' };

/**
 * Books a time, or says why not. The days it touches are read, judged by the agenda's rules and written back on
 * condition that nobody wrote them meanwhile, in one transaction with the booking, the person's claim of that time
 * and their lead; whoever loses that race reads again. So capacity is never passed, whoever else writes the same days,
 * and nobody has one time twice. An order for anyone goes to the least booked of those who are free, and to the next
 * when they were taken. `wait`: nothing was booked, and nothing is held meanwhile. `busy`: others kept winning for the whole deadline and the time is free even so; safe to ask
 * again.
 */
export const bookSlot = async (
  ports: Ports,
  tenant: TenantItem,
  order: Order,
  retry: RetryPolicy = raceRetry,
): Promise<BookingOutcome> => {
  const plan = planOf(ports, tenant, order);
  if (changeoverLeft(tenant, order.now) > 0) return duringChangeover(plan);
  const verdict = await settled(plan, retry);
  if (verdict?.kind !== 'refused') return verdict ?? { kind: 'busy' };
  const [own, near] = await Promise.all([
    ownBooking(plan),
    alternativesTo(ports.table, tenant, plan.need, order.start, order.now, plan.calendars),
  ]);
  return own ?? { ...verdict, alternatives: near };
};
