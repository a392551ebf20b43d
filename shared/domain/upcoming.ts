interface Timed {
  readonly status: string;
  readonly startAt: string;
}

/** Whether an appointment is confirmed and has not begun. `now` in epoch milliseconds. */
export const isUpcoming = ({ status, startAt }: Timed, now: number): boolean =>
  status === 'confirmed' && Date.parse(startAt) > now;
