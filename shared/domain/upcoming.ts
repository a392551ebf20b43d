interface Timed {
  readonly status: string;
  readonly startAt: string;
}

/** Whether an appointment is still to come: confirmed, and not begun. `now` in epoch milliseconds. */
export const isUpcoming = ({ status, startAt }: Timed, now: number): boolean =>
  status === 'confirmed' && Date.parse(startAt) > now;
