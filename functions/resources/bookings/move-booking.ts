import type { CalendarId, TenantId } from '../../../shared/domain/ids.ts';
import { daysTouched, type Minute, minuteOf, nowMinute } from '../../agenda/time.ts';
import { type AgendaDay, occupied, type ServiceNeed, type Slot } from '../../agenda/types.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { isAbsent } from '../../kernel/table/condition.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import { type RetryPolicy, raceRetry, untilSettled } from '../../kernel/table/retry.ts';
import { isStill } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import {
  type BookingItem,
  busyOf,
  claimItem,
  claimOf,
  getBooking,
  instantsOf,
  sequenceOf,
} from '../../records/booking-store.ts';
import { saveDay } from '../../records/calendar-store.ts';
import { changeoverLeft, isRetired } from '../../records/changeover.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import { calendarName } from '../../records/performer.ts';
import type { TenantItem } from '../../records/tenant-store.ts';
import { readAgendas, readOwnAgendas } from '../slots/read-agendas.ts';
import { calendarsToMove } from './calendars-to-move.ts';
import { datesOf, releases } from './cancel-booking.ts';
import { type Changer, staff } from './changer.ts';
import { judgeCalendars } from './free-calendars.ts';
import { type Refused, refusal } from './refusal.ts';

/** An appointment keeps the length and buffers it was made with, even if its service has changed. */
export const needOfBooking = (booking: BookingItem): ServiceNeed => ({
  durationMin: (Date.parse(booking.endAt) - Date.parse(booking.startAt)) / 60_000,
  bufferBeforeMin: booking.beforeMin,
  bufferAfterMin: booking.afterMin,
});

/**
 * The position, among a move's writes, of the claim of the new time, which fails when the person has another
 * appointment then.
 */
const CLAIM = 2;

/** Moving to another calendar at the same time leaves the person's claim unchanged. */
const claimMoves = ({ before, after }: Pick<Planned, 'before' | 'after'>): boolean =>
  before.startAt !== after.startAt;

/** A planned move: the booking as it will be, and the days that change with it. */
interface Planned {
  readonly before: BookingItem;
  readonly after: BookingItem;
  readonly days: readonly AgendaDay[];
  /** The days of the calendar that it leaves, if that is another one. */
  readonly left: readonly Write[];
}

const claimWrites = (tenantId: TenantId, { before, after }: Planned): readonly Write[] => [
  { remove: claimOf(tenantId, before) },
  { put: claimOf(tenantId, after), item: { ...claimItem(after) }, when: isAbsent },
];

const moveWrites = ({ tenantId }: TenantItem, planned: Planned, { side }: Changer, nowMs: number) => {
  const { before, after, days, left } = planned;
  const { bookingId } = before;
  return [
    {
      update: keys.booking(tenantId, bookingId),
      set: {
        startAt: after.startAt,
        endAt: after.endAt,
        calendarId: after.calendarId,
        claim: after.claim,
        personName: after.personName,
        ...indexed.booking(tenantId, after.startAt, bookingId),
        savedUnder: after.savedUnder,
      },
      add: { sequence: 1 },
      unset: ['overbooked', 'askedToMove', ...(after.personName === undefined ? ['personName'] : [])],
      when: isStill(before),
    },
    ...(claimMoves(planned) ? claimWrites(tenantId, planned) : []),
    ...left,
    ...days.map((day) => saveDay(tenantId, after.calendarId, day)),
    pendingEvent(
      {
        ...{ tenantId, type: 'booking.moved', subjectId: bookingId },
        ...{ sequence: sequenceOf(after), from: before.startAt, by: side },
      },
      nowMs,
    ),
  ];
};

/**
 * A booking on another calendar, with its performer's name; the person's claim stays under the calendar it was made
 * for.
 */
const onCalendar = (tenant: TenantItem, booking: BookingItem, calendarId: CalendarId): BookingItem => {
  if (booking.calendarId === calendarId) return booking;
  const { personName: _before, ...kept } = booking;
  const personName = calendarName(tenant, calendarId);
  const named = personName === undefined ? {} : { personName };
  return { ...kept, ...named, calendarId, claim: booking.claim ?? booking.calendarId };
};

/**
 * How days are read to judge a move. A booking of a retired calendar already counts on the calendars in use: giving
 * it to one of them at its own time takes no free capacity, so other bookings of that retired calendar at the same
 * time must not block it.
 */
const readerFor = (tenant: TenantItem, before: BookingItem, slot: Slot, nowMs: number) =>
  minuteOf(before.startAt) === slot.start && isRetired(tenant, before.calendarId, nowMs)
    ? readOwnAgendas
    : readAgendas;

