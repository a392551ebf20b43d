/**
 * Why upcoming bookings are reassigned: `earlier`: they are in the shared calendar, from before members had their own ·
 * `removed`: their member is removed · `stays`: their member takes no new bookings and may keep these · `leaves`: their
 * member leaves and reassigns them first.
 */
export type Situation = 'earlier' | 'removed' | 'stays' | 'leaves';

/** A retired calendar and its member. */
export interface Emptied {
  readonly calendarId: string;
  readonly situation: Situation;
  readonly who: string;
}
