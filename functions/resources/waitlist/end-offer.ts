import { DAY_SECONDS } from '../../../shared/domain/duration.ts';
import type { TenantId, WaitingId } from '../../../shared/domain/ids.ts';
import { occupied } from '../../../shared/domain/places.ts';
import { MOST_OFFERS } from '../../../shared/domain/waitlist.ts';
import { release } from '../../agenda/release.ts';
import { daysTouched } from '../../agenda/time.ts';
import { AppError } from '../../kernel/app-error.ts';
import { expiryAfter, toInstant } from '../../kernel/clock.ts';
import { tryWrites } from '../../kernel/table/commit.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import { ifUnchanged } from '../../kernel/table/versioned.ts';
import type { Conditional, Write } from '../../kernel/table/write.ts';
import { saveDay, storedDays } from '../../records/calendars/calendar-store.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import { findWaiting, type WaitingItem, type WaitlistOffer } from '../../records/waitlist/waiting-store.ts';
import { waitlistCheck } from '../../records/waitlist/waitlist-check.ts';
import type { WaitlistRun } from './hold-time.ts';

type Offered = WaitingItem & { readonly offer: WaitlistOffer };

/** The row once its offer was passed over; undefined when that was the last one that it gets. */
const passed = ({ offer, ...row }: Offered): WaitingItem | undefined => {
  const starts = [...row.passed, offer.start];
  if (starts.length >= MOST_OFFERS) return undefined;
  return { ...row, passed: starts, endedOffer: offer.offerId, version: row.version + 1 };
};

/** Writes that end; refused when the row was written since it was read. */
const passingWrite = (tenantId: TenantId, row: Offered): Conditional => {
  const key = keys.waiting(tenantId, row.waitingId);
  const after = passed(row);
  if (!after) return { remove: key, when: ifUnchanged(row) };
  const set = { passed: after.passed, endedOffer: row.offer.offerId };
  return { update: key, set, unset: ['offer'], when: ifUnchanged(row) };
};

/** Ends an offer that expired. Undefined when it was the last one, or when another writer changed the row first. */
export const passOver = async (
  { table, tenant }: Pick<WaitlistRun, 'table' | 'tenant'>,
  row: Offered,
): Promise<WaitingItem | undefined> =>
  (await table.writeIf(passingWrite(tenant.tenantId, row))) ? passed(row) : undefined;

/** Frees the held time at once, and lets the waitlist offer it to the next. */
const freeing = async (
  table: Table,
  tenantId: TenantId,
  { offerId, calendarId, ...times }: WaitlistOffer,
  now: number,
): Promise<readonly Write[]> => {
  const days = await storedDays(table, tenantId, calendarId, daysTouched(occupied(times)));
  const held = days.flatMap((day) => {
    const freed = release(day, offerId);
    return freed === day ? [] : [saveDay(tenantId, calendarId, freed)];
  });
  return [...held, waitlistCheck(tenantId, now, offerId)];
};

/**
 * Declines the open offer of this id: the person goes on waiting, and the time goes to the next. Twice has the effect
 * of once. Throws 409 `offer_expired` when another offer is open or none was made, 503 `busy`.
 */
export const declineOffer = async (
  table: Table,
  tenantId: TenantId,
  waitingId: WaitingId,
  offerId: string,
  now: number,
): Promise<void> => {
  await settledOrBusy(async () => {
    const row = await findWaiting(table, tenantId, waitingId);
    if (!row || row.endedOffer === offerId) return true;
    const { offer } = row;
    if (offer?.offerId !== offerId) throw new AppError('offer_expired');
    return tryWrites(table, [
      passingWrite(tenantId, { ...row, offer }),
      ...(await freeing(table, tenantId, offer, now)),
    ]);
  });
};

/**
 * Ends a wait by one write of its row, with the time held. Nothing to do where `endOf` gives none. Throws 503 `busy`.
 */
const end = async (
  table: Table,
  tenantId: TenantId,
  waitingId: WaitingId,
  now: number,
  endOf: (row: WaitingItem) => readonly Write[],
): Promise<void> => {
  await settledOrBusy(async () => {
    const row = await findWaiting(table, tenantId, waitingId);
    const ending = row ? endOf(row) : [];
    if (!row || ending.length === 0) return true;
    return tryWrites(table, [
      ...ending,
      ...(row.offer ? await freeing(table, tenantId, row.offer, now) : []),
    ]);
  });
};

/** Takes somebody off the waitlist, with the time held for them. Twice has the effect of once. Throws 503 `busy`. */
export const endWaiting = (
  table: Table,
  tenantId: TenantId,
  waitingId: WaitingId,
  now: number,
): Promise<void> =>
  end(table, tenantId, waitingId, now, (row) => [
    { remove: keys.waiting(tenantId, waitingId), when: ifUnchanged(row) },
  ]);

/** For which the row of a wait that ended is kept: longer than the message that says so is tried. */
const TOLD_SECONDS = 3 * DAY_SECONDS;

/**
 * Ends the wait for a service that was deleted, with the time held for them, and has them told. Twice has the effect of
 * once. Throws 503 `busy`.
 */
export const endUnserved = (
  table: Table,
  tenantId: TenantId,
  waitingId: WaitingId,
  now: number,
): Promise<void> =>
  end(table, tenantId, waitingId, now, (row) => {
    if (row.endedAt !== undefined) return [];
    const set = { endedAt: toInstant(now), expiresAt: expiryAfter(now, TOLD_SECONDS) };
    return [
      { update: keys.waiting(tenantId, waitingId), set, unset: ['offer'], when: ifUnchanged(row) },
      pendingEvent({ tenantId, type: 'waitlist.ended', subjectId: waitingId }, now),
    ];
  });
