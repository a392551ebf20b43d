import { WALK_IN } from '../../../shared/domain/walk-in.ts';
import { type BookingItem, performedBy } from '../../records/bookings/booking-store.ts';
import { bookingsOfDay } from '../../records/bookings/bookings-of-day.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { membersToTell } from '../members-to-tell.ts';
import type { TomorrowFacts } from '../templates/facts.ts';
import { untitled } from './appointment.ts';
import { businessFacts } from './business.ts';
import type { Gather } from './gather.ts';
import { nameOf, receiver, toMember } from './team-news.ts';

/** Bookings that one e-mail lists; of further ones it says how many there are. */
const MOST_LISTED = 50;

const lineOf = (tenant: TenantItem, booking: BookingItem): TomorrowFacts => ({
  startAt: booking.startAt,
  endAt: booking.endAt,
  title: booking.title || untitled(tenant.language),
  visitorName: booking.name || WALK_IN[tenant.language],
  ...performedBy(tenant, booking),
});

/** The bookings of the entry's day that concern the member, as they are now and as far as they are still ahead. */
export const tomorrow: Gather = async (ports, asked) => {
  const { tenant, entry, now } = asked;
  const date = entry.subjectId;
  const [member, bookings] = await Promise.all([
    receiver(ports, asked),
    bookingsOfDay(ports.table, tenant, date),
  ]);
  if (!member) return { kind: 'dropped', reason: 'subject_gone' };
  const ahead = bookings.filter(({ startAt }) => Date.parse(startAt) > now);
  if (ahead.length === 0 && bookings.length > 0) return { kind: 'dropped', reason: 'past' };
  const theirs = ahead.filter((booking) => membersToTell([member], 'team_tomorrow', booking).length > 0);
  if (theirs.length === 0) return { kind: 'dropped', reason: 'not_wanted' };
  return toMember(asked, member, {
    kind: 'team_tomorrow',
    business: await businessFacts(ports, tenant),
    memberName: nameOf(member),
    date,
    bookings: theirs.slice(0, MOST_LISTED).map((booking) => lineOf(tenant, booking)),
    more: Math.max(0, theirs.length - MOST_LISTED),
    recordUrl: `${ports.settings.appBase}/dashboard/bookings?view=day&date=${date}`,
  });
};
