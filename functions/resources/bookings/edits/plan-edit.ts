import type { CalendarId } from '../../../../shared/domain/ids.ts';
import { occupied } from '../../../../shared/domain/places.ts';
import { daysTouched, nowMinute } from '../../../agenda/time.ts';
import type { AgendaDay } from '../../../agenda/types.ts';
import type { SignedTable } from '../../../kernel/http/kernel.ts';
import type { Write } from '../../../kernel/table/write.ts';
import { type BookingItem, busyOf, sequenceOf } from '../../../records/bookings/booking-store.ts';
import { calendarName } from '../../../records/bookings/performer.ts';
import { isGivenOn } from '../../../records/bookings/replaced-client.ts';
import { isRetired } from '../../../records/calendars/changeover.ts';
import { hasContact } from '../../../records/leads/contact.ts';
import type { EditNews } from '../../../records/pending-event.ts';
import type { TenantItem } from '../../../records/tenants/tenant-store.ts';
import { type Filing, fileLead } from '../../leads/file-lead.ts';
import { readAgendas, readOwnAgendas } from '../../slots/read-agendas.ts';
import { calendarsToMove } from '../calendars-to-move.ts';
import type { Changer } from '../changer.ts';
import { judgeCalendars } from '../free-calendars.ts';
import type { Refused } from '../refusal.ts';
import { datesOf, releaseWrites } from './cancel-booking.ts';
import { type Edit, isSamePerson, slotOf } from './edit.ts';

/** An edit that is asked for, the booking that it changes, and the booking as it asks for it. */
interface AskedEdit {
  readonly before: BookingItem;
  readonly wished: BookingItem;
  readonly edit: Edit;
}

/** A planned edit: the booking as it will be, and what changes with it. */
export interface Planned {
  readonly kind: 'planned';
  readonly before: BookingItem;
  readonly after: BookingItem;
  /** The days of its calendar that are written. */
  readonly days: readonly AgendaDay[];
  /** The days of the calendar that it leaves, if that is another one. */
  readonly left: readonly Write[];
  /** How another client is filed. */
  readonly filing: Filing | undefined;
}

export interface RefusedEdit {
  readonly kind: 'refused';
  readonly reason: Refused;
  readonly calendars: readonly CalendarId[];
}

/** Where a booking is in the agenda. */
type Placed = Pick<BookingItem, 'calendarId' | 'startAt' | 'endAt' | 'beforeMin' | 'afterMin'>;

const PLACE = ['calendarId', 'startAt', 'endAt', 'beforeMin', 'afterMin'] as const satisfies ReadonlyArray<
  keyof Placed
>;

/** Whether a booking takes the same minutes of the same calendar. */
export const isPlacedAlike = (a: Placed, b: Placed): boolean => PLACE.every((field) => a[field] === b[field]);

/** Whether it has another time or another performer: what is called a move. */
export const isMove = (before: BookingItem, after: BookingItem): boolean =>
  before.startAt !== after.startAt || before.calendarId !== after.calendarId;

/** What a visitor reads of a booking beside its time. */
const TOLD = ['calendarId', 'endAt', 'serviceId', 'price', 'priceFrom'] as const satisfies ReadonlyArray<
  keyof BookingItem
>;

/** How the visitor is told of an edit; undefined where nothing of it is news to them. */
export const newsOf = (before: BookingItem, after: BookingItem): EditNews | undefined => {
  if (isGivenOn(before, after)) return 'booking_confirmed';
  if (after.email !== null && before.email !== after.email) return 'booking_confirmed';
  if (before.startAt !== after.startAt) return 'booking_moved';
  return TOLD.some((field) => before[field] !== after[field]) ? 'booking_changed' : undefined;
};

/**
 * A booking on another calendar, with its performer's name; the person's claim stays under the calendar it was made
 * for.
 */
export const onCalendar = (tenant: TenantItem, booking: BookingItem, calendarId: CalendarId): BookingItem => {
  if (booking.calendarId === calendarId) return booking;
  const { personName: _before, ...kept } = booking;
  const personName = calendarName(tenant, calendarId);
  const named = personName === undefined ? {} : { personName };
  return { ...kept, ...named, calendarId, claim: booking.claim ?? booking.calendarId };
};

/**
 * How days are read to judge an edit. A booking of a retired calendar already counts on the calendars in use: giving
 * it to one of them within its own time takes no free capacity, so other bookings of that retired calendar at the same
 * time must not block it.
 */
