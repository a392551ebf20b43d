import * as calendarFeed from '../schemas/calendar-feed.ts';
import type { RouteTable } from './route-spec.ts';

/** The calendar feed that other programs subscribe to. */
export const calendarFeedsRoutes = {
  'GET /v1/calendar-feed': {
    access: 'admin',
    data: calendarFeed.calendarFeed,
  },
  'POST /v1/calendar-feed/rotate': {
    access: 'admin',
    data: calendarFeed.calendarFeed,
  },
  /** The token ends in `.ics`: a gateway's path parameter cannot have a suffix. */
  'GET /public/calendars/{feedToken}': {
    access: 'anyone',
    answers: 'file',
    contentType: 'text/calendar',
    errors: ['rate_limited'],
  },
} as const satisfies RouteTable;
