import type { BookingPolicy } from './booking-policy.ts';
import { HOUR_MS } from './duration.ts';
import { isUpcoming } from './upcoming.ts';

interface Timed {
  readonly startAt: string;
  /** The business asked the client to move it. */
  readonly askedToMove?: unknown;
}
type Appointment = Timed & { readonly status: string };
type CutOff = Pick<BookingPolicy, 'cutOffHours'>;

/** `cut_off`: only the business can change it · `closed`: nobody can, it is over or cancelled. */
export type ChangeStatus = 'open' | 'cut_off' | 'closed';

/**
 * The first moment, in epoch milliseconds, at which a visitor can no longer change their appointment: its start, where
 * the business itself asked them to.
 */
export const cutOffOf = ({ startAt, askedToMove }: Timed, { cutOffHours }: CutOff): number =>
  Date.parse(startAt) - (askedToMove ? 0 : cutOffHours * HOUR_MS);

/** Whether a visitor may still move or cancel their appointment, by the business's cut-off. */
export const changeStatusOf = (appointment: Appointment, policy: CutOff, now: number): ChangeStatus => {
  if (!isUpcoming(appointment, now)) return 'closed';
  return now < cutOffOf(appointment, policy) ? 'open' : 'cut_off';
};
