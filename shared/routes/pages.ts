import * as booking from '../schemas/booking.ts';
import * as publicSite from '../schemas/public-site.ts';
import type { RouteTable } from './route-spec.ts';

/** Pages of HTML, and the forms that work on them without JavaScript. */
export const pagesRoutes = {
  'GET /site': { room: 'pages', access: 'anyone', answers: 'page' },
  'GET /site/{slug}': { room: 'pages', access: 'anyone', query: publicSite.siteQuery, answers: 'page' },
  'POST /site/{slug}/book': {
    room: 'pages',
    access: 'anyone',
    body: booking.publicBookingForm,
    answers: 'page',
    encoding: 'form',
    errors: [
      'contact_required',
      'slot_invalid',
      'slot_in_past',
      'slot_taken',
      'day_full',
      'booking_limit',
      'rate_limited',
    ],
  },
  'GET /embed/{slug}': { room: 'pages', access: 'anyone', answers: 'page' },
  'GET /rdv/{manageToken}': { room: 'pages', access: 'anyone', query: booking.manageQuery, answers: 'page' },
  'POST /rdv/{manageToken}/move': {
    room: 'pages',
    access: 'anyone',
    body: booking.managedMoveForm,
    answers: 'page',
    encoding: 'form',
    errors: [
      'slot_invalid',
      'slot_in_past',
      'slot_taken',
      'day_full',
      'booking_closed',
      'cut_off_passed',
      'rate_limited',
    ],
  },
  'POST /rdv/{manageToken}/cancel': {
    room: 'pages',
    access: 'anyone',
    body: booking.managedCancelForm,
    answers: 'page',
    encoding: 'form',
    errors: ['booking_closed', 'cut_off_passed', 'rate_limited'],
  },
} as const satisfies RouteTable;
