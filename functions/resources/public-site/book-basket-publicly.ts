import { type BookingId, brandId } from '../../../shared/domain/ids.ts';
import type { BasketCreate } from '../../../shared/schemas/basket-booking.ts';
import type { PublicBasket } from '../../../shared/schemas/booked-publicly.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel, SignedTable } from '../../kernel/http/kernel.ts';
import { toPublicBooking } from '../../records/bookings/manage-link.ts';
import { normaliseContact } from '../../records/leads/given-contact.ts';
import { confirmedTo } from '../../records/messages/confirmed-to.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { bookBasket } from '../bookings/baskets/book-basket.ts';
import {
  type BasketIds,
  basketIds,
  bookedOrEarlier,
  openedOffer,
  partOrders,
  ruleOf,
  type StoredBasket,
} from '../bookings/baskets/offered-basket.ts';
import { refusalError } from '../bookings/refusal.ts';
import { sourceOf } from '../bookings/visitors/visitor-caps.ts';
import { getVisitorsBooking } from '../bookings/visitors/visitors-booking.ts';
import { withWait } from '../bookings/visitors/wait-token.ts';
import { checkContact } from './book-publicly.ts';
import type { PublicBusiness } from './find-business.ts';
import { countVisitorUse, type Visitor } from './visitor-limits.ts';

const book = async (
  ports: SignedTable,
  tenant: TenantItem,
  body: BasketCreate,
  ids: BasketIds,
  visitor: Visitor,
): Promise<StoredBasket> => {
  const { language, now, viewer } = visitor;
  const offered = openedOffer(ports, tenant, body.offer, now);
  const [plain, ...rest] = await partOrders(ports, tenant, offered, ids, {
    ...{ name: body.name, contact: normaliseContact(body), note: body.note || null },
    ...{ language: body.language ?? language, smsConsent: body.smsConsent, utm: body.utm },
    ...{ source: 'form', bookedFrom: sourceOf(ports, tenant.tenantId, viewer), byHand: false, now },
  });
  const { order, waitFirst } = withWait(ports, tenant.tenantId, plain, body.waitToken);
  const first = { ...order, calendarId: plain.calendarId };
  const outcome = await bookBasket(ports, tenant, {
    basketId: ids.basketId,
    parts: [first, ...rest],
    rule: ruleOf(tenant, offered),
  });
  switch (outcome.kind) {
    case 'booked':
      return { basketId: ids.basketId, bookings: outcome.bookings };
    case 'busy':
      throw new AppError('busy', { retryAfterSec: 1 });
    case 'wait':
      throw waitFirst(outcome.seconds);
    case 'refused':
      throw refusalError(outcome.reason, [], { note: 'ifItWasYou' });
  }
};

/**
 * Books all of an offer that a visitor picked, or nothing. A request repeated after a crash finds its bookings, even if
 * its handle has expired meanwhile. Throws what `bookPublicly` throws; a refusal names no other times: a new search
 * does.
 */
export const bookBasketPublicly = async (
  ports: SignedTable,
  { tenant }: PublicBusiness,
  body: BasketCreate,
  visitor: Visitor,
): Promise<StoredBasket> => {
  const { viewer, now, mint } = visitor;
  await countVisitorUse(ports, { action: 'book', tenantId: tenant.tenantId, viewer }, now);
  checkContact(body);
  const ids = basketIds(mint);
  return bookedOrEarlier(ports, tenant, ids, () => book(ports, tenant, body, ids, visitor));
};

/** A basket as its visitor sees it. */
export const toPublicBasket = async (
  kernel: Pick<Kernel, 'table' | 'signer' | 'settings'>,
  tenant: TenantItem,
  { basketId, bookings }: StoredBasket,
  now: number,
): Promise<PublicBasket> => {
  const [first] = bookings;
  const to = first && (await confirmedTo(kernel, tenant, first, now));
  return {
    basketId,
    bookings: bookings.map((one) => toPublicBooking(kernel, tenant, one)),
    ...(to ? { confirmedTo: to } : {}),
  };
};

/** A basket that was booked by an earlier request, as it is now. Throws 404 `not_found`. */
export const recalledBasket = async (
  kernel: Pick<Kernel, 'table' | 'signer' | 'settings'>,
  tenant: TenantItem,
  basketId: string,
  ids: readonly string[],
  now: number,
): Promise<PublicBasket> => {
  const { tenantId } = tenant;
  const bookings = await Promise.all(
    ids.map((id) => {
      const link = { tenantId, bookingId: brandId<BookingId>(id), holder: 0 };
      return getVisitorsBooking(kernel.table, link);
    }),
  );
  return toPublicBasket(kernel, tenant, { basketId, bookings }, now);
};
