import { brandId, type CalendarId, type TenantId } from '../../shared/domain/ids.ts';
import type { Minute } from '../agenda/time.ts';
import type { Signer } from '../kernel/identity/signing.ts';
import { handleExpiry, isHandleOver } from './handle-expiry.ts';

const PURPOSE = 'offer';

/** One appointment of an offered basket. */
export interface OfferedPart {
  readonly start: Minute;
  readonly serviceId: string;
  readonly calendarId: CalendarId;
}

/** Several appointments offered to a visitor, and how they lie to each other. */
export interface OfferedBasket {
  readonly arrangement: 'in_a_row' | 'together' | 'series';
  readonly parts: readonly OfferedPart[];
  /** Of a row or a group on several dates: how many of the parts, in order, each date has. */
  readonly perDate?: number | undefined;
}

/**
 * The opaque handle by which a visitor picks an offer. Services and calendars are named once, so that it stays short.
 */
export const sealOffer = (
  signer: Signer,
  tenantId: TenantId,
  { arrangement, parts, perDate }: OfferedBasket,
  nowMs: number,
): string => {
  const services = [...new Set(parts.map(({ serviceId }) => serviceId))];
  const calendars = [...new Set(parts.map(({ calendarId }) => calendarId))];
  const places = parts.map(({ start, serviceId, calendarId }) => [
    start,
    services.indexOf(serviceId),
    calendars.indexOf(calendarId),
  ]);
  return signer.seal(PURPOSE, [
    tenantId,
    arrangement,
    handleExpiry(nowMs),
    services,
    calendars,
    places,
    ...(perDate === undefined ? [] : [perDate]),
  ]);
};

/** The basket of a handle; undefined when it is forged, another business's or too old. */
export const openOffer = (
  signer: Signer,
  tenantId: TenantId,
  handle: string,
  nowMs: number,
): OfferedBasket | undefined => {
  const value = signer.open(PURPOSE, handle);
  if (!Array.isArray(value)) return undefined;
  const [owner, arrangement, until, services, calendars, places, perDate] = value;
  if (owner !== tenantId || isHandleOver(until, nowMs)) return undefined;
  const parts = places.map(([start, service, calendar]: readonly [Minute, number, number]) => ({
    start,
    serviceId: services[service],
    calendarId: brandId<CalendarId>(calendars[calendar]),
  }));
  return { arrangement, parts, perDate };
};
