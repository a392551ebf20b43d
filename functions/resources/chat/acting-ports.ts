import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import type { AssistantPorts, SlotQuery } from '../../assistant/ports.ts';
import { bookOffered } from './book-offered.ts';
import { cancelOwn, moveOwn, slotsToMove } from './change-own.ts';
import type { contactIn } from './contact-in.ts';
import { fileContact } from './file-contact.ts';
import { moveOwnBasket, ownMoves } from './move-own-basket.ts';
import { bookOfferedBasket, offeredBaskets } from './own-baskets.ts';
import { addNote } from './own-note.ts';
import { keepSms } from './own-sms.ts';
import { saveLead } from './save-lead.ts';
import type { VisitorTurn } from './visitor-turn.ts';

interface ActingPorts extends Omit<AssistantPorts, 'findSlots' | 'findBookings'> {
  /** Times to which a booking of this conversation may be moved. */
  readonly slotsToMove: (bookingId: string, query: SlotQuery) => Promise<readonly PublicSlot[]>;
  /** Files a visitor whose contact is known. */
  readonly fileContact: (contact: ReturnType<typeof contactIn>) => Promise<void>;
}

/** What the assistant does for a visitor beyond answering and looking for a single time. */
export const actingPorts = (turn: VisitorTurn): ActingPorts => ({
  slotsToMove: (bookingId, query) => slotsToMove(turn, bookingId, query),
  fileContact: (contact) => fileContact(turn, contact),
  findBaskets: (query) => offeredBaskets(turn, query),
  bookSlot: (request) => bookOffered(turn, request),
  bookBasket: (request) => bookOfferedBasket(turn, request),
  saveLead: (request) => saveLead(turn, request),
  moveBooking: (...asked) => moveOwn(turn, ...asked),
  findMoves: (query) => ownMoves(turn, query),
  moveBasket: (...asked) => moveOwnBasket(turn, ...asked),
  cancelBookings: (bookingIds) => cancelOwn(turn, bookingIds),
  keepSms: (bookingIds, version) => keepSms(turn, bookingIds, version),
  addNote: (bookingIds, lines) => addNote(turn, bookingIds, lines),
});
