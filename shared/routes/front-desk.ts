import * as booking from '../schemas/booking.ts';
import * as bookingSource from '../schemas/booking-source.ts';
import * as conversation from '../schemas/conversation.ts';
import * as lead from '../schemas/lead.ts';
import * as waitlist from '../schemas/waitlist.ts';
import type { RouteTable } from './route-spec.ts';

/** Routes of leads, bookings and conversations. */
export const frontDeskRoutes = {
  'GET /v1/leads': {
    summary: 'List the leads, most recently active first, or search them',
    resource: 'leads',
    access: 'viewer',
    query: lead.leadQuery,
    data: lead.leadList,
  },
  'POST /v1/leads': {
    summary: 'Add a lead, or update the one with the same contact',
    resource: 'leads',
    access: 'staff',
    body: lead.leadCreate,
    data: lead.lead,
    status: 201,
    errors: ['contact_in_use'],
  },
  'GET /v1/leads/{leadId}': { summary: 'One lead', resource: 'leads', access: 'viewer', data: lead.lead },
  'PATCH /v1/leads/{leadId}': {
    summary: 'Change a lead',
    resource: 'leads',
    access: 'staff',
    body: lead.leadPatch,
    data: lead.lead,
    errors: ['contact_in_use', 'changed_meanwhile'],
  },
  'DELETE /v1/leads/{leadId}': {
    summary: 'Remove a lead; its bookings stay',
    resource: 'leads',
    access: 'staff',
  },
  'GET /v1/leads/{leadId}/timeline': {
    summary: 'A lead’s timeline, newest first',
    resource: 'leads',
    access: 'viewer',
    query: lead.timelineQuery,
    data: lead.timeline,
  },
  'POST /v1/leads/{leadId}/merge': {
    summary: 'Merge another lead into this one; calling again continues an interrupted merge',
    resource: 'leads',
    access: 'staff',
    body: lead.leadMerge,
    data: lead.lead,
    errors: ['limit_reached'],
  },
  'POST /v1/leads/{leadId}/contacts': {
    summary: 'Accept or refuse a contact that only a visitor has typed',
    resource: 'leads',
    access: 'staff',
    body: lead.leadContactJudged,
    data: lead.lead,
    errors: ['contact_in_use'],
  },
  'GET /v1/bookings': {
    summary: 'List the bookings; cancelled ones only when asked for',
    resource: 'bookings',
    access: 'viewer',
    query: booking.bookingQuery,
    data: booking.bookingList,
  },
  'POST /v1/bookings': {
    summary: 'Book by hand, at any free time',
    resource: 'bookings',
    access: 'staff',
    body: booking.bookingCreate,
    data: booking.booking,
    status: 201,
    errors: ['slot_taken', 'day_full'],
  },
  'GET /v1/bookings/ahead': {
    summary: 'Count the future bookings of a calendar',
    resource: 'bookings',
    access: 'viewer',
    query: booking.aheadQuery,
    data: booking.bookingsAhead,
  },
  'GET /v1/bookings/sources': {
    summary: 'List the addresses that made unusually many of the future bookings',
    resource: 'bookings',
    access: 'viewer',
    data: bookingSource.bookingSources,
  },
  'POST /v1/bookings/sources/{sourceId}/cancel': {
    summary: 'Cancel one address’s future bookings, some per call; repeat while any are left',
    resource: 'bookings',
    access: 'staff',
    data: bookingSource.sourceCancelled,
  },
  'POST /v1/bookings/sources/{sourceId}/dismiss': {
    summary: 'Stop listing an address until it books again',
    resource: 'bookings',
    access: 'staff',
    body: bookingSource.sourceDismissed,
  },
  'POST /v1/bookings/reassign': {
    summary: 'Give the future bookings of a calendar to somebody else',
    resource: 'bookings',
    access: 'staff',
    body: booking.bookingsReassign,
    data: booking.bookingsReassigned,
  },
  'POST /v1/bookings/ask-to-move': {
    summary: 'Ask visitors to choose another time, some per call; repeat while any are left',
    resource: 'bookings',
    access: 'staff',
    body: booking.moveAsk,
    data: booking.moveAsked,
  },
  'GET /v1/bookings/{bookingId}': {
    summary: 'One booking',
    resource: 'bookings',
    access: 'viewer',
    data: booking.openedBooking,
  },
  'PATCH /v1/bookings/{bookingId}': {
    summary: 'Move a booking, or mark its outcome',
    resource: 'bookings',
    access: 'staff',
    body: booking.bookingPatch,
    data: booking.booking,
    errors: ['slot_taken', 'day_full', 'booking_closed', 'booking_not_started', 'changed_meanwhile'],
  },
  'DELETE /v1/bookings/{bookingId}': {
    summary: 'Cancel a booking; repeating it changes nothing',
    resource: 'bookings',
    access: 'staff',
    errors: ['booking_closed'],
  },
  'GET /v1/waitlist': {
    summary: 'Who waits for a free time, and the bookings that came from the waitlist',
    resource: 'waitlist',
    access: 'viewer',
    data: waitlist.waitlist,
  },
  'DELETE /v1/waitlist/{waitingId}': {
    summary: 'Take somebody off the waitlist, with the time held for them',
    resource: 'waitlist',
    access: 'staff',
  },
  'GET /v1/conversations': {
    summary: 'List the conversations, newest first',
    resource: 'conversations',
    access: 'viewer',
    query: conversation.conversationQuery,
    data: conversation.conversationList,
  },
  'GET /v1/conversations/{conversationId}': {
    summary: 'One conversation with its messages',
    resource: 'conversations',
    access: 'viewer',
    data: conversation.conversation,
  },
} as const satisfies RouteTable;
