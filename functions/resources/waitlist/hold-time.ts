import { type BookingId, brandId } from '../../../shared/domain/ids.ts';
import { occupied } from '../../../shared/domain/places.ts';
import { HOLD_MIN } from '../../../shared/domain/waitlist.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import { daysTouched, nowMinute } from '../../agenda/time.ts';
import type { AgendaSlot, Busy } from '../../agenda/types.ts';
import { toInstant } from '../../kernel/clock.ts';
import { derivedId } from '../../kernel/identity/ids.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { ifUnchanged } from '../../kernel/table/versioned.ts';
import { bookingLimitsOf } from '../../records/bookings/booking-limits.ts';
import { calendarsFor } from '../../records/calendars/active-calendars.ts';
import { saveDay } from '../../records/calendars/calendar-store.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import type { WaitingItem, WaitlistOffer } from '../../records/waitlist/waiting-store.ts';
import { type FreeCalendar, judgeCalendars } from '../bookings/free-calendars.ts';
import { needOf } from '../slots/free-times.ts';
import { readAgendas } from '../slots/read-agendas.ts';

/** One check of the waitlist of a business. `now` in epoch milliseconds. */
export interface WaitlistRun {
  readonly table: Table;
  readonly tenant: TenantItem;
  readonly now: number;
}

/** `changed`: their row was written meanwhile · `taken`: the time is no longer free, or its day was written. */
export type HoldOutcome =
  | { readonly kind: 'held'; readonly offer: WaitlistOffer }
  | { readonly kind: 'changed' }
  | { readonly kind: 'taken' };

/** The same person's next offer has another id, as their row has another version. */
const offerIdOf = ({ tenantId }: TenantItem, { waitingId, version }: WaitingItem): BookingId =>
  brandId<BookingId>(derivedId('offer', tenantId, waitingId, String(version)));

const calendarFor = async (
  { table, tenant, now }: WaitlistRun,
  row: WaitingItem,
  service: Service,
  entry: Busy,
): Promise<FreeCalendar | undefined> => {
  const calendars = calendarsFor(tenant, { service, calendarId: row.calendarId, now });
  const agendas = await readAgendas(table, tenant, { calendars, dates: daysTouched(occupied(entry)), now });
  const rule = { kind: 'offered', limits: bookingLimitsOf(tenant, now) } as const;
  const judged = judgeCalendars(agendas, entry, rule, nowMinute(now));
  return judged.ok ? judged.calendars[0] : undefined;
};

/**
 * Holds a time for one person, on the calendar that a booking would get. The hold, the offer and its event are one
 * transaction, on condition that neither the person's row nor the days changed since they were read.
 */
export const holdTime = async (
  run: WaitlistRun,
  row: WaitingItem,
  service: Service,
  slot: AgendaSlot,
): Promise<HoldOutcome> => {
  const { table, tenant, now } = run;
  const { tenantId } = tenant;
  const { bufferBeforeMin, bufferAfterMin } = needOf(tenant, service);
  const offerId = offerIdOf(tenant, row);
  // The present minute counts as past from its first second on, so the last of the minutes is the next one's.
  const until = nowMinute(now) + HOLD_MIN + 1;
  const times = { ...slot, before: bufferBeforeMin, after: bufferAfterMin, until };
  const calendar = await calendarFor(run, row, service, { ...times, id: offerId, kind: 'hold' });
  if (!calendar) return { kind: 'taken' };
  const offer: WaitlistOffer = { ...times, offerId, calendarId: calendar.calendarId, at: toInstant(now) };
  const outcome = await table.attempt([
    { as: 'row', update: keys.waiting(tenantId, row.waitingId), set: { offer }, when: ifUnchanged(row) },
    ...calendar.days.map((day) => saveDay(tenantId, calendar.calendarId, day)),
    pendingEvent({ tenantId, type: 'waitlist.offered', subjectId: row.waitingId }, now),
  ]);
  if (outcome.kind === 'committed') return { kind: 'held', offer };
  return { kind: outcome.kind === 'refused' && outcome.lost.includes('row') ? 'changed' : 'taken' };
};
