import { BOOKINGS_TOLD, TEAM_MESSAGES, type TeamMessage } from '../../../../shared/domain/notifications.ts';
import type { Member, OwnPatch } from '../../../../shared/schemas/member.ts';

/** A form's values: a switch for each message, and the bookings that they are about. */
export interface NotificationValues {
  readonly kinds: Readonly<Record<TeamMessage, boolean>>;
  readonly bookings: string;
}

export const notificationValues = ({ notifications: { kinds, bookings } }: Member): NotificationValues => {
  const isOn = (kind: TeamMessage): boolean => kinds.includes(kind);
  return {
    kinds: {
      team_new_booking: isOn('team_new_booking'),
      team_booking_moved: isOn('team_booking_moved'),
      team_booking_cancelled: isOn('team_booking_cancelled'),
      team_new_lead: isOn('team_new_lead'),
      team_tomorrow: isOn('team_tomorrow'),
    },
    bookings,
  };
};

/** What is sent to choose these values. */
export const toNotifications = ({
  kinds,
  bookings,
}: NotificationValues): NonNullable<OwnPatch['notifications']> => ({
  kinds: TEAM_MESSAGES.filter((kind) => kinds[kind]),
  bookings: BOOKINGS_TOLD.find((told) => told === bookings) ?? 'own',
});
