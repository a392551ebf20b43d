import { messagesAbout } from '../../../functions/records/messages/message-log.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import type { BasketSearch } from '../../../shared/schemas/basket-booking.ts';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { dataOf } from '../../support/team.ts';
import type { Answer, Business, BusinessOptions } from '../../support/world.ts';
import { openBusiness } from '../../support/world.ts';
import type { MailWorld } from './mail-world.ts';

type Wish = Pick<BasketSearch, 'arrangement'> &
  Partial<Pick<BasketSearch, 'count' | 'everyWeeks'>> & {
    /** How many services are asked for. */
    readonly parts: number;
    /** ISO instant before which nothing is wanted. */
    readonly from?: string;
  };

/** A visitor's basket: what they do with it, by its links. */
export interface Basket {
  readonly business: Business;
  readonly email: string;
  readonly basketId: string;
  readonly bookings: readonly PublicBooking[];
  /** As the business sees one of them. */
  readonly seen: (nth: number) => Promise<{ readonly version: number; readonly [field: string]: unknown }>;
  /** What the business does with one of them. */
  readonly byStaff: (method: 'PATCH' | 'DELETE', nth: number, body?: object) => Promise<Answer>;
  /** What the visitor does by the link of one of them. */
  readonly byLink: (
    method: 'GET' | 'PATCH' | 'DELETE',
    nth: number,
    body?: object,
    query?: string,
  ) => Promise<Answer>;
}

let visitors = 0;

interface Booker {
  readonly who?: object;
  /** A member books for them. */
  readonly byHand?: boolean;
}

/** Somebody new books the first offer of several appointments at a business. */
export const openBasket = async (
  world: MailWorld,
  wish: Wish,
  { who = {}, byHand = false, ...options }: BusinessOptions & Booker = {},
): Promise<Basket> => {
  visitors += 1;
  const email = `panier-${visitors}@example.org`;
  const viewer = `2001:db8:0:${(0xb000 + visitors).toString(16)}::1`;
  const business = await openBusiness(world, { maxPerContact: 12, ...options });
  const { slug, serviceId } = business;
  const { parts, ...rest } = wish;
  const query = { ...rest, parts: Array.from({ length: parts }, () => ({ serviceId })) };
  const token = business.owner.token;
  const [root, by] = byHand ? ['/v1/bookings', { token }] : [`/public/sites/${slug}`, { viewer }];
  const { offers } = await dataOf(world.call('POST', `${root}/offers`, { ...by, body: query }));
  const body = { offer: offers[0]?.offer, name: 'Ana Lévy', email, ...who };
  const { basketId, bookings } = await dataOf(world.call('POST', `${root}/baskets`, { ...by, body }));
  const path = (nth: number) => `/v1/bookings/${bookings[nth].bookingId}`;
  const link = (nth: number) => `/public/bookings/${String(bookings[nth].manageUrl).split('/').at(-1)}`;
  return {
    ...{ business, email, basketId, bookings },
    seen: (nth) => dataOf(world.call('GET', path(nth), { token })),
    byStaff: (method, nth, change) =>
      world.call(method, path(nth), { token, ...(change ? { body: change } : {}) }),
    byLink: (method, nth, change, query = '') =>
      world.call(method, `${link(nth)}${query}`, { viewer, ...(change ? { body: change } : {}) }),
  };
};

/** The messages about a booking as its log says, the latest due first. */
export const logAbout = async (world: MailWorld, { tenantId }: Business, bookingId: string) =>
  (
    await messagesAbout(world.kernel.table, brandId<TenantId>(tenantId), bookingId, {
      limit: 50,
      after: undefined,
    })
  ).items;
