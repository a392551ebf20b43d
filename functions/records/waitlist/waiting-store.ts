import type { DayPart } from '../../../shared/domain/day-part.ts';
import { DAY_SECONDS, MINUTE_MS } from '../../../shared/domain/duration.ts';
import {
  type BookingId,
  brandId,
  type CalendarId,
  type TenantId,
  type WaitingId,
} from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { MAX_WAITING_STORED } from '../../../shared/domain/waitlist.ts';
import type { Minute } from '../../agenda/time.ts';
import { found } from '../../kernel/app-error.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Versioned } from '../../kernel/table/versioned.ts';

/** A time held for one person. */
export interface WaitlistOffer {
  /** The id of the hold, and of the booking that it becomes. */
  readonly offerId: BookingId;
  readonly calendarId: CalendarId;
  readonly start: Minute;
  readonly end: Minute;
  /** Minutes that the service keeps free around it. */
  readonly before: Minute;
  readonly after: Minute;
  /** The hold counts until this minute, exclusive. */
  readonly until: Minute;
  /** ISO instant at which it was made. */
  readonly at: string;
}

/** Somebody who wants to be told when a time becomes free. */
export interface WaitingItem extends Versioned {
  readonly waitingId: WaitingId;
  readonly serviceId: string;
  /** The service's name, in their language, when they asked. */
  readonly title: string;
  /** The person asked for; absent for anyone. */
  readonly calendarId?: CalendarId;
  /** Local dates of the business, yyyy-mm-dd, both included. */
  readonly from: string;
  readonly to: string;
  /** 0 for Sunday; every day when empty. */
  readonly weekdays: readonly number[];
  /** Every part when empty. */
  readonly dayParts: readonly DayPart[];
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  /** The version of the text that they agreed to. */
  readonly consentVersion: string;
  /** Keyed hash of the address that they asked from. */
  readonly askedFrom: string;
  readonly createdAt: string;
  readonly offer?: WaitlistOffer;
  /** The offer that ended last without being accepted. */
  readonly endedOffer?: BookingId;
  /** Starts that were offered and not accepted; they are not offered again. */
  readonly passed: readonly Minute[];
  /**
   * ISO instant from which they wait no more, since the service was deleted; they are told, and the row expires soon.
   */
  readonly endedAt?: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** A booking that came from the waitlist; ids only. */
export interface RecoveredItem {
  readonly waitingId: WaitingId;
  readonly bookingId: BookingId;
  readonly at: string;
  readonly expiresAt: number;
}

/** Epoch seconds at which a request ends: its last day is then over in every time zone. */
export const waitingExpiry = (to: string): number => Date.parse(`${to}T00:00:00Z`) / 1000 + 2 * DAY_SECONDS;

const byArrival = (a: WaitingItem, b: WaitingItem): number =>
  a.createdAt.localeCompare(b.createdAt) || a.waitingId.localeCompare(b.waitingId);

/** Everybody who waits, first come first, and how many rows are stored: those that ended stay a few days. */
export const readWaitlist = async (
  table: Table,
  tenantId: TenantId,
): Promise<{ readonly waiting: readonly WaitingItem[]; readonly stored: number }> => {
  const rows = await table.all<WaitingItem>(ranges.waiting(tenantId), MAX_WAITING_STORED);
  const waiting = rows.filter(({ endedAt }) => endedAt === undefined).toSorted(byArrival);
  return { waiting, stored: rows.length };
};

/** Everybody who waits with a business, first come first. */
export const listWaiting = async (table: Table, tenantId: TenantId): Promise<readonly WaitingItem[]> =>
  (await readWaitlist(table, tenantId)).waiting;

export const findWaiting = (table: Table, tenantId: TenantId, id: string): Promise<WaitingItem | undefined> =>
  table.get<WaitingItem>(keys.waiting(tenantId, brandId<WaitingId>(id)));

/** One request. Throws 404 `not_found`, also for another business's. */
export const getWaiting = async (table: Table, tenantId: TenantId, id: string): Promise<WaitingItem> =>
  found(await findWaiting(table, tenantId, id));

/** The booking that a request became; undefined when it became none. */
export const findRecovered = (
  table: Table,
  tenantId: TenantId,
  id: WaitingId,
): Promise<RecoveredItem | undefined> => table.get<RecoveredItem>(keys.recovered(tenantId, id));

/** The last moment at which an offer can be accepted, in epoch milliseconds. */
export const endOf = ({ until }: WaitlistOffer): number => (until - 1) * MINUTE_MS;

/** Whether an offer can still be accepted at `now`. */
export const isOpen = ({ until }: WaitlistOffer, now: Minute): boolean => until > now;
