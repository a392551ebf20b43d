import { Temporal } from 'temporal-polyfill';
import type { Language } from '../../shared/domain/language.ts';
import type { LeadSource } from '../../shared/schemas/lead.ts';
import type { Service } from '../../shared/schemas/service.ts';
import type { Slot } from '../agenda/types.ts';
import type {
  AssistantPorts,
  BookingRequest,
  BookingResult,
  LeadRequest,
  SlotQuery,
} from '../assistant/ports.ts';
import { minutesOfPart } from '../assistant/time/part-of-day.ts';
import { bookSlot } from '../bookings/book-slot.ts';
import { toPublicBooking } from '../bookings/manage-link.ts';
import { AppError } from '../kernel/app-error.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { normaliseContact } from '../leads/contact.ts';
import { recordVisit } from '../leads/save-lead.ts';
import { findBookable, minuteFrom, offered, offerSlots } from '../public-site/offer-slots.ts';
import { openSlot } from '../slots/slot-handle.ts';
import { isOffered } from '../staff-calendars/active-calendars.ts';
import type { TenantItem } from '../tenants/tenant-store.ts';

/** What of a visitor's turn the business must know when it books or files him. */
export interface Visit {
  readonly conversationId: string;
  readonly language: Language;
  readonly source: Extract<LeadSource, 'chat' | 'widget'>;
  readonly now: number;
  readonly mint: (kind: string) => string;
}

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

/** The service named, if any; it may have left the list since the assistant heard of it. */
const stillOffered = async (
  { table }: Kernel,
  tenant: TenantItem,
  serviceId: string | null | undefined,
): Promise<Service | 'gone' | undefined> =>
  serviceId ? ((await findBookable({ table }, tenant, serviceId)) ?? 'gone') : undefined;

/** The assistant's hands: everything that it can do for a visitor at this business's counter, and nothing else. */
export const counterOf = (kernel: Kernel, tenant: TenantItem, visit: Visit): AssistantPorts => {
  const { conversationId, now, mint } = visit;

  const findSlots = async (query: SlotQuery) => {
    const service = await stillOffered(kernel, tenant, query.serviceId);
    if (service === 'gone') return [];
    const [from, to] = [minuteFrom(query.from), minuteFrom(query.to)];
    const { limit } = query;
    const wanted = { service, conversationId, now, from, to, limit, ...suitsPart(tenant, query) };
    return offerSlots(kernel, tenant, wanted);
  };

  const bookOffered = async (request: BookingRequest): Promise<BookingResult> => {
    const handle = openSlot(kernel.signer, tenant.tenantId, request.slotId, now);
    const isOurs = handle.kind === 'valid' && [null, conversationId].includes(handle.slot.conversationId);
    if (handle.kind !== 'valid' || !isOurs) return { kind: 'expired' };
    const { start, calendarId } = handle.slot;
    if (calendarId && !isOffered(tenant, calendarId, now)) return { kind: 'expired' };
    const service = await stillOffered(kernel, tenant, request.serviceId ?? handle.slot.serviceId);
    if (service === 'gone') return { kind: 'expired' };
    const outcome = await bookSlot(kernel, tenant, {
      bookingId: mint('booking'),
      newLeadId: mint('lead'),
      start,
      service,
      calendarId,
      name: request.name,
      contact: normaliseContact(request),
      note: request.note ?? null,
      language: visit.language,
      source: visit.source,
      byHand: false,
      now,
    });
    if (outcome.kind === 'busy') throw new AppError('busy', { retryAfterSec: 1 });
    if (outcome.kind === 'booked')
      return { kind: 'booked', booking: toPublicBooking(kernel, tenant.tenantId, outcome.booking) };
    return {
      kind: 'taken',
      alternatives: offered(
        kernel,
        tenant,
        { service, conversationId, calendarId, now },
        outcome.alternatives,
      ),
    };
  };

  const saveLead = async ({ name, email, phone, message }: LeadRequest) => {
    const leadId = await recordVisit(kernel, {
      tenantId: tenant.tenantId,
      name: name ?? null,
      contact: normaliseContact({ email, phone }),
      message,
      source: visit.source,
      now,
      newLeadId: mint('lead'),
    });
    return { kind: 'saved' as const, leadId };
  };

  return { findSlots, bookSlot: bookOffered, saveLead };
};

/** The counter without its books: the demo chat and a visitor who has not agreed see slots, and leave no trace. */
export const withoutStoring = (counter: AssistantPorts): AssistantPorts => ({
  findSlots: counter.findSlots,
  bookSlot: async () => ({ kind: 'refused', reason: 'preview' }),
  saveLead: async () => ({ kind: 'refused', reason: 'preview' }),
});
