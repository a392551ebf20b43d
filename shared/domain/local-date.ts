const LOCAL_DATE = /^20\d{2}-\d{2}-\d{2}$/;

/** Whether the day with which a date or an instant begins exists: `Date.parse` alone reads February 30th as March 2nd. */
export const isRealDay = (value: string): boolean => {
  const midnight = Date.parse(`${value.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(value.slice(0, 10));
};

/** Whether a text is a day of this century, yyyy-mm-dd; February 30 is none. */
export const isLocalDate = (text: string): boolean => LOCAL_DATE.test(text) && isRealDay(text);
