import * as booking from '../schemas/booking.ts';
import * as chat from '../schemas/chat.ts';
import * as publicSite from '../schemas/public-site.ts';
import * as slot from '../schemas/slot.ts';
import * as waitlist from '../schemas/waitlist.ts';
import type { RouteTable } from './route-spec.ts';
import { VISITOR_ERRORS } from './visitor-errors.ts';

/** Routes without authentication. */
export const visitorRoutes = {
  'GET /public/openapi.json': {
    summary: 'This description',
    resource: 'openapi',
    access: 'anyone',
    answers: 'file',
    contentType: 'application/json',
  },
  'GET /public/sites/{slug}/config': {
    summary: 'All that a business shows to anyone; 404 for a slug that is free',
    resource: 'public-site',
    access: 'anyone',
    data: publicSite.publicConfig,
  },
  'GET /public/sites/{slug}/slots': {
    summary: 'Free times, each under a handle that can be booked',
    resource: 'public-site',
    access: 'anyone',
    query: slot.publicSlotQuery,
    data: slot.publicSlotList,
  },
  'POST /public/sites/{slug}/bookings': {
    summary: 'Book by form',
    resource: 'public-site',
    access: 'anyone',
    body: booking.publicBookingCreate,
    data: booking.publicBooking,
    status: 201,
    errors: VISITOR_ERRORS.book,
  },
  'GET /public/bookings/{manageToken}': {
    summary: 'The appointment of a manage link',
    resource: 'public-site',
    access: 'anyone',
    data: booking.managedBooking,
  },
  'PATCH /public/bookings/{manageToken}': {
    summary: 'Move the appointment to another offered time, until the cut-off',
    resource: 'public-site',
    access: 'anyone',
    body: booking.managedMove,
    data: booking.managedBooking,
    errors: VISITOR_ERRORS.move,
  },
  'DELETE /public/bookings/{manageToken}': {
    summary: 'Cancel the appointment, until the cut-off; repeating it changes nothing',
    resource: 'public-site',
    access: 'anyone',
    errors: VISITOR_ERRORS.cancel,
  },
  'POST /public/sites/{slug}/waitlist': {
    summary: 'Ask to be told when a time becomes free',
    resource: 'waitlist',
    access: 'anyone',
    body: waitlist.waitlistJoin,
    data: waitlist.waitlistJoined,
    status: 201,
    errors: VISITOR_ERRORS.join,
  },
  'DELETE /public/waitlist/{waitToken}': {
    summary: 'Leave the waitlist; repeating it changes nothing',
    resource: 'waitlist',
    access: 'anyone',
    errors: VISITOR_ERRORS.leave,
  },
  'POST /public/sites/{slug}/chat': {
    summary: 'Send a message to the assistant',
    resource: 'chat',
    access: 'anyone',
    body: chat.chatRequest,
    data: chat.chatAnswer,
    transport: 'stream',
    maxBodyBytes: 64 * 1024,
    errors: ['forbidden', 'rate_limited'],
  },
} as const satisfies RouteTable;
