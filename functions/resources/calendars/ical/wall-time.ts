import ICAL from 'ical.js';
import type { Minute } from '../../../agenda/time.ts';

/** The minute that a time shows, whatever its zone. Throws when it shows none. */
export const shownBy = ({ year, month, day, hour, minute }: ICAL.Time): Minute => {
  const wall = Date.UTC(year, month - 1, day, hour, minute) / 60_000;
  if (!Number.isInteger(wall)) throw new Error('not a time');
  return wall;
};

/** The library's form of a minute on a clock, without a zone. */
export const timeShowing = (wall: Minute, isDate = false): ICAL.Time => {
  const shown = new Date(wall * 60_000);
  return new ICAL.Time(
    {
      year: shown.getUTCFullYear(),
      month: shown.getUTCMonth() + 1,
      day: shown.getUTCDate(),
      hour: shown.getUTCHours(),
      minute: shown.getUTCMinutes(),
      second: 0,
      isDate,
    },
    ICAL.Timezone.localTimezone,
  );
};
