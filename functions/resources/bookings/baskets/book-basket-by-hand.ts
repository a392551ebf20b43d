import type { BookedBasket as ShownBasket } from '../../../../shared/schemas/basket-by-hand.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Kernel, SignedTable } from '../../../kernel/http/kernel.ts';
import type { Request } from '../../../kernel/http/request.ts';
import { getBooking, toBooking } from '../../../records/bookings/booking-store.ts';
import { normaliseContact } from '../../../records/leads/given-contact.ts';
import { getTenant, type TenantItem } from '../../../records/tenants/tenant-store.ts';
import { leadFor } from '../book-by-hand.ts';
import { refusalError } from '../refusal.ts';
import { bookBasket } from './book-basket.ts';
import {
  type BasketIds,
  basketIds,
  bookedOrEarlier,
  openedOffer,
  partOrders,
  ruleOf,
  type StoredBasket,
} from './offered-basket.ts';

type Asked = Request<'POST /v1/bookings/baskets'>;

const book = async (
  ports: SignedTable,
  tenant: TenantItem,
  { caller, body, now, language }: Asked,
  ids: BasketIds,
): Promise<StoredBasket> => {
  const leadId = body.leadId === undefined ? undefined : await leadFor(ports.table, caller, body.leadId);
  const offered = openedOffer(ports, tenant, body.offer, now);
  const parts = await partOrders(ports, tenant, offered, ids, {
    ...{ leadId, name: body.name, contact: normaliseContact(body), note: body.note || null },
    ...{ language, source: 'manual', byHand: true, now },
  });
  const rule = ruleOf(tenant, offered);
  const outcome = await bookBasket(ports, tenant, { basketId: ids.basketId, parts, rule });
  if (outcome.kind === 'booked') return { basketId: ids.basketId, bookings: outcome.bookings };
  if (outcome.kind !== 'refused') throw new AppError('busy', { retryAfterSec: 1 });
  throw refusalError(outcome.reason, [], outcome.isOwn ? { note: 'clientHasIt' } : {});
};

/**
 * Books all of an offer for a client, or nothing. A request repeated after a crash finds its bookings, even if its
 * handle has expired meanwhile. Throws 400 `slot_invalid` or for an unknown lead, 409 `slot_taken`, `slot_in_past` or
 * `day_full`, 503 `busy`; a refusal names no other times: a new search does.
 */
export const bookBasketByHand = async (ports: SignedTable, asked: Asked): Promise<StoredBasket> => {
  const tenant = await getTenant(ports.table, asked.caller.tenantId);
  const ids = basketIds(asked.mint);
  return bookedOrEarlier(ports, tenant, ids, () => book(ports, tenant, asked, ids));
};

/** A basket as the API answers it to members. */
export const toBookedBasket = async (
  { table }: Pick<Kernel, 'table'>,
  { caller, now }: Pick<Asked, 'caller' | 'now'>,
  { basketId, bookings }: StoredBasket,
): Promise<ShownBasket> => {
  const tenant = await getTenant(table, caller.tenantId);
  return { basketId, bookings: bookings.map((one) => toBooking(tenant, one, now)) };
};

/** A basket that was booked by an earlier request, as it is now. Throws 404 `not_found`. */
export const recalledByHand = async (
  ports: Pick<Kernel, 'table'>,
  asked: Pick<Asked, 'caller' | 'now'>,
  basketId: string,
  ids: readonly string[],
): Promise<ShownBasket> => {
  const { tenantId } = asked.caller;
  const bookings = await Promise.all(ids.map((id) => getBooking(ports.table, tenantId, id)));
  return toBookedBasket(ports, asked, { basketId, bookings });
};
