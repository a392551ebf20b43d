import type { AgendaDay } from '../../agenda/types.ts';
import { ifAbsent } from '../../kernel/table/condition.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import type { Write } from '../../kernel/table/write.ts';
import { type BookingItem, claimItem, claimOf, sequenceOf } from '../../records/bookings/booking-store.ts';
import { saveDay } from '../../records/calendars/calendar-store.ts';
import { timelineWrite } from '../../records/leads/timeline-refs.ts';
import { type Company, pendingEvent } from '../../records/pending-event.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import type { Filing } from '../leads/file-lead.ts';

const isByHand = ({ source }: BookingItem): boolean => source === 'manual' || source === 'walk_in';

/**
 * The writes of one booking and of all that changes with it; `company` says which others are made at once. Where the
 * condition of `booking` does not hold, this same booking exists already.
 */
export const bookingWrites = (
  { tenantId }: TenantItem,
  item: BookingItem,
  days: readonly AgendaDay[],
  filing: Filing | undefined,
  company: Company = {},
): ReadonlyArray<Write<'booking'>> => {
  const { bookingId, calendarId } = item;
  const timeline: readonly Write[] = filing
    ? [
        timelineWrite(
          tenantId,
          filing.leadId,
          { at: item.createdAt, refId: bookingId, lastsFrom: item.endAt },
          { kind: 'booking', bookingId },
        ),
      ]
    : [];
  return [
    {
      as: 'booking',
      put: keys.booking(tenantId, bookingId),
      item: { ...item, ...indexed.booking(tenantId, item) },
      when: ifAbsent,
    },
    { put: claimOf(tenantId, item), item: { ...claimItem(item) }, when: ifAbsent },
    ...days.map((day) => saveDay(tenantId, calendarId, day)),
    ...(filing?.writes ?? []),
    ...timeline,
    pendingEvent(
      {
        ...{ tenantId, type: 'booking.created', subjectId: bookingId },
        ...{ sequence: sequenceOf(item), by: isByHand(item) ? 'business' : 'visitor' },
        ...company,
      },
      Date.parse(item.createdAt),
    ),
  ];
};
