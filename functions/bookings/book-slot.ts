import { type BookingId, brandId, MAIN_CALENDAR } from '../../shared/domain/ids.ts';
import type { Language } from '../../shared/domain/language.ts';
import type { Booking } from '../../shared/schemas/booking.ts';
import type { Service } from '../../shared/schemas/service.ts';
import { takeByHand } from '../agenda/hand-booking.ts';
import { takeOffered } from '../agenda/take.ts';
import { daysTouched, type Minute, nowMinute } from '../agenda/time.ts';
import { occupied, type Slot } from '../agenda/types.ts';
import { toInstant } from '../kernel/clock.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { keys } from '../kernel/keys.ts';
import { type RetryPolicy, raceRetry, untilSettled } from '../kernel/retry.ts';
import { type Contact, contactHashes } from '../leads/contact.ts';
import { type Filing, fileLead } from '../leads/file-lead.ts';
import { readDays } from '../slots/calendar-store.ts';
import { alternativesTo, needOf } from '../slots/free-times.ts';
import { bookingPolicyOf, type TenantItem } from '../tenants/tenant-store.ts';
import { type BookingItem, busyOf, findBooking, instantsOf } from './booking-store.ts';
import { bookingWrites, isMadeAlready } from './booking-writes.ts';
import { inTurn } from './in-turn.ts';
import { REFUSALS, type Refused } from './refusal.ts';

/** What somebody wants to book, checked and with its ids minted. */
export interface Order {
  readonly bookingId: string;
  /** The id of the lead, should the person be new. */
  readonly newLeadId: string;
  readonly start: Minute;
  readonly service: Service | undefined;
  readonly name: string;
  readonly contact: Contact;
  readonly note: string | null;
  readonly language: Language;
  readonly source: Booking['source'];
  /** Staff book any minute by hand; visitors only what the rules offer. */
  readonly byHand: boolean;
  readonly now: number;
}

export type BookingOutcome =
  | { readonly kind: 'booked'; readonly booking: BookingItem }
  | { readonly kind: 'refused'; readonly reason: Refused; readonly alternatives: readonly Slot[] }
  | { readonly kind: 'busy' };

type Desk = Pick<Kernel, 'table' | 'signer'>;

/** Who books, as one word: a second booking of the same time by him answers the first. Unknown people never match. */
const personOf = ({ signer }: Desk, { contact, name, bookingId }: Order): string => {
  const [hash] = contactHashes(signer, contact);
  return hash ? signer.hash('person', hash, name.toLowerCase()) : signer.hash('nobody', bookingId);
};

const itemOf = (order: Order, slot: Slot, need: ReturnType<typeof needOf>, person: string): BookingItem => ({
  bookingId: brandId<BookingId>(order.bookingId),
  calendarId: MAIN_CALENDAR,
  ...instantsOf(slot),
  beforeMin: need.bufferBeforeMin,
  afterMin: need.bufferAfterMin,
  status: 'confirmed',
  title: order.service?.name ?? '',
  serviceId: order.service?.serviceId ?? null,
  price: order.service?.price ?? null,
  currency: order.service?.currency ?? null,
  leadId: null,
  name: order.name,
  ...order.contact,
  note: order.note,
  language: order.language,
  source: order.source,
  person,
  createdAt: toInstant(order.now),
});

const hasContact = ({ email, phone }: Contact): boolean => email !== null || phone !== null;

const filingOf = (desk: Desk, tenant: TenantItem, order: Order): Promise<Filing> | undefined =>
  hasContact(order.contact)
    ? fileLead(desk.table, desk.signer, {
        tenantId: tenant.tenantId,
        name: order.name,
        contact: order.contact,
        message: order.note ?? '',
        source: order.source,
        now: order.now,
        newLeadId: order.newLeadId,
      })
    : undefined;

/** The booking that the same request, or the same person for the same time, has made already. */
const alreadyMade = async (
  { table }: Desk,
  tenant: TenantItem,
  item: BookingItem,
): Promise<BookingItem | undefined> => {
  const key = keys.taken(tenant.tenantId, item.calendarId, item.startAt, item.person);
  const [own, claim] = await Promise.all([
    findBooking(table, tenant.tenantId, item.bookingId),
    table.get<{ bookingId: BookingId }>(key),
  ]);
  return own ?? (claim && findBooking(table, tenant.tenantId, claim.bookingId));
};

