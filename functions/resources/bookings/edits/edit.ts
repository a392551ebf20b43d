import type { Service } from '../../../../shared/schemas/service.ts';
import { type Minute, minuteOf } from '../../../agenda/time.ts';
import type { AgendaSlot, ServiceNeed } from '../../../agenda/types.ts';
import type { Kernel } from '../../../kernel/http/kernel.ts';
import type { Write } from '../../../kernel/table/write.ts';
import { type BookingItem, instantsOf, sequenceOf } from '../../../records/bookings/booking-store.ts';
import type { Contact } from '../../../records/leads/contact.ts';
import type { TenantItem } from '../../../records/tenants/tenant-store.ts';
import { needOf } from '../../slots/free-times.ts';
import { personBeside, personOf, termsOf, titlesOf } from '../order.ts';
import type { Mark } from './mark-booking.ts';

/** Whom a booking is for. */
export interface Client {
  readonly name: string;
  readonly contact: Contact;
  /** The number of the link that they have of an earlier time; absent for somebody new. */
  readonly holder?: number | undefined;
}

/** What an edit changes of a booking; what is absent stays. */
export interface Edit {
  readonly start?: Minute | undefined;
  readonly lengthMin?: number | undefined;
  /** Another service, with its own length, buffers and price unless they are given. */
  readonly service?: Service | undefined;
  readonly price?: number | null | undefined;
  /** The currency of a price where the booking has none. */
  readonly currency?: string | undefined;
  readonly note?: string | null | undefined;
  readonly client?: Client | undefined;
  /** How the appointment went. */
  readonly status?: Mark | undefined;
  /** The id of the lead, if a new client makes a new one. */
  readonly newLeadId?: string | undefined;
  /** Conditions on other records by which the edit was judged. */
  readonly requires?: readonly Write[] | undefined;
}

/** The times of a booking as whole minutes. */
export const slotOf = ({ bookingId, startAt, endAt }: BookingItem): AgendaSlot => {
  const [start, end] = [minuteOf(startAt), minuteOf(endAt)];
  if (start === undefined || end === undefined) throw new Error(`Booking ${bookingId} has no whole minutes.`);
  return { start, end };
};

/** An appointment keeps the length and buffers it was made with, even if its service has changed. */
export const needOfBooking = (booking: BookingItem): ServiceNeed => {
  const { start, end } = slotOf(booking);
  return {
    durationMin: end - start,
    bufferBeforeMin: booking.beforeMin,
    bufferAfterMin: booking.afterMin,
  };
};

const withService = (tenant: TenantItem, before: BookingItem, service: Service): BookingItem => {
  const { visitorTitle: _former, priceFrom: _least, toBring: _things, ...kept } = before;
  const { bufferBeforeMin: beforeMin, bufferAfterMin: afterMin } = needOf(tenant, service);
  const order = { service, language: before.language };
  const { serviceId } = service;
  return { ...kept, ...titlesOf(order), ...termsOf(order), serviceId, beforeMin, afterMin };
};

/** A booking at a price given by hand, which is no longer the least of several once it is another. */
const withPrice = (booking: BookingItem, price: number | null, currency: string | undefined): BookingItem => {
  if (price === booking.price) return booking;
  const { priceFrom: _least, ...kept } = booking;
  return { ...kept, price, currency: kept.currency ?? (price === null ? null : (currency ?? null)) };
};

const sameText = (a: string | null, b: string | null): boolean => a !== null && b !== null && a === b;

/** Whether a booking's client is corrected rather than replaced by somebody else. */
export const isSamePerson = (
  before: Pick<BookingItem, 'name' | 'email' | 'phone'>,
  { name, email, phone }: Pick<BookingItem, 'name' | 'email' | 'phone'>,
): boolean =>
  before.name === '' ||
  before.name.toLowerCase() === name.toLowerCase() ||
  sameText(before.email, email) ||
  sameText(before.phone, phone);

/**
 * What a visitor agreed to for one number, and what became of a message to one address, is not another's; the
 * conversation and the link of somebody else do not see the booking any more.
 */
const withClient = (
  ports: Pick<Kernel, 'signer'>,
  before: BookingItem,
  { name, contact, holder = sequenceOf(before) + 1 }: Client,
): BookingItem => {
  const { smsConsent, confirmationBouncedAt, conversationId, holder: former, ...kept } = before;
  const { bookingId, email, phone } = before;
  const after = { ...kept, name, ...contact };
  const isBeside = before.person === personBeside(ports, { ...before, contact: { email, phone } });
  return {
    ...after,
    person: (isBeside ? personBeside : personOf)(ports, { name, contact, bookingId }),
    ...(smsConsent && before.phone === contact.phone ? { smsConsent } : {}),
    ...(confirmationBouncedAt && before.email === contact.email ? { confirmationBouncedAt } : {}),
    ...(isSamePerson(before, after)
      ? { ...(conversationId ? { conversationId } : {}), ...(former ? { holder: former } : {}) }
      : { ...(holder > 0 ? { holder } : {}) }),
  };
};

/** The booking as an edit makes it, still on its calendar and with its lead. */
export const edited = (
  ports: Pick<Kernel, 'signer'>,
  tenant: TenantItem,
  before: BookingItem,
  { start, lengthMin, service, price, currency, note, client, status }: Edit,
): BookingItem => {
  const served = service ? withService(tenant, before, service) : before;
  const usual = service ? needOf(tenant, service) : needOfBooking(before);
  const from = start ?? slotOf(before).start;
  const after: BookingItem = {
    ...(price === undefined ? served : withPrice(served, price, currency)),
    ...instantsOf({ start: from, end: from + (lengthMin ?? usual.durationMin) }),
    ...(note === undefined ? {} : { note }),
    ...(status === undefined ? {} : { status }),
  };
  return client ? withClient(ports, after, client) : after;
};