const plan = async (
  { table }: Pick<Kernel, 'table'>,
  tenant: TenantItem,
  before: BookingItem,
  slot: Slot,
  nowMs: number,
  by: Changer,
): Promise<Planned | { readonly refused: Refused; readonly calendars: readonly CalendarId[] }> => {
  const entry = busyOf(before.bookingId, slot, before);
  const calendars = by.to ?? (await calendarsToMove(table, tenant, before, by, nowMs));
  const stays = calendars.includes(before.calendarId);
  const dates = [...new Set([...(stays ? datesOf(before) : []), ...daysTouched(occupied(entry))])].sort();
  const read = readerFor(tenant, before, slot, nowMs);
  const agendas = await read(table, tenant, { calendars, dates, now: nowMs });
  const judged = judgeCalendars(agendas, entry, by.rule, nowMinute(nowMs));
  if (!judged.ok) return { refused: judged.reason, calendars };
  const [calendar] = judged.calendars;
  const known = agendas.flatMap(({ days }) => days);
  const { overbooked, askedToMove, ...kept } = onCalendar(tenant, before, calendar.calendarId);
  return {
    before,
    after: {
      ...kept,
      ...instantsOf(slot),
      ...(by.savedUnder ? { savedUnder: by.savedUnder } : {}),
      sequence: sequenceOf(before) + 1,
      version: before.version + 1,
    },
    days: calendar.days.filter((day) => !known.includes(day)),
    left: stays ? [] : await releases(table, tenant.tenantId, before),
  };
};

/**
 * Nothing is moved during a changeover, since requests still running on the old calendars are not visible yet. Throws
 * 503 `busy` with the seconds that are left.
 */
export const checkSettled = (tenant: TenantItem, now: number): void => {
  const leftMs = changeoverLeft(tenant, now);
  if (leftMs > 0) throw new AppError('busy', { retryAfterSec: Math.ceil(leftMs / 1000) });
};

/** Whether this same request moved it already, before a crash; it may have been moved again since. */
const isMovedBy = ({ savedUnder }: Changer, booking: BookingItem): boolean =>
  savedUnder !== undefined && booking.savedUnder === savedUnder;

/** Reads, judges and commits once; undefined when another writer changed the same days first. */
const attempt = async (
  ports: Pick<Kernel, 'table'>,
  tenant: TenantItem,
  id: string,
  start: Minute,
  nowMs: number,
  by: Changer,
): Promise<BookingItem | undefined> => {
  const booking = await getBooking(ports.table, tenant.tenantId, id);
  if (booking.status !== 'confirmed') throw new AppError('booking_closed');
  const isThere = by.to === undefined || by.to.includes(booking.calendarId);
  if ((minuteOf(booking.startAt) === start && isThere) || isMovedBy(by, booking)) return booking;
  by.mayChange(booking);
  checkSettled(tenant, nowMs);
  const need = needOfBooking(booking);
  const refused = (reason: Refused, calendars: readonly CalendarId[]) =>
    refusal(ports, tenant, reason, { need, start, now: nowMs, calendars }, (times) =>
      by.shown(times, booking),
    );
  const planned = await plan(ports, tenant, booking, { start, end: start + need.durationMin }, nowMs, by);
  if ('refused' in planned) throw await refused(planned.refused, planned.calendars);
  const outcome = await ports.table.attempt(moveWrites(tenant, planned, by, nowMs));
  if (outcome.kind === 'committed') return planned.after;
  const isSpoken =
    outcome.kind === 'refused' && claimMoves(planned) && outcome.lost.every((position) => position === CLAIM);
  if (isSpoken) throw await refused('taken', [planned.after.calendarId]);
  return undefined;
};

/**
 * Moves a booking to another start, to somebody else's calendar, or both; the old time is freed and the new one taken
 * in one transaction. `by` decides which starts are allowed and until when: staff may move to any minute with free
 * capacity. A booking whose calendar is no longer offered goes to one that replaced it. Throws 404 `not_found`, 409
 * `slot_taken` with alternatives (also when the same person has another appointment then), 409 `day_full`, 409
 * `booking_closed`, what `by` refuses with, 503 `busy`.
 */
export const moveBooking = async (
  ports: Pick<Kernel, 'table'>,
  tenant: TenantItem,
  id: string,
  start: Minute,
  nowMs: number,
  by: Changer = staff,
  retry: RetryPolicy = raceRetry,
): Promise<BookingItem> => {
  const moved = await untilSettled(retry, () => attempt(ports, tenant, id, start, nowMs, by));
  if (!moved) throw new AppError('busy', { retryAfterSec: 1 });
  return moved;
};
