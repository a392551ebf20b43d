import { changeStatusOf, cutOffOf } from '../../../shared/domain/cut-off.ts';
import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { inLanguage } from '../../../shared/domain/translations.ts';
import type { ManagedBooking, ManagedSibling } from '../../../shared/schemas/managed-booking.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import type { Minute } from '../../agenda/time.ts';
import { AppError } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { type BookingItem, instantsOf, sequenceOf } from '../../records/bookings/booking-store.ts';
import { openManageToken, toPublicBooking } from '../../records/bookings/manage-link.ts';
import { confirmedTo } from '../../records/messages/confirmed-to.ts';
import { findSite, type SiteItem, toldClients } from '../../records/sites/site-store.ts';
import { bookingPolicyOf, getTenant, type TenantItem } from '../../records/tenants/tenant-store.ts';
import { membersOf } from '../bookings/baskets/basket-members.ts';
import { needOfBooking } from '../bookings/edits/edit.ts';
import { getVisitorsBooking } from '../bookings/visitors/visitors-booking.ts';
import { freeTimesFor } from '../slots/free-times.ts';
import { inPageLanguage } from './in-page-language.ts';
import { offered } from './offer-slots.ts';
import { calendarsToChoose, offeringToMove, proposedFor, visitorOf } from './visitor-changer.ts';

/** The content of a manage link. Throws 404 `not_found` for a link that is not one of ours. */
export const openedLink = (kernel: Pick<Kernel, 'signer'>, token: string) => {
  const ids = openManageToken(kernel, token);
  if (!ids) throw new AppError('not_found');
  return ids;
};

interface Found {
  readonly booking: BookingItem;
  /** All that were booked at once with it and are still their holder's; empty for one alone. */
  readonly basket: readonly BookingItem[];
  readonly tenant: TenantItem;
  readonly site: SiteItem | undefined;
}

const basketOf = async (
  table: Kernel['table'],
  tenantId: TenantId,
  booking: BookingItem,
): Promise<readonly BookingItem[]> => {
  if (!booking.basketBookings) return [];
  const members = await membersOf(table, tenantId, booking);
  return members.toSorted((a, b) => a.startAt.localeCompare(b.startAt));
};

const findManaged = async ({ table, signer }: Kernel, token: string): Promise<Found> => {
  const link = openedLink({ signer }, token);
  const { tenantId } = link;
  const [booking, tenant, site] = await Promise.all([
    getVisitorsBooking(table, link),
    getTenant(table, tenantId),
    findSite(table, tenantId),
  ]);
  return { booking, tenant, site, basket: await basketOf(table, tenantId, booking) };
};

/** An appointment as a row among those that were booked at once with it. */
const siblingOf = (
  kernel: Kernel,
  tenant: TenantItem,
  booking: BookingItem,
  now: number,
): ManagedSibling => ({
  ...toPublicBooking(kernel, tenant, booking),
  price: booking.price,
  currency: booking.currency,
  ...(booking.priceFrom ? { priceFrom: true } : {}),
  canChange: changeStatusOf(booking, bookingPolicyOf(tenant), now) === 'open',
});

/** What the business tells clients of a visit. */
const visitFacts = (site: SiteItem, language: Language) => {
  const { policies, directions, taxes } = toldClients(inLanguage(site, language));
  return {
    ...(policies ? { policies } : {}),
    ...(directions ? { directions } : {}),
    ...(taxes ? { taxes } : {}),
  };
};

/** Who looks at the appointment, and when. */
export interface LinkReader {
  readonly language: Language;
  readonly now: number;
}

const shown = async (
  kernel: Kernel,
  { tenant, site, ...found }: Found,
  { language, now }: LinkReader,
): Promise<ManagedBooking> => {
  const policy = bookingPolicyOf(tenant);
  const all = [found.booking, ...found.basket];
  const [booking = found.booking, ...basket] = await inPageLanguage(kernel.table, tenant, all, language);
  return {
    ...siblingOf(kernel, tenant, booking, now),
    ...(booking.name ? { name: booking.name } : {}),
    business: tenant.name,
    phone: tenant.phone,
    address: tenant.address ?? null,
    timezone: tenant.timezone,
    slug: site?.slug ?? null,
    serviceId: booking.serviceId,
    calendarId: booking.calendarId,
    sequence: sequenceOf(booking),
    cutOffAt: toInstant(cutOffOf(booking, policy)),
    ...(site ? visitFacts(site, language) : {}),
    basket: basket.map((one) => siblingOf(kernel, tenant, one, now)),
  };
};

/** The appointment of a manage link, in its reader's language. Throws 404 `not_found`. */
export const managedBooking = async (
  kernel: Kernel,
  token: string,
  reader: LinkReader,
): Promise<ManagedBooking> => shown(kernel, await findManaged(kernel, token), reader);

/** Free times written into one view of the appointment's page, so that moving works without scripts. */
const OFFERED = 40;

/** A time with somebody. */
type ProposedSlot = PublicSlot & { readonly personName?: string };

/** Times to move to, and from when on there are more; null when there are no more. */
interface TimesShown {
  /** What the business offers in place of the appointment. */
  readonly proposed: readonly ProposedSlot[];
  readonly slots: readonly PublicSlot[];
  readonly laterFrom: string | null;
}

const timesFor = async (
  kernel: Kernel,
  { booking, tenant }: Found,
  now: number,
  from: Minute | undefined,
): Promise<TimesShown> => {
  const without = booking.bookingId;
  const by = visitorOf(kernel, tenant, now);
  const calendars = await calendarsToChoose(kernel.table, tenant, booking, by);
  const times = await freeTimesFor(kernel.table, tenant, needOfBooking(booking), {
    now,
    from,
    without,
    calendars,
  });
  const others = times.filter((time) => instantsOf(time).startAt !== booking.startAt);
  const next = others[OFFERED];
  return {
    proposed: proposedFor(kernel, tenant, booking, now),
    slots: offered(kernel, tenant, offeringToMove(booking, now), others.slice(0, OFFERED)),
    laterFrom: next ? instantsOf(next).startAt : null,
  };
};

/** What the page of an appointment asks for besides. */
interface AskedBesides {
  /** The first time to show; now when absent. */
  readonly from?: Minute | undefined;
  /** Where its confirmation goes, as it has just been booked. */
  readonly isNew?: boolean;
}

interface ManagedPage extends TimesShown {
  readonly booking: ManagedBooking;
  /** Null where no confirmation is sent; absent where that is no news. */
  readonly confirmedTo?: string | null;
}

/** So long after it was booked the page may name an address: the link may be given on later. */
const NEW_MS = 15 * MINUTE_MS;

const confirmationOf = async (
  kernel: Kernel,
  { booking, tenant }: Found,
  now: number,
): Promise<Pick<ManagedPage, 'confirmedTo'>> =>
  now - Date.parse(booking.createdAt) < NEW_MS
    ? { confirmedTo: (await confirmedTo(kernel, tenant, booking, now)) ?? null }
    : {};

/** The appointment, and, while its holder may move it, the times that it may move to. Throws 404 `not_found`. */
export const managedWithTimes = async (
  kernel: Kernel,
  token: string,
  reader: LinkReader,
  { from, isNew = false }: AskedBesides = {},
): Promise<ManagedPage> => {
  const found = await findManaged(kernel, token);
  const booking = await shown(kernel, found, reader);
  const none: TimesShown = { proposed: [], slots: [], laterFrom: null };
  return {
    booking,
    ...(booking.canChange ? await timesFor(kernel, found, reader.now, from) : none),
    ...(isNew ? await confirmationOf(kernel, found, reader.now) : {}),
  };
};
