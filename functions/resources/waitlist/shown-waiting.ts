import type { BookingId, TenantId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { inLanguage } from '../../../shared/domain/translations.ts';
import type { ShownOffer } from '../../../shared/domain/waitlist.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import { nearest } from '../../agenda/alternatives.ts';
import { isoOf, type Minute, nowMinute } from '../../agenda/time.ts';
import { found } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import type { Table } from '../../kernel/table/table.ts';
import { calendarName } from '../../records/bookings/performer.ts';
import { isInUse } from '../../records/calendars/active-calendars.ts';
import { findService, toService } from '../../records/service-store.ts';
import { findSite } from '../../records/sites/site-store.ts';
import { getTenant, type TenantItem } from '../../records/tenants/tenant-store.ts';
import {
  endOf,
  findRecovered,
  findWaiting,
  isOpen,
  type WaitingItem,
  type WaitlistOffer,
} from '../../records/waitlist/waiting-store.ts';
import { listFreeTimes, type TimesWanted } from '../slots/free-times.ts';
import { openedWait } from './opened-wait.ts';

/** A request as its own page shows it. */
export interface ShownWaiting {
  readonly tenant: TenantItem;
  readonly slug: string | null;
  /** With the service's name in the reader's language. */
  readonly row: WaitingItem;
  /** Whether the service can be booked now: one that cannot is offered to nobody. */
  readonly isServed: boolean;
  readonly offer: ShownOffer | null;
  /** The start of the last offer that they did not accept, and the nearest free times in its place. */
  readonly missed: { readonly startAt: string; readonly near: readonly string[] } | null;
}

/** What a waitlist link leads to: a request, or the booking that it became. */
export type OpenedWaiting =
  | { readonly kind: 'waiting'; readonly shown: ShownWaiting }
  | { readonly kind: 'booked'; readonly tenantId: TenantId; readonly bookingId: BookingId };

const shownOffer = (tenant: TenantItem, offer: WaitlistOffer, service: Service): ShownOffer => {
  const personName = calendarName(tenant, offer.calendarId);
  return {
    offerId: offer.offerId,
    startAt: isoOf(offer.start),
    endAt: isoOf(offer.end),
    until: toInstant(endOf(offer)),
    ...(personName ? { personName } : {}),
    price: service.price,
    currency: service.currency,
    ...(service.priceFrom ? { priceFrom: true } : {}),
  };
};

/** The start that was offered last and is not held any more. */
const missedStart = ({ offer, passed }: WaitingItem, now: Minute): Minute | undefined =>
  offer ? (isOpen(offer, now) ? undefined : offer.start) : passed.at(-1);

/** The starts nearest to one that was missed; none with a person who is no longer there. */
const nearTo = async (
  table: Table,
  tenant: TenantItem,
  start: Minute,
  wanted: TimesWanted,
): Promise<readonly string[]> => {
  const { calendarId, now } = wanted;
  if (calendarId && !isInUse(tenant, calendarId, now)) return [];
  const free = await listFreeTimes(table, tenant, wanted);
  return nearest(free, start).map((slot) => isoOf(slot.start));
};

/** What a waitlist link leads to now. Throws 404 `not_found` when the request has ended. */
export const openWaiting = async (
  kernel: SignedTable,
  token: string,
  { language, now }: { readonly language: Language; readonly now: number },
): Promise<OpenedWaiting> => {
  const { table } = kernel;
  const { tenantId, waitingId } = openedWait(kernel, token);
  const [tenant, row] = await Promise.all([
    getTenant(table, tenantId),
    findWaiting(table, tenantId, waitingId),
  ]);
  if (!row) {
    const { bookingId } = found(await findRecovered(table, tenantId, waitingId));
    return { kind: 'booked', tenantId, bookingId };
  }
  const [site, item] = await Promise.all([
    findSite(table, tenantId),
    findService(table, tenantId, row.serviceId),
  ]);
  const service = item && toService(item);
  const start = missedStart(row, nowMinute(now));
  const { calendarId } = row;
  const isHeld = row.offer && isOpen(row.offer, nowMinute(now));
  const shown: ShownWaiting = {
    tenant,
    slug: site?.slug ?? null,
    row: { ...row, title: service ? inLanguage(service, language).name : row.title },
    isServed: service?.active ?? false,
    offer: row.offer && isHeld && service ? shownOffer(tenant, row.offer, service) : null,
    missed:
      start === undefined || !service?.active
        ? null
        : { startAt: isoOf(start), near: await nearTo(table, tenant, start, { service, calendarId, now }) },
  };
  return { kind: 'waiting', shown };
};
