import { brandId, type CalendarId, type TenantId } from '../../../shared/domain/ids.ts';
import type { Minute } from '../../agenda/time.ts';
import {
  isNumber,
  isText,
  listOf,
  oneOf,
  orAbsent,
  sealedAs,
  tupleOf,
} from '../../kernel/identity/sealed.ts';
import type { Signer } from '../../kernel/identity/signing.ts';
import { handleExpiry, isHandleOver } from './handle-expiry.ts';

/** One appointment of an offered basket. */
export interface SealedPart {
  readonly start: Minute;
  readonly serviceId: string;
  readonly calendarId: CalendarId;
}

/** Several appointments offered to a visitor, and how they lie to each other. */
export interface SealedBasket {
  readonly arrangement: 'in_a_row' | 'together' | 'series';
  readonly parts: readonly SealedPart[];
  /** Of a row or a group on several dates: how many of the parts, in order, each date has. */
  readonly perDate?: number | undefined;
}

/** A part in a handle: its start, and the places of its service and its calendar in their lists. */
type Place = readonly [start: Minute, service: number, calendar: number];

const offerHandle = sealedAs(
  'offer',
  tupleOf(
    isText,
    oneOf('in_a_row', 'together', 'series'),
    isNumber,
    listOf(isText),
    listOf(isText),
    listOf(tupleOf<Place>(isNumber, isNumber, isNumber)),
    orAbsent(isNumber),
  ),
);

/**
 * The opaque handle by which a visitor picks an offer. Services and calendars are named once, so that it stays short.
 */
export const sealOffer = (
  signer: Signer,
  tenantId: TenantId,
  { arrangement, parts, perDate }: SealedBasket,
  nowMs: number,
): string => {
  const services = [...new Set(parts.map(({ serviceId }) => serviceId))];
  const calendars = [...new Set(parts.map(({ calendarId }) => calendarId))];
  const places = parts.map(
    ({ start, serviceId, calendarId }): Place => [
      start,
      services.indexOf(serviceId),
      calendars.indexOf(calendarId),
    ],
  );
  const until = handleExpiry(nowMs);
  return offerHandle.seal(signer, [tenantId, arrangement, until, services, calendars, places, perDate]);
};

/** The basket of a handle; undefined when it is forged, another business's or too old. */
export const openOffer = (
  signer: Signer,
  tenantId: TenantId,
  handle: string,
  nowMs: number,
): SealedBasket | undefined => {
  const content = offerHandle.open(signer, handle);
  if (!content) return undefined;
  const [owner, arrangement, until, services, calendars, places, perDate] = content;
  if (owner !== tenantId || isHandleOver(until, nowMs)) return undefined;
  const parts = places.map(([start, service, calendar]) => ({
    start,
    serviceId: services[service] ?? '',
    calendarId: brandId<CalendarId>(calendars[calendar] ?? ''),
  }));
  return { arrangement, parts, perDate };
};
