import * as message from '../schemas/message.ts';
import type { RouteTable } from './route-spec.ts';

/** What was sent to people, and who is not written to any more. */
export const messagesRoutes = {
  'GET /v1/bookings/{bookingId}/messages': {
    access: 'viewer',
    query: message.messageQuery,
    data: message.messageList,
  },
  'GET /v1/leads/{leadId}/messages': {
    access: 'viewer',
    query: message.messageQuery,
    data: message.clientMessageList,
  },
  'GET /v1/suppressions': {
    access: 'admin',
    query: message.messageQuery,
    data: message.suppressionList,
  },
  'DELETE /v1/suppressions/{suppressionId}': {
    access: 'admin',
    errors: ['suppression_stays'],
  },
  'GET /v1/mail-figures': {
    access: 'admin',
    data: message.mailFigures,
  },
} as const satisfies RouteTable;
