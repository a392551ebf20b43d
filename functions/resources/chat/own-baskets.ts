import { brandId, type CalendarId } from '../../../shared/domain/ids.ts';
import { MAX } from '../../../shared/domain/limits.ts';
import type { BasketQuery, BasketRequest, BasketResult, FoundBaskets } from '../../assistant/ports.ts';
import { fits } from '../../assistant/time/fits.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { toPublicBooking } from '../../records/bookings/manage-link.ts';
import { normaliseContact } from '../../records/leads/given-contact.ts';
import { confirmedTo } from '../../records/messages/confirmed-to.ts';
import type { PartOrder } from '../bookings/baskets/basket-order.ts';
import { bookBasket } from '../bookings/baskets/book-basket.ts';
import {
  type BasketIds,
  basketIds,
  madeEarlier,
  openedOffer,
  partOrders,
  ruleOf,
} from '../bookings/baskets/offered-basket.ts';
import { searchBaskets } from '../bookings/baskets/search-baskets.ts';
import { sourceOf } from '../bookings/visitors/visitor-caps.ts';
import { unavailable } from './book-offered.ts';
import type { VisitorTurn } from './visitor-turn.ts';

/** Refusals that mean that something is no longer offered: to the assistant, nothing is found. */
const isGone = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'invalid_request' || error.code === 'slot_invalid');

/** Whole baskets as the public page finds them, at the times that are asked for. */
export const offeredBaskets = async (
  { kernel, tenant, visit }: VisitorTurn,
  { when, parts, language, ...query }: BasketQuery,
): Promise<FoundBaskets> => {
  const search = {
    ...query,
    parts: parts.map(({ serviceId, personIds }) => ({
      serviceId,
      ...(personIds ? { calendarIds: personIds.map((id) => brandId<CalendarId>(id)) } : {}),
    })),
    suits: (span: { readonly startAt: string; readonly endAt: string }) => fits(span, when, tenant.timezone),
  };
  try {
    return await searchBaskets(kernel, tenant, search, { language, now: visit.now });
  } catch (error) {
    if (isGone(error)) return { offers: [] };
    throw error;
  }
};

/** What the team reads with one of several; `null` where there is nothing. */
const noteOf = (lines: readonly (string | undefined)[]): string | null =>
  lines.filter(Boolean).join('\n').slice(0, MAX.note) || null;

const ordered = async (turn: VisitorTurn, { offer, ...request }: BasketRequest, ids: BasketIds) => {
  const { kernel, tenant, visit } = turn;
  const { conversation, source, utm, now, viewer } = visit;
  const offered = openedOffer(kernel, tenant, offer, now);
  const [first, ...rest] = await partOrders(kernel, tenant, offered, ids, {
    ...{ name: request.name, contact: normaliseContact(request), note: null },
    ...{ language: request.language, smsConsent: request.smsConsent, source, utm, conversation },
    bookedFrom: sourceOf(kernel, tenant.tenantId, viewer),
    // A conversation of that length counts as waiting: the chat has no form to hold back.
    waited: { kind: 'talked', seconds: (now - Date.parse(conversation.startedAt)) / 1000 },
    ...{ byHand: false, now },
  });
  const noted = (part: PartOrder, at: number): PartOrder => ({
    ...part,
    note: noteOf([request.notes?.[at], request.note]),
  });
  const parts = [noted(first, 0), ...rest.map((part, at) => noted(part, at + 1))] as const;
  return { parts, rule: ruleOf(tenant, offered) };
};

const booked = async (
  { kernel, tenant, visit, file }: VisitorTurn,
  [first, ...rest]: readonly BookingItem[],
): Promise<BasketResult> => {
  if (!first) throw new AppError('slot_invalid');
  file(first.leadId ?? undefined);
  const shown = (booking: BookingItem) => toPublicBooking(kernel, tenant, booking);
  return {
    kind: 'booked',
    bookings: [shown(first), ...rest.map(shown)],
    confirmedTo: (await confirmedTo(kernel, tenant, first, visit.now)) ?? null,
  };
};

/**
 * Books all of an offer or nothing. A request repeated after a crash finds what it booked, even under an old handle.
 */
export const bookOfferedBasket = async (turn: VisitorTurn, request: BasketRequest): Promise<BasketResult> => {
  const { kernel, tenant, visit } = turn;
  const ids = basketIds(visit.mint);
  const made = await madeEarlier(kernel, tenant, ids);
  if (made.length > 0) return booked(turn, made);
  const order = await ordered(turn, request, ids).catch((error) => {
    if (isGone(error)) return undefined;
    throw error;
  });
  if (!order) return { kind: 'expired' };
  const outcome = await bookBasket(kernel, tenant, { basketId: ids.basketId, ...order });
  switch (outcome.kind) {
    case 'booked':
      return booked(turn, outcome.bookings);
    case 'busy':
      throw new AppError('busy', { retryAfterSec: 1 });
    case 'wait':
      return outcome;
    case 'refused':
      return outcome.reason === 'limit'
        ? { kind: 'refused', reason: 'limit' }
        : { kind: unavailable(outcome.reason) };
  }
};
