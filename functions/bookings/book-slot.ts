import { type BookingId, brandId, MAIN_CALENDAR } from '../../shared/domain/ids.ts';
import type { Language } from '../../shared/domain/language.ts';
import type { Booking } from '../../shared/schemas/booking.ts';
import type { Service } from '../../shared/schemas/service.ts';
import { takeByHand } from '../agenda/hand-booking.ts';
import { takeOffered } from '../agenda/take.ts';
import { daysTouched, type Minute, nowMinute } from '../agenda/time.ts';
import { type AgendaDay, occupied, type Slot } from '../agenda/types.ts';
import { toInstant } from '../kernel/clock.ts';
import { isAbsent } from '../kernel/condition.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { indexed, keys } from '../kernel/keys.ts';
import { type RetryPolicy, raceRetry, untilSettled } from '../kernel/retry.ts';
import type { Write } from '../kernel/write.ts';
import { type Contact, contactHashes } from '../leads/contact.ts';
import { type Filing, fileLead } from '../leads/file-lead.ts';
import { readDays, saveDay } from '../slots/calendar-store.ts';
import { alternativesTo, needOf } from '../slots/free-times.ts';
import { bookingPolicyOf, type TenantItem } from '../tenants/tenant-store.ts';
import { type BookingItem, busyOf, findBooking, instantsOf } from './booking-store.ts';
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

/** A transaction starts with the booking and then the person's claim of that time: a refusal is read by position. */
const PERSON = 1;

const writesOf = (
  tenant: TenantItem,
  item: BookingItem,
  days: readonly AgendaDay[],
  filing: Filing | undefined,
) => {
  const { tenantId } = tenant;
  const { bookingId, startAt, calendarId, person } = item;
  const timeline: readonly Write[] = filing
    ? [
        {
          put: keys.leadRef(tenantId, filing.leadId, item.createdAt, bookingId),
          item: { kind: 'booking', bookingId },
        },
      ]
    : [];
  return [
    {
      put: keys.booking(tenantId, bookingId),
      item: { ...item, ...indexed.booking(tenantId, startAt, bookingId) },
      when: isAbsent,
    },
    { put: keys.taken(tenantId, calendarId, startAt, person), item: { bookingId }, when: isAbsent },
    ...days.map((day) => saveDay(tenantId, calendarId, day)),
    ...(filing?.writes ?? []),
    ...timeline,
  ];
};

/** The booking that the same request, or the same person for the same time, has made already. */
const alreadyMade = async (
  { table }: Desk,
  tenant: TenantItem,
  item: BookingItem,
): Promise<BookingItem | undefined> => {
  const own = await findBooking(table, tenant.tenantId, item.bookingId);
  if (own) return own;
  const key = keys.taken(tenant.tenantId, item.calendarId, item.startAt, item.person);
  const claim = await table.get<{ bookingId: BookingId }>(key);
  return claim && findBooking(table, tenant.tenantId, claim.bookingId);
};

/**
 * Books a time, or says why not. The days it touches are read, judged by the agenda's rules and written back on
 * condition that nobody wrote them meanwhile, in one transaction with the booking, the person's claim of that time
 * and his lead; whoever loses that race reads again. So capacity is never passed, whoever else writes the same
 * days. `busy`: others kept winning for the whole deadline though the time is still free; safe to ask again.
 */
export const bookSlot = async (
  desk: Desk,
  tenant: TenantItem,
  order: Order,
  retry: RetryPolicy = raceRetry,
): Promise<BookingOutcome> => {
  const now = nowMinute(order.now);
  const need = needOf(tenant, order.service);
  const slot = { start: order.start, end: order.start + need.durationMin };
  const item = itemOf(order, slot, need, personOf(desk, order));
  const entry = busyOf(order.bookingId, slot, item);
  const dates = daysTouched(occupied(entry));

  const refused = async (reason: Refused): Promise<BookingOutcome> => {
    const made = await alreadyMade(desk, tenant, item);
    if (made) return { kind: 'booked', booking: made };
    const near = await alternativesTo(desk.table, tenant, order.service, order.start, order.now);
    return { kind: 'refused', reason, alternatives: near };
  };

  const attempt = async (): Promise<BookingOutcome | undefined> => {
    const days = await readDays(desk.table, tenant, MAIN_CALENDAR, dates);
    const taken = order.byHand
      ? takeByHand(days, entry, now)
      : takeOffered(days, entry, bookingPolicyOf(tenant), now);
    if (!taken.ok) return refused(REFUSALS[taken.reason]);
    const filing = await filingOf(desk, tenant, order);
    const booking = { ...item, leadId: filing?.leadId ?? null };
    const outcome = await desk.table.transact(writesOf(tenant, booking, taken.days, filing));
    if (outcome.kind === 'committed') return { kind: 'booked', booking };
    const isRepeat = outcome.kind === 'refused' && outcome.lost.some((position) => position <= PERSON);
    const made = isRepeat ? await alreadyMade(desk, tenant, item) : undefined;
    return made && { kind: 'booked', booking: made };
  };

  if (!order.byHand && order.start <= now) return refused('past');
  return (await untilSettled(retry, attempt)) ?? { kind: 'busy' };
};
