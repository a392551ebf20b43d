const LOCAL_DATE = /^20\d{2}-\d{2}-\d{2}$/;

/** Whether a text is a day of this century, yyyy-mm-dd; February 30 is none. */
export const isLocalDate = (text: string): boolean => {
  const midnight = new Date(`${text}T00:00:00Z`);
  return (
    LOCAL_DATE.test(text) && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
  );
};
