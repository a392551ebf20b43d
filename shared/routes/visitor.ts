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
    resource: 'openapi',
    access: 'anyone',
    answers: 'file',
    contentType: 'application/json',
  },
  'GET /public/sites/{slug}/config': {
    resource: 'public-site',
    access: 'anyone',
    data: publicSite.publicConfig,
  },
  'GET /public/sites/{slug}/slots': {
    resource: 'public-site',
    access: 'anyone',
    query: slot.publicSlotQuery,
    data: slot.publicSlotList,
  },
  'POST /public/sites/{slug}/bookings': {
    resource: 'public-site',
    access: 'anyone',
    body: booking.publicBookingCreate,
    data: booking.publicBooking,
    status: 201,
    errors: VISITOR_ERRORS.book,
  },
  'GET /public/bookings/{manageToken}': {
    resource: 'public-site',
    access: 'anyone',
    data: booking.managedBooking,
  },
  'PATCH /public/bookings/{manageToken}': {
    resource: 'public-site',
    access: 'anyone',
    body: booking.managedMove,
    data: booking.managedBooking,
    errors: VISITOR_ERRORS.move,
  },
  'DELETE /public/bookings/{manageToken}': {
    resource: 'public-site',
    access: 'anyone',
    errors: VISITOR_ERRORS.cancel,
  },
  'POST /public/sites/{slug}/waitlist': {
    resource: 'waitlist',
    access: 'anyone',
    body: waitlist.waitlistJoin,
    data: waitlist.waitlistJoined,
    status: 201,
    errors: VISITOR_ERRORS.join,
  },
  'DELETE /public/waitlist/{waitToken}': {
    resource: 'waitlist',
    access: 'anyone',
    errors: VISITOR_ERRORS.leave,
  },
  'POST /public/sites/{slug}/chat': {
    resource: 'chat',
    access: 'anyone',
    body: chat.chatRequest,
    data: chat.chatAnswer,
    transport: 'stream',
    maxBodyBytes: 64 * 1024,
    errors: ['forbidden', 'rate_limited'],
  },
  'GET /public/sites/{slug}/chat/{convId}': {
    resource: 'chat',
    access: 'anyone',
    query: chat.chatNewsQuery,
    data: chat.chatNews,
    transport: 'stream',
    tagged: true,
    errors: ['rate_limited'],
  },
} as const satisfies RouteTable;
