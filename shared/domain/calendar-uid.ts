const SUFFIX = '@comptoir';

/** The UID under which calendar programs know a booking: the same in the feed, in messages and in a visitor's file. */
export const calendarUid = (bookingId: string): string => `${bookingId}${SUFFIX}`;

/** The booking of such a UID, of whichever business; undefined for an entry of another program. */
export const bookingOfUid = (uid: string): string | undefined =>
  uid.endsWith(SUFFIX) ? uid.slice(0, -SUFFIX.length) : undefined;
