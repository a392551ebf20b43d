import * as message from '../schemas/message.ts';
import type { RouteTable } from './route-spec.ts';

/** Routes of what was sent to people, and of what is not sent any more. */
export const messageRoutes = {
  'GET /v1/bookings/{bookingId}/messages': {
    resource: 'messages',
    access: 'viewer',
    query: message.messageQuery,
    data: message.messageList,
  },
  'GET /v1/leads/{leadId}/messages': {
    resource: 'messages',
    access: 'viewer',
    query: message.messageQuery,
    data: message.messageList,
  },
  'GET /v1/suppressions': {
    resource: 'messages',
    access: 'admin',
    query: message.messageQuery,
    data: message.suppressionList,
  },
  'DELETE /v1/suppressions/{suppressionId}': {
    resource: 'messages',
    access: 'admin',
    errors: ['suppression_stays'],
  },
  'GET /v1/mail-figures': {
    resource: 'messages',
    access: 'admin',
    data: message.mailFigures,
  },
} as const satisfies RouteTable;
