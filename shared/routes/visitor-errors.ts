/** How a booking, its move and its cancellation may be refused to a visitor, with JavaScript or by a form. */
export const VISITOR_ERRORS = {
  book: [
    'contact_required',
    'slot_invalid',
    'slot_in_past',
    'slot_taken',
    'day_full',
    'booking_limit',
    'wait_first',
    'rate_limited',
  ],
  move: [
    'slot_invalid',
    'slot_in_past',
    'slot_taken',
    'day_full',
    'booking_closed',
    'cut_off_passed',
    'rate_limited',
  ],
  cancel: ['booking_closed', 'cut_off_passed', 'rate_limited'],
} as const;
