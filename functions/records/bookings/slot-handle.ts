import { brandId, type CalendarId, type TenantId } from '../../../shared/domain/ids.ts';
import type { Minute } from '../../agenda/time.ts';
import { isNumber, isText, orNull, sealedAs, tupleOf } from '../../kernel/identity/sealed.ts';
import type { Signer } from '../../kernel/identity/signing.ts';
import { ANY_CALENDAR } from '../calendars/active-calendars.ts';
import { handleExpiry, isHandleOver } from './handle-expiry.ts';

const slotHandle = sealedAs(
  'slot',
  tupleOf(isText, isNumber, orNull(isText), orNull(isText), isNumber, isText),
);

/** A time offered to a visitor, for one service or none, in one conversation or none. */
export interface SealedSlot {
  readonly start: Minute;
  readonly serviceId: string | null;
  readonly conversationId: string | null;
  /** The person asked for; absent for anyone. */
  readonly calendarId?: CalendarId | undefined;
}

export type OpenedHandle =
  | { readonly kind: 'valid'; readonly slot: SealedSlot }
  | { readonly kind: 'expired' }
  | { readonly kind: 'forged' };

/** The opaque handle by which a visitor picks an offered time; it holds no price and no name. */
export const sealSlot = (signer: Signer, tenantId: TenantId, slot: SealedSlot, nowMs: number): string =>
  slotHandle.seal(signer, [
    tenantId,
    slot.start,
    slot.serviceId,
    slot.conversationId,
    handleExpiry(nowMs),
    slot.calendarId ?? ANY_CALENDAR,
  ]);

/** The content of a handle; another business's counts as forged. */
export const openSlot = (signer: Signer, tenantId: TenantId, handle: string, nowMs: number): OpenedHandle => {
  const content = slotHandle.open(signer, handle);
  if (!content) return { kind: 'forged' };
  const [owner, start, serviceId, conversationId, until, calendar] = content;
  if (owner !== tenantId) return { kind: 'forged' };
  if (isHandleOver(until, nowMs)) return { kind: 'expired' };
  const calendarId = calendar === ANY_CALENDAR ? undefined : brandId<CalendarId>(calendar);
  return { kind: 'valid', slot: { start, serviceId, conversationId, calendarId } };
};
