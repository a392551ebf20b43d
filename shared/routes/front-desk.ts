import * as booking from '../schemas/booking.ts';
import * as bookingSource from '../schemas/booking-source.ts';
import * as conversation from '../schemas/conversation.ts';
import * as lead from '../schemas/lead.ts';
import * as question from '../schemas/question.ts';
import * as waitlist from '../schemas/waitlist.ts';
import type { RouteTable } from './route-spec.ts';

/** Routes of leads, bookings and conversations. */
export const frontDeskRoutes = {
  'GET /v1/leads': {
    resource: 'leads',
    access: 'viewer',
    query: lead.leadQuery,
    data: lead.leadList,
  },
  'POST /v1/leads': {
    resource: 'leads',
    access: 'staff',
    body: lead.leadCreate,
    data: lead.lead,
    status: 201,
    errors: ['contact_in_use'],
  },
  'GET /v1/leads/{leadId}': { resource: 'leads', access: 'viewer', data: lead.lead },
  'PATCH /v1/leads/{leadId}': {
    resource: 'leads',
    access: 'staff',
    body: lead.leadPatch,
    data: lead.lead,
    errors: ['contact_in_use', 'changed_meanwhile'],
  },
  'DELETE /v1/leads/{leadId}': {
    resource: 'leads',
    access: 'staff',
  },
  'GET /v1/leads/{leadId}/timeline': {
    resource: 'leads',
    access: 'viewer',
    query: lead.timelineQuery,
    data: lead.timeline,
  },
  'POST /v1/leads/{leadId}/merge': {
    resource: 'leads',
    access: 'staff',
    body: lead.leadMerge,
    data: lead.lead,
    errors: ['limit_reached'],
  },
  'POST /v1/leads/{leadId}/contacts': {
    resource: 'leads',
    access: 'staff',
    body: lead.leadContactJudged,
    data: lead.lead,
    errors: ['contact_in_use'],
  },
  'GET /v1/bookings': {
    resource: 'bookings',
    access: 'viewer',
    query: booking.bookingQuery,
    data: booking.bookingList,
  },
  'POST /v1/bookings': {
    resource: 'bookings',
    access: 'staff',
    body: booking.bookingCreate,
    data: booking.booking,
    status: 201,
    errors: ['slot_taken', 'day_full'],
  },
  'GET /v1/bookings/ahead': {
    resource: 'bookings',
    access: 'viewer',
    query: booking.aheadQuery,
    data: booking.bookingsAhead,
  },
  'GET /v1/bookings/sources': {
    resource: 'bookings',
    access: 'viewer',
    data: bookingSource.bookingSources,
  },
  'POST /v1/bookings/sources/{sourceId}/cancel': {
    resource: 'bookings',
    access: 'staff',
    data: bookingSource.sourceCancelled,
  },
  'POST /v1/bookings/sources/{sourceId}/dismiss': {
    resource: 'bookings',
    access: 'staff',
    body: bookingSource.sourceDismissed,
  },
  'POST /v1/bookings/reassign': {
    resource: 'bookings',
    access: 'staff',
    body: booking.bookingsReassign,
    data: booking.bookingsReassigned,
  },
  'POST /v1/bookings/ask-to-move': {
    resource: 'bookings',
    access: 'staff',
    body: booking.moveAsk,
    data: booking.moveAsked,
    errors: ['message_off'],
  },
  'GET /v1/bookings/{bookingId}': {
    resource: 'bookings',
    access: 'viewer',
    data: booking.openedBooking,
  },
  'GET /v1/bookings/{bookingId}/history': {
    resource: 'bookings',
    access: 'viewer',
    query: booking.bookingHistoryQuery,
    data: booking.bookingHistory,
  },
  'PATCH /v1/bookings/{bookingId}': {
    resource: 'bookings',
    access: 'staff',
    body: booking.bookingPatch,
    data: booking.booking,
    errors: [
      'slot_taken',
      'day_full',
      'not_performed',
      'booking_closed',
      'booking_not_started',
      'changed_meanwhile',
    ],
  },
  'POST /v1/bookings/{bookingId}/restore': {
    resource: 'bookings',
    access: 'staff',
    body: booking.bookingRestore,
    data: booking.booking,
    errors: ['slot_taken', 'day_full', 'booking_closed', 'changed_meanwhile'],
  },
  'DELETE /v1/bookings/{bookingId}': {
    resource: 'bookings',
    access: 'staff',
    errors: ['booking_closed'],
  },
  'GET /v1/waitlist': {
    resource: 'waitlist',
    access: 'viewer',
    data: waitlist.waitlist,
  },
  'DELETE /v1/waitlist/{waitingId}': {
    resource: 'waitlist',
    access: 'staff',
  },
  'GET /v1/conversations': {
    resource: 'conversations',
    access: 'viewer',
    query: conversation.conversationQuery,
    data: conversation.conversationList,
  },
  'GET /v1/conversations/{conversationId}': {
    resource: 'conversations',
    access: 'viewer',
    data: conversation.conversation,
  },
  'POST /v1/conversations/{conversationId}/messages': {
    resource: 'conversations',
    access: 'staff',
    body: conversation.teamMessage,
    data: conversation.conversationSummary,
    status: 201,
    errors: ['limit_reached'],
  },
  'POST /v1/conversations/{conversationId}/give-back': {
    resource: 'conversations',
    access: 'staff',
    data: conversation.conversationSummary,
  },
  'POST /v1/conversations/{conversationId}/seen': {
    resource: 'conversations',
    access: 'staff',
    body: conversation.conversationSeen,
  },
  'GET /v1/questions': {
    resource: 'conversations',
    access: 'viewer',
    query: question.questionQuery,
    data: question.openQuestionList,
  },
  'DELETE /v1/questions/{questionId}': {
    resource: 'conversations',
    access: 'staff',
  },
} as const satisfies RouteTable;
