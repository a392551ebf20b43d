import * as chat from '../schemas/chat.ts';
import type { RouteTable } from './route-spec.ts';

/** The assistant, on its own function URL. */
export const chatRoutes = {
  'POST /public/sites/{slug}/chat': {
    access: 'anyone',
    body: chat.chatRequest,
    data: chat.chatAnswer,
    transport: 'stream',
    maxBodyBytes: 64 * 1024,
    errors: ['forbidden', 'rate_limited', 'conversation_full'],
  },
  'GET /public/sites/{slug}/chat/{convId}': {
    access: 'anyone',
    query: chat.chatNewsQuery,
    data: chat.chatNews,
    transport: 'stream',
    tagged: true,
    errors: ['rate_limited'],
  },
} as const satisfies RouteTable;
