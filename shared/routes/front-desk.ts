import * as booking from '../schemas/booking.ts';
import * as bookingSource from '../schemas/booking-source.ts';
import * as conversation from '../schemas/conversation.ts';
import * as lead from '../schemas/lead.ts';
import type { RouteTable } from './route-spec.ts';

/** What comes in at the counter: leads, bookings and conversations. */
export const frontDeskRoutes = {
  'GET /v1/leads': { room: 'leads', access: 'viewer', query: lead.leadQuery, data: lead.leadList },
  'POST /v1/leads': {
    room: 'leads',
    access: 'staff',
    body: lead.leadCreate,
    data: lead.lead,
    status: 201,
    errors: ['contact_in_use'],
  },
  'GET /v1/leads/{leadId}': { room: 'leads', access: 'viewer', data: lead.lead },
  'PATCH /v1/leads/{leadId}': {
    room: 'leads',
    access: 'staff',
    body: lead.leadPatch,
    data: lead.lead,
    errors: ['contact_in_use', 'changed_meanwhile'],
  },
  'DELETE /v1/leads/{leadId}': { room: 'leads', access: 'staff' },
  'GET /v1/leads/{leadId}/timeline': {
    room: 'leads',
    access: 'viewer',
    query: lead.timelineQuery,
    data: lead.timeline,
  },
  'POST /v1/leads/{leadId}/merge': {
    room: 'leads',
    access: 'staff',
    body: lead.leadMerge,
    data: lead.lead,
    errors: ['limit_reached'],
  },
  'POST /v1/leads/{leadId}/contacts': {
    room: 'leads',
    access: 'staff',
    body: lead.leadContactJudged,
    data: lead.lead,
    errors: ['contact_in_use'],
  },
  'GET /v1/bookings': {
    room: 'bookings',
    access: 'viewer',
    query: booking.bookingQuery,
    data: booking.bookingList,
  },
  'POST /v1/bookings': {
    room: 'bookings',
    access: 'staff',
    body: booking.bookingCreate,
    data: booking.booking,
    status: 201,
    errors: ['slot_taken', 'day_full'],
  },
  'GET /v1/bookings/ahead': {
    room: 'bookings',
    access: 'viewer',
    query: booking.aheadQuery,
    data: booking.bookingsAhead,
  },
  'GET /v1/bookings/sources': {
    room: 'bookings',
    access: 'viewer',
    data: bookingSource.bookingSources,
  },
  'POST /v1/bookings/sources/{sourceId}/cancel': {
    room: 'bookings',
    access: 'staff',
    data: bookingSource.sourceCancelled,
  },
  'POST /v1/bookings/reassign': {
    room: 'bookings',
    access: 'staff',
    body: booking.bookingsReassign,
    data: booking.bookingsReassigned,
  },
  'GET /v1/bookings/{bookingId}': { room: 'bookings', access: 'viewer', data: booking.openedBooking },
  'PATCH /v1/bookings/{bookingId}': {
    room: 'bookings',
    access: 'staff',
    body: booking.bookingPatch,
    data: booking.booking,
    errors: ['slot_taken', 'day_full', 'booking_closed', 'booking_not_started', 'changed_meanwhile'],
  },
  'DELETE /v1/bookings/{bookingId}': { room: 'bookings', access: 'staff', errors: ['booking_closed'] },
  'GET /v1/conversations': {
    room: 'conversations',
    access: 'viewer',
    query: conversation.conversationQuery,
    data: conversation.conversationList,
  },
  'GET /v1/conversations/{conversationId}': {
    room: 'conversations',
    access: 'viewer',
    data: conversation.conversation,
  },
} as const satisfies RouteTable;
