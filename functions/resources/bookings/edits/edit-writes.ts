import { ifAbsent } from '../../../kernel/table/condition.ts';
import { indexed, type Key, keys } from '../../../kernel/table/keys.ts';
import { ifUnchanged } from '../../../kernel/table/versioned.ts';
import type { Write } from '../../../kernel/table/write.ts';
import { historyLine } from '../../../records/bookings/booking-history.ts';
import {
  type BookingItem,
  claimItem,
  claimOf,
  holderOf,
  sequenceOf,
} from '../../../records/bookings/booking-store.ts';
import { isGivenOn, keepReplaced } from '../../../records/bookings/replaced-client.ts';
import { saveDay } from '../../../records/calendars/calendar-store.ts';
import { timelineWrite } from '../../../records/leads/timeline-refs.ts';
import { type Company, pendingEvent } from '../../../records/pending-event.ts';
import type { TenantItem } from '../../../records/tenants/tenant-store.ts';
import type { Changer } from '../changer.ts';
import { markEvents } from './mark-booking.ts';
import { isMove, newsOf, type Planned } from './plan-edit.ts';

export type Edited = Pick<Planned, 'before' | 'after'>;

/** Whether the person's claim changes: it names the time and the person, whoever performs it. */
const claimMoves = ({ before, after }: Edited): boolean =>
  before.startAt !== after.startAt || before.person !== after.person;

/** Written by other means than as a field that changed. */
const COUNTED: readonly string[] = ['version', 'sequence'];

/** What a mark alone changes. */
const MARKING: readonly string[] = ['status', 'savedUnder'];

/** What an update sets and removes to make one record of another. */
const difference = (before: BookingItem, after: BookingItem) => {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const fields = [...is].filter(([field, value]) => !COUNTED.includes(field) && was.get(field) !== value);
  return {
    set: Object.fromEntries(fields),
    unset: [...was.keys()].filter((field) => !is.has(field)),
  };
};

const bookingWrite = ({ tenantId }: TenantItem, { before, after }: Edited): Write => {
  const { set, unset } = difference(before, after);
  const place = isMove(before, after) ? indexed.booking(tenantId, after) : {};
  return {
    update: keys.booking(tenantId, before.bookingId),
    set: { ...set, ...place },
    ...(newsOf(before, after) ? { add: { sequence: 1 } } : {}),
    unset,
    when: ifUnchanged(before),
  };
};

const isSameKey = (one: Key, other: Key): boolean => one.pk === other.pk && one.sk === other.sk;

/**
 * The claims of edited bookings. `claim` is refused when the person has another appointment then; what one of these
 * bookings claimed until now, another may take, since both are written as they were read or not at all.
 */
export const claimWrites = (
  { tenantId }: TenantItem,
  edits: readonly Edited[],
): ReadonlyArray<Write<'claim'>> => {
  const moving = edits.filter(claimMoves);
  const given = moving.map(({ before }) => claimOf(tenantId, before));
  const wanted = moving.map(({ after }) => ({
    put: claimOf(tenantId, after),
    item: { ...claimItem(after) },
  }));
  return [
    ...given
      .filter((remove) => !wanted.some(({ put }) => isSameKey(put, remove)))
      .map((remove) => ({ remove })),
    ...wanted.map((write) => ({
      ...{ as: 'claim' as const, ...write },
      ...(given.some((free) => isSameKey(free, write.put)) ? {} : { when: ifAbsent }),
    })),
  ];
};

/** The booking's line leaves the timeline of its former lead for that of its present one. */
const timelineWrites = ({ tenantId }: TenantItem, { before, after }: Edited): readonly Write[] => {
  const { bookingId, createdAt, endAt } = after;
  if (before.leadId === after.leadId) return [];
  const moment = { at: createdAt, refId: bookingId, lastsFrom: endAt };
  return [
    ...(before.leadId ? [{ remove: keys.leadRef(tenantId, before.leadId, createdAt, bookingId) }] : []),
    ...(after.leadId
      ? [timelineWrite(tenantId, after.leadId, moment, { kind: 'booking', bookingId } as const)]
      : []),
  ];
};

/** Whether anything changes beside how the appointment went. */
const isEdited = ({ before, after }: Edited): boolean => {
  const { set, unset } = difference(before, after);
  return unset.length > 0 || Object.keys(set).some((field) => !MARKING.includes(field));
};

const editEvent = (
  { tenantId }: TenantItem,
  { before, after }: Edited,
  { side, now }: Changer,
  company: Company,
): Write => {
  const told = newsOf(before, after);
  const of = {
    ...{ tenantId, subjectId: before.bookingId, sequence: sequenceOf(after), by: side, holder: after.holder },
    ...(isGivenOn(before, after) ? { replaced: holderOf(before) } : {}),
    ...(told ? { told } : {}),
    ...company,
  };
  if (isMove(before, after)) return pendingEvent({ ...of, type: 'booking.moved', from: before.startAt }, now);
  return pendingEvent({ ...of, type: 'booking.updated' }, now, after.version);
};

/** Tells of a former lead that the booking is theirs no more. */
const leftLead = ({ tenantId }: TenantItem, { before, after }: Edited, now: number): readonly Write[] =>
  before.leadId && before.leadId !== after.leadId
    ? [
        pendingEvent(
          { tenantId, type: 'lead.bookings_changed', subjectId: before.leadId },
          now,
          after.version,
        ),
      ]
    : [];

/** What changes with an edited booking, without its claim and the days. */
export const recordWrites = (
  tenant: TenantItem,
  edited: Edited,
  by: Changer,
  company: Company = {},
): readonly Write[] => {
  const { before, after } = edited;
  const { now } = by;
  const author = { by: by.side, memberId: by.memberId };
  return [
    bookingWrite(tenant, edited),
    ...timelineWrites(tenant, edited),
    ...(isGivenOn(before, after) ? keepReplaced(tenant.tenantId, before, sequenceOf(after), now) : []),
    ...(isEdited(edited) ? [editEvent(tenant, edited, by, company)] : []),
    ...markEvents(tenant, before, after, now),
    ...leftLead(tenant, edited, now),
    historyLine(tenant.tenantId, before, after, author, now),
  ];
};

/** All that changes with an edited booking. */
export const editWrites = (
  tenant: TenantItem,
  planned: Planned,
  by: Changer,
): ReadonlyArray<Write<'claim'>> => [
  ...recordWrites(tenant, planned, by),
  ...claimWrites(tenant, [planned]),
  ...planned.left,
  ...planned.days.map((day) => saveDay(tenant.tenantId, planned.after.calendarId, day)),
  ...(planned.filing?.writes ?? []),
];
