import * as calendar from '../schemas/calendar.ts';
import * as outside from '../schemas/outside-calendar.ts';
import type { RouteTable } from './route-spec.ts';

/** Who can be booked by name, and their outside calendars. */
export const calendarsRoutes = {
  'GET /v1/calendars': {
    access: 'viewer',
    data: calendar.calendarList,
  },
  'PATCH /v1/calendars/{memberId}': {
    access: 'admin',
    body: calendar.calendarPatch,
    data: calendar.calendar,
    errors: ['plan_required', 'limit_reached'],
  },
  'GET /v1/calendars/outside': {
    access: 'viewer',
    data: outside.outsideCalendarList,
  },
  'PUT /v1/calendars/{calendarId}/outside': {
    access: 'viewer',
    body: outside.outsideCalendarSave,
    data: outside.outsideCalendar,
    errors: ['forbidden', 'limit_reached'],
  },
  'DELETE /v1/calendars/{calendarId}/outside': {
    access: 'viewer',
    errors: ['forbidden'],
  },
  'GET /v1/calendars/busy': {
    access: 'viewer',
    query: outside.outsideBusyQuery,
    data: outside.outsideBusyList,
    errors: ['range_too_large'],
  },
} as const satisfies RouteTable;
