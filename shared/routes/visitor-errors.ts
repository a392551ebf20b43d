/** How a visitor's booking, move, cancellation or wait may be refused, with JavaScript or by a form. */
export const VISITOR_ERRORS = {
  book: [
    'contact_required',
    'slot_invalid',
    'slot_in_past',
    'slot_taken',
    'slot_too_soon',
    'day_full',
    'booking_limit',
    'wait_first',
    'rate_limited',
  ],
  move: [
    'slot_invalid',
    'slot_in_past',
    'slot_taken',
    'slot_too_soon',
    'day_full',
    'booking_closed',
    'cut_off_passed',
    'rate_limited',
  ],
  join: ['end_before_start', 'waitlist_closed', 'waiting_limit', 'limit_reached', 'rate_limited'],
  accept: ['offer_expired', 'booking_limit', 'rate_limited'],
  decline: ['offer_expired', 'rate_limited'],
  leave: ['rate_limited'],
  cancel: ['booking_closed', 'cut_off_passed', 'rate_limited'],
} as const;
