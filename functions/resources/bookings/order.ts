import { type BookingId, brandId, type CalendarId, type LeadId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { inLanguage } from '../../../shared/domain/translations.ts';
import type { Utm } from '../../../shared/domain/utm.ts';
import type { Booking } from '../../../shared/schemas/booking.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import type { Minute } from '../../agenda/time.ts';
import type { AgendaSlot, ServiceNeed } from '../../agenda/types.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Write } from '../../kernel/table/write.ts';
import { type BookingItem, instantsOf } from '../../records/bookings/booking-store.ts';
import { type Contact, contactHashes } from '../../records/leads/contact.ts';
import type { Filing } from '../leads/file-lead.ts';
import type { VisitConversation } from '../leads/visit.ts';
import type { FreeCalendar } from './free-calendars.ts';

/** What a visitor has waited: a wait that they were asked for, or the time since their conversation began. */
export type Waited =
  | { readonly kind: 'served'; readonly waitId: string }
  | { readonly kind: 'talked'; readonly seconds: number };

/** Appointments that are booked at once. */
export interface Basket {
  readonly basketId: string;
  readonly basketBookings: readonly BookingId[];
}

/** What somebody wants to book, checked and with its ids. */
export interface Order {
  readonly bookingId: string;
  /** The lead it is for unless its contact is another's; only where a member picked one. */
  readonly leadId?: LeadId | undefined;
  /** The id of the lead, if a new one is made. */
  readonly newLeadId: string;
  readonly start: Minute;
  readonly service: Service | undefined;
  /** The calendar asked for; absent for anyone who performs the service. */
  readonly calendarId?: CalendarId | undefined;
  /** Empty for a walk-in who gave none. */
  readonly name: string;
  readonly contact: Contact;
  readonly note: string | null;
  readonly language: Language;
  /** The version of the text by which they accepted SMS about it. */
  readonly smsConsent?: string | undefined;
  readonly source: Booking['source'];
  /** The campaign and the conversation that led them here, stored with their lead. */
  readonly utm?: Utm | undefined;
  readonly conversation?: VisitConversation | undefined;
  /** The appointments that are booked at once, itself among them. */
  readonly basket?: Basket | undefined;
  /** Keyed hash of the address that a visitor books from. */
  readonly bookedFrom?: string | undefined;
  readonly waited?: Waited | undefined;
  /**
   * Further writes of the booking's own transaction, asked for again at each attempt; undefined when it may no longer
   * be made.
   */
  readonly also?: () => Promise<readonly Write[] | undefined>;
  /** Staff book any minute by hand; visitors only what the rules offer. */
  readonly byHand: boolean;
  /** An admin's choice, by hand only: book even without free capacity. */
  readonly overbook?: boolean | undefined;
  readonly now: number;
}

/** A key for the person who books, so that nobody books the same time twice. Unknown people never match. */
export const personOf = (
  { signer }: Pick<Kernel, 'signer'>,
  { contact, name, bookingId }: Pick<Order, 'contact' | 'name' | 'bookingId'>,
): string => {
  const [hash] = contactHashes(signer, contact);
  return hash ? signer.hash('person', hash, name.toLowerCase()) : signer.hash('nobody', bookingId);
};

/** The key of somebody who comes together with others under one name and contact, and is not the first of them. */
export const personBeside = (
  ports: Pick<Kernel, 'signer'>,
  who: Pick<Order, 'contact' | 'name' | 'bookingId'>,
): string => ports.signer.hash('beside', personOf(ports, who), who.bookingId);

/** A booking without its lead and its calendar, which is the first that accepts it. */
export type Draft = Omit<BookingItem, 'calendarId' | 'personName' | 'leadId' | 'claim'> & {
  readonly claim: CalendarId;
};

/** The service's name, and in the visitor's language where that differs. */
export const titlesOf = ({
  service,
  language,
}: Pick<Order, 'service' | 'language'>): Pick<BookingItem, 'title' | 'visitorTitle'> => {
  if (!service) return { title: '' };
  const { name: visitorTitle } = inLanguage(service, language);
  return { title: service.name, ...(visitorTitle === service.name ? {} : { visitorTitle }) };
};

/** What a service costs, and what it asks to bring in the visitor's language: a booking keeps its own copy. */
export const termsOf = ({
  service,
  language,
}: Pick<Order, 'service' | 'language'>): Pick<
  BookingItem,
  'price' | 'currency' | 'priceFrom' | 'toBring'
> => {
  if (!service) return { price: null, currency: null };
  const { price, currency, priceFrom, toBring } = inLanguage(service, language);
  return { price, currency, ...(priceFrom ? { priceFrom } : {}), ...(toBring ? { toBring } : {}) };
};

export const draftOf = (
  order: Order,
  slot: AgendaSlot,
  need: ServiceNeed,
  person: string,
  claim: CalendarId,
): Draft => ({
  bookingId: brandId<BookingId>(order.bookingId),
  claim,
  ...instantsOf(slot),
  beforeMin: need.bufferBeforeMin,
  afterMin: need.bufferAfterMin,
  status: 'confirmed',
  ...titlesOf(order),
  serviceId: order.service?.serviceId ?? null,
  ...termsOf(order),
  name: order.name,
  ...order.contact,
  note: order.note,
  language: order.language,
  ...(order.smsConsent && order.contact.phone ? { smsConsent: order.smsConsent } : {}),
  source: order.source,
  ...(order.conversation ? { conversationId: order.conversation.conversationId } : {}),
  ...(order.bookedFrom ? { bookedFrom: order.bookedFrom } : {}),
  ...order.basket,
  person,
  createdAt: toInstant(order.now),
  version: 1,
});

export const bookingOf = (
  { claim, ...draft }: Draft,
  calendar: Pick<FreeCalendar, 'calendarId' | 'overbooked'>,
  personName: string | undefined,
  filing: Filing | undefined,
): BookingItem => ({
  ...draft,
  calendarId: calendar.calendarId,
  ...(personName === undefined ? {} : { personName }),
  leadId: filing?.leadId ?? null,
  ...(claim === calendar.calendarId ? {} : { claim }),
  ...(calendar.overbooked ? { overbooked: true } : {}),
});
