/** The UID of a booking's entry, the same in a mail, in the visitor's file and in the business's feed. */
export const calendarUid = (bookingId: string): string => `${bookingId}@comptoir`;
