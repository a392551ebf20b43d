import * as message from '../schemas/message.ts';
import type { RouteTable } from './route-spec.ts';

/** Routes of what was sent to people, and of what is not sent any more. */
export const messageRoutes = {
  'GET /v1/bookings/{bookingId}/messages': {
    summary: 'The messages about a booking and what became of each, latest first',
    resource: 'messages',
    access: 'viewer',
    query: message.messageQuery,
    data: message.messageList,
  },
  'GET /v1/leads/{leadId}/messages': {
    summary: 'The messages about a lead and what became of each, latest first',
    resource: 'messages',
    access: 'viewer',
    query: message.messageQuery,
    data: message.messageList,
  },
  'GET /v1/suppressions': {
    summary: 'List the addresses that are not written to any more, and why',
    resource: 'messages',
    access: 'admin',
    query: message.messageQuery,
    data: message.suppressionList,
  },
  'DELETE /v1/suppressions/{suppressionId}': {
    summary: 'Write again to an address that messages came back from',
    resource: 'messages',
    access: 'admin',
    errors: ['suppression_stays'],
  },
  'GET /v1/mail-figures': {
    summary: 'How much of the last 30 days’ e-mail arrived, came back, or was reported as unwanted',
    resource: 'messages',
    access: 'admin',
    data: message.mailFigures,
  },
} as const satisfies RouteTable;
