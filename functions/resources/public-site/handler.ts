import { type BookingId, brandId } from '../../../shared/domain/ids.ts';
import { publicSiteRoutes } from '../../../shared/routes/public-site.ts';
import type { BasketOffers } from '../../../shared/schemas/basket-booking.ts';
import type { PublicBasket } from '../../../shared/schemas/booked-publicly.ts';
import type { ManagedBooking } from '../../../shared/schemas/managed-booking.ts';
import type { ManagedOffers } from '../../../shared/schemas/managed-offers.ts';
import type { PublicDays, PublicSlotList } from '../../../shared/schemas/slot.ts';
import { freeDays } from '../../agenda/free-days.ts';
import { isoOf, minuteFrom } from '../../agenda/time.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { pageSize } from '../../kernel/http/pagination.ts';
import type { Request } from '../../kernel/http/request.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { beyondLimits, bookingLimitsOf } from '../../records/bookings/booking-limits.ts';
import { askedCalendar } from '../../records/calendars/asked-calendar.ts';
import { bookableService } from '../../records/service-store.ts';
import { searchBaskets, wishOf } from '../bookings/baskets/search-baskets.ts';
import { getVisitorsBooking } from '../bookings/visitors/visitors-booking.ts';
import { listFreeTimes } from '../slots/free-times.ts';
import { bookBasketPublicly, recalledBasket, toPublicBasket } from './book-basket-publicly.ts';
import { bookPublicly, toBookedPublicly } from './book-publicly.ts';
import { cancelManaged, moveManaged } from './change-managed.ts';
import { findBusiness } from './find-business.ts';
import { managedBooking } from './managed-booking.ts';
import { moveAllManaged } from './move-all-managed.ts';
import { offerSlots } from './offer-slots.ts';
import { offersToMoveAll } from './offers-to-move-all.ts';
import { publicConfig } from './public-config.ts';
import { countVisitorUse } from './visitor-limits.ts';

const daysFor = async (
  kernel: Kernel,
  { params, query, now }: Request<'GET /public/sites/{slug}/days'>,
): Promise<PublicDays> => {
  const { tenant } = await findBusiness(kernel, params.slug);
  const service = await bookableService(kernel, tenant, query.serviceId);
  const calendarId = askedCalendar(tenant, query.calendarId, now);
  const times = await listFreeTimes(kernel.table, tenant, { service, calendarId, now });
  const days = freeDays(times, tenant.timezone);
  return { days: days.map(({ date, start }) => ({ date, startAt: isoOf(start) })) };
};

const offersFor = async (
  kernel: Kernel,
  { params, body, ...visitor }: Request<'POST /public/sites/{slug}/offers'>,
): Promise<BasketOffers> => {
  const { tenant } = await findBusiness(kernel, params.slug);
  return searchBaskets(kernel, tenant, wishOf(tenant, body, visitor.now), visitor);
};

const countedOffers = async (
  kernel: Kernel,
  request: Request<'POST /public/sites/{slug}/offers'>,
): Promise<BasketOffers> => {
  const { params, body, ...visitor } = request;
  const { tenant } = await findBusiness(kernel, params.slug);
  const { viewer, now } = visitor;
  // It takes more time than a page.
  await countVisitorUse(kernel, { action: 'search', tenantId: tenant.tenantId, viewer }, now);
  return searchBaskets(kernel, tenant, wishOf(tenant, body, now), visitor);
};

const slotsFor = async (
  kernel: Kernel,
  { params, query, now }: Request<'GET /public/sites/{slug}/slots'>,
): Promise<PublicSlotList> => {
  const { tenant } = await findBusiness(kernel, params.slug);
  const service = await bookableService(kernel, tenant, query.serviceId);
  const [from, to] = [minuteFrom(query.from), minuteFrom(query.to)];
  const calendarId = askedCalendar(tenant, query.calendarId, now);
  const limit = pageSize(query);
  const wanted = { service, conversationId: null, calendarId, now, from, to, limit };
  return {
    slots: [...(await offerSlots(kernel, tenant, wanted))],
    ...beyondLimits(tenant, bookingLimitsOf(tenant, now), from),
  };
};

