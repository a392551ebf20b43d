import { type BookingId, brandId } from '../../../shared/domain/ids.ts';
import { type BasketCreate, MAX_IN_BASKET, type PublicBasket } from '../../../shared/schemas/basket.ts';
import type { BasketRule } from '../../agenda/take-basket.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { countUse } from '../../kernel/http/rate-limit.ts';
import { isInUse } from '../../records/active-calendars.ts';
import { type BookingItem, findBooking } from '../../records/booking-store.ts';
import { normaliseContact } from '../../records/given-contact.ts';
import { toPublicBooking } from '../../records/manage-link.ts';
import { type OfferedBasket, openOffer } from '../../records/offer-handle.ts';
import { bookingPolicyOf, type TenantItem } from '../../records/tenant-store.ts';
import type { PartOrder } from '../bookings/basket-order.ts';
import { bookBasket } from '../bookings/book-basket.ts';
import { refusalError } from '../bookings/refusal.ts';
import { sourceOf } from '../bookings/visitor-caps.ts';
import { getVisitorsBooking } from '../bookings/visitors-booking.ts';
import { withWait } from '../bookings/wait-token.ts';
import { checkContact, limitFor, type Visitor } from './book-publicly.ts';
import type { PublicBusiness } from './find-business.ts';
import { bookableService } from './offer-slots.ts';

type Ports = Pick<Kernel, 'table' | 'signer'>;

/** A basket that was booked. */
export interface BookedBasket {
  readonly basketId: string;
  readonly bookings: readonly BookingItem[];
}

/** The ids of one request: the same for the same request. */
interface Ids {
  readonly basketId: string;
  readonly leadId: string;
  readonly bookingId: (part: number) => string;
}

const rulesOf = (tenant: TenantItem): Readonly<Record<OfferedBasket['arrangement'], BasketRule>> => ({
  in_a_row: { kind: 'in_a_row', maxGapMin: bookingPolicyOf(tenant).maxGapMin },
  together: { kind: 'together' },
  series: { kind: 'apart' },
});

/** The offered basket, if visitors may still book with these people. Throws 400 `slot_invalid`. */
const opened = (ports: Ports, tenant: TenantItem, body: BasketCreate, now: number): OfferedBasket => {
  const offered = openOffer(ports.signer, tenant.tenantId, body.offer, now);
  if (!offered?.parts.every(({ calendarId }) => isInUse(tenant, calendarId, now)))
    throw new AppError('slot_invalid');
  return offered;
};

/** Each part as an order. Throws 400. */
const ordersOf = async (
  ports: Ports,
  tenant: TenantItem,
  { parts }: OfferedBasket,
  body: BasketCreate,
  ids: Ids,
  { language, now, viewer }: Visitor,
): Promise<readonly [PartOrder, ...PartOrder[]]> => {
  const contact = normaliseContact(body);
  const orders = await Promise.all(
    parts.map(
      async ({ start, serviceId, calendarId }, n): Promise<PartOrder> => ({
        ...{ start, calendarId, service: await bookableService(ports, tenant, serviceId) },
        ...{ bookingId: ids.bookingId(n), newLeadId: ids.leadId, name: body.name, contact },
        ...{ note: body.note || null, language: body.language ?? language, smsConsent: body.smsConsent },
        ...{ source: 'form', bookedFrom: sourceOf(ports, tenant.tenantId, viewer), utm: body.utm },
        ...{ byHand: false, now },
      }),
    ),
  );
  const [first, ...rest] = orders;
  if (!first) throw new AppError('slot_invalid');
  return [first, ...rest];
};

const book = async (
  ports: Ports,
  tenant: TenantItem,
  body: BasketCreate,
  ids: Ids,
  visitor: Visitor,
): Promise<BookedBasket> => {
  const offered = opened(ports, tenant, body, visitor.now);
  const [plain, ...rest] = await ordersOf(ports, tenant, offered, body, ids, visitor);
  const { order, waitFirst } = withWait(ports, tenant.tenantId, plain, body.waitToken);
  const first = { ...order, calendarId: plain.calendarId };
  const outcome = await bookBasket(ports, tenant, {
    basketId: ids.basketId,
    parts: [first, ...rest],
    rule: rulesOf(tenant)[offered.arrangement],
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

/** All bookings that carry a basket's first id, when a request is repeated after its handle expired. */
const madeEarlier = async (
  { table }: Ports,
  { tenantId }: TenantItem,
  ids: Ids,
): Promise<BookedBasket | undefined> => {
  const bookings: BookingItem[] = [];
  for (let part = 0; part < MAX_IN_BASKET; part += 1) {
    const booking = await findBooking(table, tenantId, ids.bookingId(part));
    if (!booking) break;
    bookings.push(booking);
  }
  return bookings.length > 0 ? { basketId: ids.basketId, bookings } : undefined;
};

/**
 * Books all of an offer that a visitor picked, or nothing. A request repeated after a crash finds its bookings, even if
 * its handle has expired meanwhile. Throws what `bookPublicly` throws; a refusal names no other times: a new search does.
 */
export const bookBasketPublicly = async (
  ports: Ports,
  { tenant, site }: PublicBusiness,
  body: BasketCreate,
  visitor: Visitor,
): Promise<BookedBasket> => {
  const { viewer, now, mint } = visitor;
  await countUse(ports.table, now, limitFor(site.slug, viewer, ports.signer));
  checkContact(body);
  const ids: Ids = {
    ...{ basketId: mint('basket'), leadId: mint('lead') },
    bookingId: (part) => mint(`booking${part}`),
  };
  try {
    return await book(ports, tenant, body, ids, visitor);
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'slot_invalid';
    const made = isRefused ? await madeEarlier(ports, tenant, ids) : undefined;
    if (!made) throw error;
    return made;
  }
};

/** A basket as its visitor sees it. */
export const toPublicBasket = (
  kernel: Pick<Kernel, 'signer' | 'settings'>,
  tenant: TenantItem,
  { basketId, bookings }: BookedBasket,
): PublicBasket => ({ basketId, bookings: bookings.map((one) => toPublicBooking(kernel, tenant, one)) });

/** A basket that was booked by an earlier request, as it is now. Throws 404 `not_found`. */
export const recalledBasket = async (
  kernel: Pick<Kernel, 'table' | 'signer' | 'settings'>,
  tenant: TenantItem,
  basketId: string,
  ids: readonly string[],
): Promise<PublicBasket> => {
  const { tenantId } = tenant;
  const bookings = await Promise.all(
    ids.map((id) => {
      const link = { tenantId, bookingId: brandId<BookingId>(id), holder: 0 };
      return getVisitorsBooking(kernel.table, link);
    }),
  );
  return toPublicBasket(kernel, tenant, { basketId, bookings });
};
