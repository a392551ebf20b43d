/** The bookings of the week of a day, where those of a closure are moved or cancelled. */
export const bookingsOn = (date: string): string => `/dashboard/bookings?view=week&date=${date}`;
