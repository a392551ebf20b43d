/** Mid-morning of the next day on which the demo is open, from Tuesday to Saturday: all are at work, and more is to come. */
export const workingMorning = (): Date => {
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() < 2);
  day.setUTCHours(15, 20, 0, 0);
  return day;
};

/** Has the local product live at a moment, as a browser may be told to as well. */
export const setClock = async (origin: string, now: Date): Promise<void> => {
  const { ok, status } = await fetch(`${origin}/__local/clock`, {
    method: 'POST',
    body: JSON.stringify({ now }),
  });
  if (!ok) throw new Error(`The clock was not set: ${status}`);
};
