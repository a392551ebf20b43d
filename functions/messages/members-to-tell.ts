import type { TeamMessage } from '../../shared/domain/notifications.ts';
import type { BookingItem } from '../records/bookings/booking-store.ts';
import {
  type AcceptedMember,
  isAccepted,
  type MemberItem,
  notificationsOf,
} from '../records/members/member-store.ts';

/**
 * The members who chose to be told: each who asks for this kind and, of a booking, for all of them or for those in
 * their own calendar, whose id is theirs. People who have not accepted their invitation are told nothing.
 */
export const membersToTell = (
  members: readonly MemberItem[],
  kind: TeamMessage,
  booking?: Pick<BookingItem, 'calendarId'>,
): readonly AcceptedMember[] =>
  members.filter(isAccepted).filter((member) => {
    const { kinds, bookings } = notificationsOf(member);
    const isTheirs = booking === undefined || bookings === 'all' || isOwn(member, booking);
    return kinds.includes(kind) && isTheirs;
  });

const isOwn = ({ memberId }: MemberItem, { calendarId }: Pick<BookingItem, 'calendarId'>): boolean =>
  memberId === String(calendarId);
