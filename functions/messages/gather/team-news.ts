import { isWaiting } from '../../../shared/domain/waiting.ts';
import { WALK_IN } from '../../../shared/domain/walk-in.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { findLead } from '../../records/leads/lead-store.ts';
import { findMember, isAccepted, type MemberItem } from '../../records/members/member-store.ts';
import type { AppointmentFacts, FactsOf, TeamFacts } from '../templates/facts.ts';
import { appointmentFacts, inOrder } from './appointment.ts';
import { businessFacts } from './business.ts';
import type { AskedMessage, Gather, GatherPorts, Subject } from './gather.ts';
import { isSuperseded, movedFrom, presentBookings } from './present-booking.ts';

type BookingNews = FactsOf<'team_new_booking' | 'team_booking_moved' | 'team_booking_cancelled'>;

type Common = Pick<BookingNews, 'business' | 'memberName' | 'appointment' | 'others' | 'recordUrl'>;

/** What a kind of news adds to what all of them say. */
type NewsOf = (common: Common, asked: AskedMessage, booking: BookingItem) => BookingNews;

/** The member that a message is for; undefined once they are none. */
export const receiver = async (
  { table }: GatherPorts,
  { entry }: AskedMessage,
): Promise<MemberItem | undefined> => {
  const member = await findMember(table, entry.tenantId, entry.recipient);
  return member && isAccepted(member) ? member : undefined;
};

export const nameOf = ({ name, email }: MemberItem): string => name ?? email;

export const toMember = (asked: AskedMessage, { email }: MemberItem, facts: TeamFacts) =>
  ({ kind: 'ready', channel: 'email', to: email, language: asked.tenant.language, facts }) as const;

const forTeam = (ports: GatherPorts, { tenant }: AskedMessage, booking: BookingItem): AppointmentFacts => {
  const { language } = tenant;
  return {
    ...appointmentFacts(ports, tenant, booking, { language, title: booking.title }),
    visitorName: booking.name || WALK_IN[language],
  };
};

/** A later change by the business is known to it; one by the visitor has news of its own. */
const bookingNews =
  (isLate: (asked: AskedMessage, booking: BookingItem) => boolean, newsOf: NewsOf): Gather =>
  async (ports, asked) => {
    const [member, present] = await Promise.all([receiver(ports, asked), presentBookings(ports, asked)]);
    if (!member || present.length === 0) return { kind: 'dropped', reason: 'subject_gone' };
    const subjects = present.map((booking): Subject => {
      const { bookingId: subjectId } = booking;
      return isLate(asked, booking) ? { subjectId, drop: 'superseded' } : { subjectId };
    });
    const [first, ...rest] = inOrder(present.filter((booking) => !isLate(asked, booking)));
    if (!first) return { kind: 'dropped', reason: 'superseded', subjects };
    const common: Common = {
      business: await businessFacts(ports, asked.tenant),
      memberName: nameOf(member),
      appointment: forTeam(ports, asked, first),
      others: rest.map((booking) => forTeam(ports, asked, booking)),
      recordUrl: `${ports.settings.appBase}/dashboard/bookings?booking=${first.bookingId}`,
    };
    return { ...toMember(asked, member, newsOf(common, asked, first)), subjects };
  };

/** A booking that was moved since is still new to its team. */
export const newBooking = bookingNews(
  (_asked, { status }) => status === 'cancelled',
  (common) => ({ kind: 'team_new_booking', ...common }),
);

export const teamBookingMoved = bookingNews(isSuperseded, (common, asked, booking) => ({
  kind: 'team_booking_moved',
  ...common,
  from: movedFrom(asked, booking),
}));

export const teamBookingCancelled = bookingNews(isSuperseded, (common) => ({
  kind: 'team_booking_cancelled',
  ...common,
}));

/** Dropped when somebody has answered the request meanwhile. */
export const newLead: Gather = async (ports, asked) => {
  const { tenant, entry } = asked;
  const [member, lead] = await Promise.all([
    receiver(ports, asked),
    findLead(ports.table, tenant.tenantId, entry.subjectId),
  ]);
  if (!member || !lead) return { kind: 'dropped', reason: 'subject_gone' };
  if (!isWaiting(lead)) return { kind: 'dropped', reason: 'not_wanted' };
  const { leadId, name, email, phone, matter } = lead;
  return toMember(asked, member, {
    kind: 'team_new_lead',
    business: await businessFacts(ports, tenant),
    memberName: nameOf(member),
    lead: { leadId, name: name ?? email ?? phone ?? '', email, phone, ...(matter ? { matter } : {}) },
    recordUrl: `${ports.settings.appBase}/dashboard/leads?lead=${leadId}`,
  });
};
