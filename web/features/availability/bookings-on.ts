/** The link to the bookings of a day's week, where bookings that lie in a closure are moved or cancelled. */
export const bookingsOn = (date: string): string => `/dashboard/bookings?view=week&date=${date}`;
