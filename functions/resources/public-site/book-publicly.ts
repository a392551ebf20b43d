import type { BookedPublicly } from '../../../shared/schemas/booked-publicly.ts';
import type { PublicBookingCreate } from '../../../shared/schemas/public-booking-request.ts';
import type { AgendaSlot } from '../../agenda/types.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel, SignedTable } from '../../kernel/http/kernel.ts';
import { type BookingItem, findBooking } from '../../records/bookings/booking-store.ts';
import { toPublicBooking } from '../../records/bookings/manage-link.ts';
import { openSlot } from '../../records/bookings/slot-handle.ts';
import { isInUse } from '../../records/calendars/active-calendars.ts';
import { normaliseContact } from '../../records/leads/given-contact.ts';
import { confirmedTo } from '../../records/messages/confirmed-to.ts';
import { bookableService } from '../../records/service-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { bookSlot } from '../bookings/book-slot.ts';
import type { Order } from '../bookings/order.ts';
import { refusalError } from '../bookings/refusal.ts';
import { sourceOf } from '../bookings/visitors/visitor-caps.ts';
import { withWait } from '../bookings/visitors/wait-token.ts';
import type { PublicBusiness } from './find-business.ts';
import { offered } from './offer-slots.ts';
import { countVisitorUse, type Visitor } from './visitor-limits.ts';

/** Throws 400 `contact_required`. */
export const checkContact = (body: Pick<PublicBookingCreate, 'email' | 'phone'>): void => {
  if (!body.email && !body.phone)
    throw new AppError('contact_required', { issues: [{ path: 'email', key: 'required' }] });
};

/** The requested time and service, if visitors may book them. Throws 400. */
const asked = async (ports: SignedTable, tenant: TenantItem, body: PublicBookingCreate, now: number) => {
  const handle = openSlot(ports.signer, tenant.tenantId, body.slotId, now);
  if (handle.kind !== 'valid') throw new AppError('slot_invalid');
  const { start, calendarId, serviceId } = handle.slot;
  if (calendarId && !isInUse(tenant, calendarId, now)) throw new AppError('slot_invalid');
  const service = await bookableService(ports, tenant, body.serviceId ?? serviceId);
  return { start, calendarId, service };
};

/** A visitor's request as an order. Throws 400. */
const orderOf = async (
  ports: SignedTable,
  tenant: TenantItem,
  body: PublicBookingCreate,
  bookingId: string,
  { language, now, mint, viewer }: Visitor,
): Promise<Order> => ({
  ...(await asked(ports, tenant, body, now)),
  bookingId,
  newLeadId: mint('lead'),
  name: body.name,
  contact: normaliseContact(body),
  note: body.note || null,
  language: body.language ?? language,
  smsConsent: body.smsConsent,
  source: 'form',
  bookedFrom: sourceOf(ports, tenant.tenantId, viewer),
  utm: body.utm,
  byHand: false,
  now,
});

const book = async (
  ports: SignedTable,
  tenant: TenantItem,
  body: PublicBookingCreate,
  bookingId: string,
  visitor: Visitor,
): Promise<BookingItem> => {
  const plain = await orderOf(ports, tenant, body, bookingId, visitor);
  const { order, waitFirst } = withWait(ports, tenant.tenantId, plain, body.waitToken);
  const outcome = await bookSlot(ports, tenant, order);
  if (outcome.kind === 'booked') return outcome.booking;
  if (outcome.kind === 'busy') throw new AppError('busy', { retryAfterSec: 1 });
  if (outcome.kind === 'wait') throw waitFirst(outcome.seconds);
  const { service, calendarId, now } = order;
  const near: readonly AgendaSlot[] = outcome.alternatives;
  const offering = { serviceId: service?.serviceId ?? null, conversationId: null, calendarId, now };
  throw refusalError(outcome.reason, offered(ports, tenant, offering, near), { note: 'ifItWasYou' });
};

/**
 * Books the time that a visitor picked on the form. A request repeated after a crash finds its booking, even if its
 * handle has expired meanwhile. Throws 400 `slot_invalid` for a forged, foreign or expired handle, 400
 * `contact_required`, 400 `slot_in_past`, 403 `rate_limited`, 403 `booking_limit`, 409 `slot_taken` with
 * alternatives, 409 `wait_first` with the token to come back with, 503.
 */
export const bookPublicly = async (
  ports: SignedTable,
  { tenant }: PublicBusiness,
  body: PublicBookingCreate,
  visitor: Visitor,
): Promise<BookingItem> => {
  const { viewer, now, mint } = visitor;
  await countVisitorUse(ports, { action: 'book', tenantId: tenant.tenantId, viewer }, now);
  checkContact(body);
  const bookingId = mint('booking');
  try {
    return await book(ports, tenant, body, bookingId, visitor);
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'slot_invalid';
    const made = isRefused ? await findBooking(ports.table, tenant.tenantId, bookingId) : undefined;
    if (!made) throw error;
    return made;
  }
};

/** An appointment as the form that booked it is answered. */
export const toBookedPublicly = async (
  kernel: SignedTable & Pick<Kernel, 'settings'>,
  tenant: TenantItem,
  booking: BookingItem,
  now: number,
): Promise<BookedPublicly> => {
  const to = await confirmedTo(kernel, tenant, booking, now);
  return { ...toPublicBooking(kernel, tenant, booking), ...(to ? { confirmedTo: to } : {}) };
};