const readerFor = (tenant: TenantItem, before: BookingItem, wished: BookingItem, nowMs: number) => {
  const [was, will] = [slotOf(before), slotOf(wished)];
  const isWithin = was.start === will.start && will.end <= was.end;
  return isWithin && isRetired(tenant, before.calendarId, nowMs) ? readOwnAgendas : readAgendas;
};

/** Whether a booking stays where it is, so that no day is read or written. */
const staysPut = (before: BookingItem, wished: BookingItem, { to }: Changer): boolean =>
  isPlacedAlike(before, wished) && (to === undefined || to.includes(before.calendarId));

/** A booking at its place, and the days that are written for it. */
interface Placing extends Pick<Planned, 'after' | 'days' | 'left'> {
  readonly kind: 'placed';
}

const place = async (
  { table }: SignedTable,
  tenant: TenantItem,
  { before, wished }: AskedEdit,
  by: Changer,
): Promise<Placing | RefusedEdit> => {
  if (staysPut(before, wished, by)) return { kind: 'placed', after: wished, days: [], left: [] };
  const entry = busyOf(before.bookingId, slotOf(wished), wished);
  const { now } = by;
  const calendars = by.to ?? (await calendarsToMove(table, tenant, wished, by));
  const stays = calendars.includes(before.calendarId);
  const dates = [...new Set([...(stays ? datesOf(before) : []), ...daysTouched(occupied(entry))])].sort();
  const read = readerFor(tenant, before, wished, now);
  const agendas = await read(table, tenant, { calendars, dates, now });
  const judged = judgeCalendars(agendas, entry, by.rule, nowMinute(now));
  if (!judged.ok) return { kind: 'refused', reason: judged.reason, calendars };
  const [calendar] = judged.calendars;
  const known = agendas.flatMap(({ days }) => days);
  const { overbooked: _over, ...kept } = onCalendar(tenant, wished, calendar.calendarId);
  const after = calendar.overbooked ? { ...kept, overbooked: true } : kept;
  return {
    kind: 'placed',
    after,
    days: calendar.days.filter((day) => !known.includes(day)),
    left: stays ? [] : await releaseWrites(table, tenant.tenantId, before),
  };
};

/**
 * How another contact is filed: with whoever is known by it, else with the booking's own lead as far as it is the same
 * person, else as a new lead.
 */
const filingFor = async (
  ports: SignedTable,
  { tenantId }: TenantItem,
  { before, edit: { newLeadId } }: AskedEdit,
  after: BookingItem,
  { now }: Changer,
): Promise<Filing | undefined> => {
  if (newLeadId === undefined || !hasContact(after)) return undefined;
  if (before.email === after.email && before.phone === after.phone) return undefined;
  const { name, email, phone } = after;
  const ownLead = isSamePerson(before, after) ? before.leadId : null;
  return fileLead(ports.table, ports.signer, {
    ...{ tenantId, name: name || null, contact: { email, phone }, message: '', source: 'manual' },
    ...{ typedBy: 'member', isBooking: true, now, newLeadId },
    ...(ownLead ? { otherwise: ownLead } : {}),
  });
};

/** Whose booking it is once it is edited. */
const leadAfter = (before: BookingItem, after: BookingItem, filing: Filing | undefined) =>
  filing?.leadId ?? (isSamePerson(before, after) ? before.leadId : null);

/** A booking as an edit stores it: what was asked of its visitor is over once it is moved. */
export const savedAs = (
  before: BookingItem,
  placed: BookingItem,
  { savedUnder }: Pick<Changer, 'savedUnder'>,
): BookingItem => {
  const { askedToMove, proposed, ...kept } = placed;
  const isMoved = isMove(before, placed);
  return {
    ...kept,
    ...(askedToMove && !isMoved ? { askedToMove } : {}),
    ...(proposed && !isMoved ? { proposed } : {}),
    ...(savedUnder ? { savedUnder } : {}),
    ...(newsOf(before, placed) ? { sequence: sequenceOf(before) + 1 } : {}),
    version: before.version + 1,
  };
};

/** Reads the days and the lead that an edit needs, and judges it. */
export const planEdit = async (
  ports: SignedTable,
  tenant: TenantItem,
  asked: AskedEdit,
  by: Changer,
): Promise<Planned | RefusedEdit> => {
  const placed = await place(ports, tenant, asked, by);
  if (placed.kind === 'refused') return placed;
  const { before } = asked;
  const filing = await filingFor(ports, tenant, asked, placed.after, by);
  const after = savedAs(before, { ...placed.after, leadId: leadAfter(before, placed.after, filing) }, by);
  return { ...placed, kind: 'planned', before, after, filing };
};
