import { ifAbsent } from '../../../kernel/table/condition.ts';
import { indexed, keys } from '../../../kernel/table/keys.ts';
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
import { pendingEvent } from '../../../records/pending-event.ts';
import type { TenantItem } from '../../../records/tenants/tenant-store.ts';
import type { Changer } from '../changer.ts';
import { markEvents } from './mark-booking.ts';
import { isMove, newsOf, type Planned } from './plan-edit.ts';

type Edited = Pick<Planned, 'before' | 'after'>;

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

/** `claim` is refused when the person has another appointment then. */
const claimWrites = ({ tenantId }: TenantItem, { before, after }: Edited): ReadonlyArray<Write<'claim'>> => [
  { remove: claimOf(tenantId, before) },
  { as: 'claim', put: claimOf(tenantId, after), item: { ...claimItem(after) }, when: ifAbsent },
];

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

const editEvent = ({ tenantId }: TenantItem, { before, after }: Edited, { side, now }: Changer): Write => {
  const told = newsOf(before, after);
  const of = {
    ...{ tenantId, subjectId: before.bookingId, sequence: sequenceOf(after), by: side, holder: after.holder },
    ...(isGivenOn(before, after) ? { replaced: holderOf(before) } : {}),
    ...(told ? { told } : {}),
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

/** All that changes with an edited booking. */
export const editWrites = (
  tenant: TenantItem,
  planned: Planned,
  by: Changer,
): ReadonlyArray<Write<'claim'>> => {
  const { before, after, days, left, filing } = planned;
  const { now } = by;
  const author = { by: by.side, memberId: by.memberId };
  return [
    bookingWrite(tenant, planned),
    ...(claimMoves(planned) ? claimWrites(tenant, planned) : []),
    ...left,
    ...days.map((day) => saveDay(tenant.tenantId, after.calendarId, day)),
    ...(filing?.writes ?? []),
    ...timelineWrites(tenant, planned),
    ...(isGivenOn(before, after) ? keepReplaced(tenant.tenantId, before, sequenceOf(after), now) : []),
    ...(isEdited(planned) ? [editEvent(tenant, planned, by)] : []),
    ...markEvents(tenant, before, after, now),
    ...leftLead(tenant, planned, now),
    historyLine(tenant.tenantId, before, after, author, now),
  ];
};
