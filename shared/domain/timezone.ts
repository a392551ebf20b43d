/** Zone of a business that told none. */
export const DEFAULT_TIMEZONE = 'America/Toronto';

/** True for an IANA zone that this runtime knows; offsets such as "+05:00" are not zones. */
export const isTimezone = (zone: string): boolean => {
  if (/^[+-]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};
