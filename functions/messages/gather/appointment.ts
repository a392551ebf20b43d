import type { Language } from '../../../shared/domain/language.ts';
import { type BookingItem, performedBy, sequenceOf } from '../../records/bookings/booking-store.ts';
import { manageUrl } from '../../records/bookings/manage-link.ts';
import type { ToldBooking } from '../../records/bookings/replaced-client.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import type { AppointmentFacts } from '../templates/facts.ts';
import type { GatherPorts } from './gather.ts';

/** An appointment that staff made without a service. */
const UNTITLED: Readonly<Record<Language, string>> = { fr: 'Rendez-vous', en: 'Appointment' };

/** What an appointment without a title is called. */
export const untitled = (language: Language): string => UNTITLED[language];

/** Bookings in the order in which they begin. */
export const inOrder = (bookings: readonly BookingItem[]): readonly BookingItem[] =>
  bookings.toSorted((a, b) => a.startAt.localeCompare(b.startAt));

/** What a message says of a booking; `title` is the service's name in the reader's language. */
export const appointmentFacts = (
  ports: GatherPorts,
  tenant: TenantItem,
  booking: ToldBooking & Pick<BookingItem, 'toBring'>,
  { title, language }: { readonly title: string; readonly language: Language },
): AppointmentFacts => ({
  bookingId: booking.bookingId,
  title: title || untitled(language),
  startAt: booking.startAt,
  endAt: booking.endAt,
  ...performedBy(tenant, booking),
  price: booking.price,
  currency: booking.currency,
  ...(booking.priceFrom ? { priceFrom: true } : {}),
  manageUrl: manageUrl(ports, tenant.tenantId, booking),
  visitorName: booking.name,
  ...(booking.toBring ? { toBring: booking.toBring } : {}),
  sequence: sequenceOf(booking),
});
