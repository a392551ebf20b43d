import type { LeadId } from '../../../shared/domain/ids.ts';
import type { AssistantPorts } from '../../assistant/ports.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { contactIn } from './contact-in.ts';
import { findOwn } from './find-own.ts';
import { findTimes } from './find-times.ts';
import type { ChatVisit, VisitorTurn } from './visitor-turn.ts';

export interface FilingPorts {
  /** All that the assistant can do for a visitor of this business. */
  readonly ports: AssistantPorts;
  /** Files the visitor whom nothing has filed yet, once it is known how to reach them. */
  readonly fileContact: (memory: unknown) => Promise<void>;
  /** The lead that the visitor was filed under, if any. */
  readonly filedUnder: () => LeadId | undefined;
}

export const portsFor = (kernel: Kernel, tenant: TenantItem, visit: ChatVisit): FilingPorts => {
  let filed: LeadId | undefined;
  const turn: VisitorTurn = {
    kernel,
    tenant,
    visit,
    file: (leadId) => {
      filed = leadId;
    },
  };
  // A conversation begins with questions: what acts is read with the first turn that does, not at the start.
  const acting = async () => (await import('./acting-ports.ts')).actingPorts(turn);
  const ports: AssistantPorts = {
    findSlots: async (query) =>
      query.moving === undefined ? findTimes(turn, query) : (await acting()).slotsToMove(query.moving, query),
    findBookings: (bookingIds) => findOwn(turn, bookingIds),
    findBaskets: async (query) => (await acting()).findBaskets(query),
    bookSlot: async (request) => (await acting()).bookSlot(request),
    bookBasket: async (request) => (await acting()).bookBasket(request),
    saveLead: async (request) => (await acting()).saveLead(request),
    moveBooking: async (...asked) => (await acting()).moveBooking(...asked),
    findMoves: async (query) => (await acting()).findMoves(query),
    moveBasket: async (...asked) => (await acting()).moveBasket(...asked),
    cancelBookings: async (bookingIds) => (await acting()).cancelBookings(bookingIds),
    keepSms: async (bookingIds, version) => (await acting()).keepSms(bookingIds, version),
    addNote: async (bookingIds, lines) => (await acting()).addNote(bookingIds, lines),
  };
  const fileContact = async (memory: unknown) => {
    const contact = contactIn(memory);
    const isFiled = (filed ?? visit.conversation.leadId) !== undefined;
    if (isFiled || (contact.email ?? contact.phone) === undefined) return;
    await (await acting()).fileContact(contact);
  };
  return { ports, fileContact, filedUnder: () => filed };
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
  findMoves: async () => ({ kind: 'found', arrangement: 'in_a_row', offers: [] }),
  moveBasket: async () => ({ kind: 'refused', reason: 'preview' }),
  cancelBookings: async () => ({ kind: 'refused', reason: 'preview' }),
  keepSms: async () => ({ kind: 'refused', reason: 'preview' }),
  addNote: async () => ({ kind: 'refused', reason: 'preview' }),
  findBookings: async () => [],
});
