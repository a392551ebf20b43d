import type { BookingRequest, BookingResult, Unavailable } from '../../assistant/ports.ts';
import { AppError } from '../../kernel/app-error.ts';
import { type BookingItem, findBooking } from '../../records/bookings/booking-store.ts';
import { toPublicBooking } from '../../records/bookings/manage-link.ts';
import { openSlot } from '../../records/bookings/slot-handle.ts';
import { isInUse } from '../../records/calendars/active-calendars.ts';
import { normaliseContact } from '../../records/leads/given-contact.ts';
import { confirmedTo } from '../../records/messages/confirmed-to.ts';
import { bookSlot } from '../bookings/book-slot.ts';
import type { Refused } from '../bookings/refusal.ts';
import { sourceOf } from '../bookings/visitors/visitor-caps.ts';
import { offered } from '../public-site/offer-slots.ts';
import { stillOffered } from './find-times.ts';
import type { VisitorTurn } from './visitor-turn.ts';

/**
 * The time of a handle and what it was offered for; undefined when it is no longer offered, or was not offered in
 * this conversation.
 */
const stillFree = async ({ kernel, tenant, visit }: VisitorTurn, request: BookingRequest) => {
  const { now, conversation } = visit;
  const handle = openSlot(kernel.signer, tenant.tenantId, request.slotId, now);
  if (handle.kind !== 'valid') return undefined;
  const { start, calendarId, conversationId: issuedIn, serviceId } = handle.slot;
  if (issuedIn !== null && issuedIn !== conversation.conversationId) return undefined;
  if (calendarId && !isInUse(tenant, calendarId, now)) return undefined;
  const service = await stillOffered(kernel, tenant, request.serviceId ?? serviceId);
  return service === 'gone' ? undefined : { start, calendarId, service };
};

/** What the visitor is told of a refusal: nobody took a time whose notice ran out. */
export const unavailable = (reason: Refused): Unavailable['kind'] =>
  reason === 'too_soon' || reason === 'past' ? 'too_soon' : 'taken';

const booked = async (
  { kernel, tenant, visit, file }: VisitorTurn,
  booking: BookingItem,
): Promise<BookingResult> => {
  file(booking.leadId ?? undefined);
  return {
    kind: 'booked',
    booking: toPublicBooking(kernel, tenant, booking),
    confirmedTo: (await confirmedTo(kernel, tenant, booking, visit.now)) ?? null,
  };
};

/**
 * Books a time that this conversation offered. A request repeated after a crash finds what it booked, even if its
 * handle has expired. Throws 503 `busy`.
 */
export const bookOffered = async (turn: VisitorTurn, request: BookingRequest): Promise<BookingResult> => {
  const { kernel, tenant, visit } = turn;
  const { conversation, source, utm, now, mint } = visit;
  const bookingId = mint('booking');
  const [made, free] = await Promise.all([
    findBooking(kernel.table, tenant.tenantId, bookingId),
    stillFree(turn, request),
  ]);
  if (made) return booked(turn, made);
  if (!free) return { kind: 'expired' };
  const { start, calendarId, service } = free;
  const outcome = await bookSlot(kernel, tenant, {
    bookingId,
    newLeadId: mint('lead'),
    start,
    service,
    calendarId,
    name: request.name,
    contact: normaliseContact(request),
    note: request.note ?? null,
    smsConsent: request.smsConsent,
    language: request.language,
    source,
    utm,
    conversation,
    bookedFrom: sourceOf(kernel, tenant.tenantId, visit.viewer),
    // A conversation of that length counts as waiting: the chat has no form to hold back.
    waited: { kind: 'talked', seconds: (now - Date.parse(conversation.startedAt)) / 1000 },
    byHand: false,
    now,
  });
  if (outcome.kind === 'busy') throw new AppError('busy', { retryAfterSec: 1 });
  if (outcome.kind === 'booked') return booked(turn, outcome.booking);
  if (outcome.kind === 'wait') return outcome;
  if (outcome.reason === 'limit') return { kind: 'refused', reason: 'limit' };
  const serviceId = service?.serviceId ?? null;
  const offering = { serviceId, conversationId: conversation.conversationId, calendarId, now };
  return {
    kind: unavailable(outcome.reason),
    alternatives: offered(kernel, tenant, offering, outcome.alternatives),
  };
};