type Verdict =
  | { readonly kind: 'booked'; readonly booking: BookingItem }
  | { readonly kind: 'refused'; readonly reason: Refused };

/** An order against one business's calendar, ready to be tried as often as it takes. */
const planOf = (desk: Desk, tenant: TenantItem, order: Order) => {
  const need = needOf(tenant, order.service);
  const slot = { start: order.start, end: order.start + need.durationMin };
  const item = itemOf(order, slot, need, personOf(desk, order));
  const entry = busyOf(order.bookingId, slot, item);
  return { desk, tenant, order, need, item, entry, now: nowMinute(order.now) };
};

type Plan = ReturnType<typeof planOf>;

/** Reads the days as they are now and asks the agenda's rules. */
const judge = async ({ desk, tenant, order, entry, now }: Plan) => {
  const days = await readDays(desk.table, tenant, MAIN_CALENDAR, daysTouched(occupied(entry)));
  return order.byHand ? takeByHand(days, entry, now) : takeOffered(days, entry, bookingPolicyOf(tenant), now);
};

/** Reads, judges and commits once; undefined when somebody wrote the same days first. */
const attempt = async (plan: Plan): Promise<Verdict | undefined> => {
  const { desk, tenant, order, item } = plan;
  const taken = await judge(plan);
  if (!taken.ok) return { kind: 'refused', reason: REFUSALS[taken.reason] };
  const filing = await filingOf(desk, tenant, order);
  const booking = { ...item, leadId: filing?.leadId ?? null };
  const outcome = await desk.table.transact(bookingWrites(tenant, booking, taken.days, filing));
  if (outcome.kind === 'committed') return { kind: 'booked', booking };
  const isRepeat = outcome.kind === 'refused' && isMadeAlready(outcome.lost);
  const made = isRepeat ? await alreadyMade(desk, tenant, item) : undefined;
  return made && { kind: 'booked', booking: made };
};

/** What can still be said when every attempt was lost: that it was made after all, or that the time is gone. */
const lastLook = async (plan: Plan): Promise<Verdict | undefined> => {
  const made = await alreadyMade(plan.desk, plan.tenant, plan.item);
  if (made) return { kind: 'booked', booking: made };
  const taken = await judge(plan);
  return taken.ok ? undefined : { kind: 'refused', reason: REFUSALS[taken.reason] };
};

const settled = async (plan: Plan, retry: RetryPolicy): Promise<Verdict | undefined> => {
  const { desk, tenant, order, item, now } = plan;
  if (!order.byHand && order.start <= now) return { kind: 'refused', reason: 'past' };
  const line = `${tenant.tenantId}#${item.calendarId}`;
  const verdict = await untilSettled(retry, () => inTurn(desk.table, line, () => attempt(plan)));
  return verdict ?? untilSettled({ ...retry, deadlineMs: 0 }, () => lastLook(plan));
};

/**
 * Books a time, or says why not. The days it touches are read, judged by the agenda's rules and written back on
 * condition that nobody wrote them meanwhile, in one transaction with the booking, the person's claim of that time
 * and his lead; whoever loses that race reads again. So capacity is never passed, whoever else writes the same
 * days. `busy`: others kept winning for the whole deadline and the time is free even so; safe to ask again.
 */
export const bookSlot = async (
  desk: Desk,
  tenant: TenantItem,
  order: Order,
  retry: RetryPolicy = raceRetry,
): Promise<BookingOutcome> => {
  const plan = planOf(desk, tenant, order);
  const verdict = await settled(plan, retry);
  if (verdict?.kind !== 'refused') return verdict ?? { kind: 'busy' };
  const made = await alreadyMade(desk, tenant, plan.item);
  if (made) return { kind: 'booked', booking: made };
  const near = await alternativesTo(desk.table, tenant, plan.need, order.start, order.now);
  return { kind: 'refused', reason: verdict.reason, alternatives: near };
};
