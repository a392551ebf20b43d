import { brandId, type CalendarId, type TenantId } from '../../../shared/domain/ids.ts';
import type { Minute } from '../../agenda/time.ts';
import { isNumber, isText, listOf, oneOf, sealedAs, tupleOf } from '../../kernel/identity/sealed.ts';
import type { Signer } from '../../kernel/identity/signing.ts';
import { handleExpiry, isHandleOver } from './handle-expiry.ts';

/** Where one appointment of a basket is to go. */
export interface SealedPlace {
  /** Its place among all that were booked at once. */
  readonly nth: number;
  readonly start: Minute;
  readonly calendarId: CalendarId;
  /** The appointment's version when it was searched. */
  readonly version: number;
}

/** Where all appointments of a basket may move to, and how they lie there. */
export interface SealedMove {
  readonly basketId: string;
  readonly kind: 'in_a_row' | 'together';
  /** How many of the places, in their order, each date has. */
  readonly perDate: number;
  readonly places: readonly SealedPlace[];
}

/** A place in a handle; its calendar by its number in the list of them. */
type Place = readonly [nth: number, start: Minute, calendar: number, version: number];

const moveHandle = sealedAs(
  'move',
  tupleOf(
    isText,
    isText,
    isNumber,
    oneOf('in_a_row', 'together'),
    isNumber,
    listOf(isText),
    listOf(tupleOf<Place>(isNumber, isNumber, isNumber, isNumber)),
  ),
);

/** The opaque handle by which a visitor or a member picks where all that was booked at once is to go. */
export const sealMove = (
  signer: Signer,
  tenantId: TenantId,
  { basketId, kind, perDate, places }: SealedMove,
  nowMs: number,
): string => {
  const calendars = [...new Set(places.map(({ calendarId }) => calendarId))];
  const sealed = places.map(
    ({ nth, start, calendarId, version }): Place => [nth, start, calendars.indexOf(calendarId), version],
  );
  return moveHandle.seal(signer, [tenantId, basketId, handleExpiry(nowMs), kind, perDate, calendars, sealed]);
};

/** The content of a handle; undefined when it is forged, another business's or too old. */
export const openMove = (
  signer: Signer,
  tenantId: TenantId,
  handle: string,
  nowMs: number,
): SealedMove | undefined => {
  const content = moveHandle.open(signer, handle);
  if (!content) return undefined;
  const [owner, basketId, until, kind, perDate, calendars, sealed] = content;
  if (owner !== tenantId || isHandleOver(until, nowMs)) return undefined;
  const places = sealed.map(([nth, start, calendar, version]) => ({
    ...{ nth, start, version },
    calendarId: brandId<CalendarId>(calendars[calendar] ?? ''),
  }));
  return { basketId, kind, perDate, places };
};
