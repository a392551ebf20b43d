import type { MessageKind } from './messages.ts';
import type { Role } from './roles.ts';

/** The messages about the business's days that a member may choose to receive. */
export const TEAM_MESSAGES = [
  'team_new_booking',
  'team_new_lead',
  'team_booking_moved',
  'team_booking_cancelled',
  'team_tomorrow',
] as const satisfies readonly MessageKind[];

export type TeamMessage = (typeof TEAM_MESSAGES)[number];

/** Of which bookings a member is told: of all, or of those in their own calendar. */
export const BOOKINGS_TOLD = ['all', 'own'] as const;

/** What a member chose to be told. */
export interface Notifications {
  readonly kinds: readonly TeamMessage[];
  readonly bookings: (typeof BOOKINGS_TOLD)[number];
}

const runs: Notifications = {
  kinds: ['team_new_booking', 'team_new_lead', 'team_booking_moved', 'team_booking_cancelled'],
  bookings: 'all',
};

const usual: Readonly<Record<Role, Notifications>> = {
  owner: runs,
  admin: runs,
  staff: { kinds: ['team_new_booking', 'team_booking_moved', 'team_booking_cancelled'], bookings: 'own' },
  viewer: { kinds: [], bookings: 'own' },
};

/** What members of a role are told until they choose for themselves. */
export const usualNotifications = (role: Role): Notifications => usual[role];