const bookedBasket = async (
  kernel: Kernel,
  { params, body, ...visitor }: Request<'POST /public/sites/{slug}/baskets'>,
): Promise<PublicBasket> => {
  const business = await findBusiness(kernel, params.slug);
  const booked = await bookBasketPublicly(kernel, business, body, visitor);
  return toPublicBasket(kernel, business.tenant, booked, visitor.now);
};

const movesFor = (
  kernel: Kernel,
  { params, query, ...visitor }: Request<'GET /public/bookings/{manageToken}/offers'>,
): Promise<ManagedOffers> => {
  const wanted = { from: minuteFrom(query.from), to: minuteFrom(query.to) };
  return offersToMoveAll(kernel, params.manageToken, wanted, visitor);
};

const movedAll = async (
  kernel: Kernel,
  { params, body, ...visitor }: Request<'PATCH /public/bookings/{manageToken}/basket'>,
): Promise<ManagedBooking> => {
  await moveAllManaged(kernel, params.manageToken, body.offer, visitor);
  return managedBooking(kernel, params.manageToken, visitor);
};

export const resource = defineResource('public-site', publicSiteRoutes, (kernel) => ({
  'GET /public/sites/{slug}/config': async ({ params }) =>
    publicConfig(kernel, await findBusiness(kernel, params.slug)),
  'GET /public/sites/{slug}/slots': (request) => slotsFor(kernel, request),
  'GET /public/sites/{slug}/days': (request) => daysFor(kernel, request),
  'POST /public/sites/{slug}/bookings': {
    handle: async ({ params, body, ...visitor }) => {
      const business = await findBusiness(kernel, params.slug);
      const booking = await bookPublicly(kernel, business, body, visitor);
      return toBookedPublicly(kernel, business.tenant, booking, visitor.now);
    },
    receipt: ({ bookingId }) => ({ bookingId }),
    recall: async ({ bookingId = '' }, { params, now }) => {
      const { tenant } = await findBusiness(kernel, params.slug);
      const link = { tenantId: tenant.tenantId, bookingId: brandId<BookingId>(bookingId), holder: 0 };
      const booking = await getVisitorsBooking(kernel.table, link);
      return toBookedPublicly(kernel, tenant, booking, now);
    },
  },
  // It changes nothing: a replay searches again, and nothing is kept of it.
  'POST /public/sites/{slug}/offers': {
    handle: (request) => countedOffers(kernel, request),
    receipt: () => ({}),
    recall: (_receipt, request) => offersFor(kernel, request),
  },
  'POST /public/sites/{slug}/baskets': {
    handle: (request) => bookedBasket(kernel, request),
    receipt: ({ basketId, bookings }) => ({
      basketId,
      bookingIds: bookings.map(({ bookingId }) => bookingId).join(' '),
    }),
    recall: async ({ basketId = '', bookingIds = '' }, { params, now }) => {
      const { tenant } = await findBusiness(kernel, params.slug);
      return recalledBasket(kernel, tenant, basketId, bookingIds.split(' '), now);
    },
  },
  'GET /public/bookings/{manageToken}': ({ params, ...reader }) =>
    managedBooking(kernel, params.manageToken, reader),
  'PATCH /public/bookings/{manageToken}': {
    handle: async ({ params, body, ...visitor }) => {
      await moveManaged(kernel, params.manageToken, body.slotId, visitor);
      return managedBooking(kernel, params.manageToken, visitor);
    },
    receipt: ({ bookingId }) => ({ bookingId }),
    recall: (_receipt, { params, ...reader }) => managedBooking(kernel, params.manageToken, reader),
  },
  'DELETE /public/bookings/{manageToken}': async ({ params, query, ...visitor }) => {
    await cancelManaged(kernel, params.manageToken, visitor, query.scope);
    return undefined;
  },
  'GET /public/bookings/{manageToken}/offers': (request) => movesFor(kernel, request),
  'PATCH /public/bookings/{manageToken}/basket': {
    handle: (request) => movedAll(kernel, request),
    receipt: ({ bookingId }) => ({ bookingId }),
    recall: (_receipt, { params, ...reader }) => managedBooking(kernel, params.manageToken, reader),
  },
}));

export const handler = lambda(resource);
