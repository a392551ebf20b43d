/** The zone of a business that gave none. */
export const DEFAULT_TIMEZONE = 'America/Toronto';

/** Whether this runtime knows it as an IANA zone; offsets such as "+05:00" are not zones. */
export const isTimezone = (zone: string): boolean => {
  if (/^[+-]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};
