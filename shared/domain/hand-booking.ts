/** How far ahead members may book, whatever visitors may. */
const MONTHS_AHEAD = 18;

/** The last moment at which an appointment that a member books may start, in epoch milliseconds. */
export const handBookableUntil = (now: number): number => {
  const then = new Date(now);
  const day = then.getUTCDate();
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() + MONTHS_AHEAD);
  const daysInMonth = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  return then.setUTCDate(Math.min(day, daysInMonth));
};
