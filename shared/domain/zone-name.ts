import { type Language, localeOf } from './language.ts';
import { isTimezone } from './timezone.ts';

/** A zone in full, "heure de l’Est", or abbreviated, "HE". */
type ZoneStyle = 'longGeneric' | 'shortGeneric';

/** A zone as people name it, at an instant: "heure de l’Est", "Eastern Time"; its identifier if it has no name. */
export const zoneName = (
  timezone: string,
  language: Language,
  style: ZoneStyle = 'longGeneric',
  at: Date = new Date(0),
): string => {
  if (!isTimezone(timezone)) return timezone;
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone: timezone, timeZoneName: style });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timezone;
};
