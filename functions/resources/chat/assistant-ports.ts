import { Temporal } from 'temporal-polyfill';
import { brandId, type CalendarId, type LeadId } from '../../../shared/domain/ids.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import { minuteFrom } from '../../agenda/time.ts';
import type { Slot } from '../../agenda/types.ts';
import type {
  AssistantPorts,
  BookingRequest,
  BookingResult,
  LeadRequest,
  SlotQuery,
} from '../../assistant/ports.ts';
import { minutesOfPart } from '../../assistant/time/part-of-day.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { isInUse } from '../../records/active-calendars.ts';
import { type BookingItem, findBooking } from '../../records/booking-store.ts';
import { normaliseContact } from '../../records/given-contact.ts';
import { toPublicBooking } from '../../records/manage-link.ts';
import { findBookable } from '../../records/service-store.ts';
import { openSlot } from '../../records/slot-handle.ts';
import type { TenantItem } from '../../records/tenant-store.ts';
import { bookSlot } from '../bookings/book-slot.ts';
import { sourceOf } from '../bookings/visitor-caps.ts';
import { recordVisit } from '../leads/record-visit.ts';
import { offered, offerSlots } from '../public-site/offer-slots.ts';
import { cancelOwn, findOwn, moveOwn, slotsToMove } from './change-own.ts';
import { bookOfferedBasket, offeredBaskets } from './own-baskets.ts';
import { keepSms } from './own-sms.ts';
import type { Visit, VisitorTurn } from './visitor-turn.ts';

const minuteOfDay = (time: Slot, timezone: string): number => {
  const at = Temporal.Instant.fromEpochMilliseconds(time.start * 60_000).toZonedDateTimeISO(timezone);
  return at.hour * 60 + at.minute;
};

const suitsPart = (tenant: TenantItem, { partOfDay }: SlotQuery) => {
  if (!partOfDay) return {};
  const { fromMin, toMin } = minutesOfPart(partOfDay);
  const suits = (time: Slot) => {
    const minute = minuteOfDay(time, tenant.timezone);
    return minute >= fromMin && minute < toMin;
  };
  return { suits };
};

/** The service named, if any; it may have been removed since the assistant read the list. */
const stillOffered = async (
  { table }: Kernel,
  tenant: TenantItem,
  serviceId: string | null | undefined,
): Promise<Service | 'gone' | undefined> =>
  serviceId ? ((await findBookable({ table }, tenant, serviceId)) ?? 'gone') : undefined;

export interface FilingPorts {
  /** All that the assistant can do for a visitor of this business. */
  readonly ports: AssistantPorts;
  /** The lead that the visitor was filed under, if any. */
  readonly filedUnder: () => LeadId | undefined;
}

const findSlots = async (turn: VisitorTurn, query: SlotQuery) => {
  if (query.moving !== undefined) return slotsToMove(turn, query.moving, query);
  const { kernel, tenant, visit } = turn;
  const { now, conversation } = visit;
  const service = await stillOffered(kernel, tenant, query.serviceId);
  if (service === 'gone') return [];
  const calendarId = query.personId ? brandId<CalendarId>(query.personId) : undefined;
  if (calendarId && !isInUse(tenant, calendarId, now)) return [];
  return offerSlots(kernel, tenant, {
    service,
    conversationId: conversation.conversationId,
    calendarId,
    now,
    from: minuteFrom(query.from),
    to: minuteFrom(query.to),
    limit: query.limit,
    ...suitsPart(tenant, query),
  });
};

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

const booked = ({ kernel, tenant, file }: VisitorTurn, booking: BookingItem): BookingResult => {
  file(booking.leadId ?? undefined);
  return { kind: 'booked', booking: toPublicBooking(kernel, tenant, booking) };
};

/** A request repeated after a crash finds what it booked, even if its handle has expired. */
const bookOffered = async (turn: VisitorTurn, request: BookingRequest): Promise<BookingResult> => {
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
  const offer = { service, conversationId: conversation.conversationId, calendarId, now };
  return { kind: 'taken', alternatives: offered(kernel, tenant, offer, outcome.alternatives) };
};

const saveLead = async (
  { kernel, tenant, visit, file }: VisitorTurn,
  { name, email, phone, message, matter }: LeadRequest,
) => {
  const { conversation, source, utm, now, mint } = visit;
  const leadId = await recordVisit(kernel, {
    tenantId: tenant.tenantId,
    name: name ?? null,
    contact: normaliseContact({ email, phone }),
    message,
    matter,
    source,
    utm,
    conversation,
    typedBy: 'visitor',
    now,
    newLeadId: mint('lead'),
  });
  file(leadId);
  return { kind: 'saved' as const, leadId };
};

export const portsFor = (kernel: Kernel, tenant: TenantItem, visit: Visit): FilingPorts => {
  let filed: LeadId | undefined;
  const turn: VisitorTurn = {
    kernel,
    tenant,
    visit,
    file: (leadId) => {
      filed = leadId;
    },
  };
  const ports: AssistantPorts = {
    findSlots: (query) => findSlots(turn, query),
    bookSlot: (request) => bookOffered(turn, request),
    saveLead: (request) => saveLead(turn, request),
    moveBooking: (bookingId, slotId) => moveOwn(turn, bookingId, slotId),
    findBaskets: (query) => offeredBaskets(turn, query),
    bookBasket: (request) => bookOfferedBasket(turn, request),
    cancelBookings: (bookingIds) => cancelOwn(turn, bookingIds),
    keepSms: (bookingIds, version) => keepSms(turn, bookingIds, version),
    findBookings: (bookingIds) => findOwn(turn, bookingIds),
  };
  return { ports, filedUnder: () => filed };
};

/**
 * The same ports without storage, for the demo chat and visitors who have not agreed: they see slots, and nothing is
 * stored.
 */
export const withoutStoring = ({ findSlots, findBaskets }: AssistantPorts): AssistantPorts => ({
  findSlots,
  findBaskets,
  bookBasket: async () => ({ kind: 'refused', reason: 'preview' }),
  bookSlot: async () => ({ kind: 'refused', reason: 'preview' }),
  saveLead: async () => ({ kind: 'refused', reason: 'preview' }),
  moveBooking: async () => ({ kind: 'refused', reason: 'preview' }),
  cancelBookings: async () => ({ kind: 'refused', reason: 'preview' }),
  keepSms: async () => ({ kind: 'refused', reason: 'preview' }),
  findBookings: async () => [],
});
