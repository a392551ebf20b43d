/**
 * Why bookings ahead are to be given away: `earlier`: made with the business, before members took any · `removed`:
 * their member is taken out · `stays`: their member takes no new ones, and may keep these · `leaves`: their member
 * goes, and gives them away first.
 */
export type Situation = 'earlier' | 'removed' | 'stays' | 'leaves';

/** A calendar that takes no more bookings, and whose it is. */
export interface Emptied {
  readonly calendarId: string;
  readonly situation: Situation;
  readonly who: string;
}
