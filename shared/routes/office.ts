import * as calendarFeed from '../schemas/calendar-feed.ts';
import * as exported from '../schemas/export.ts';
import * as report from '../schemas/report.ts';
import type { RouteTable } from './route-spec.ts';

/** What the business takes away: reports, exports and the calendar feed. */
export const officeRoutes = {
  'GET /v1/reports/summary': {
    room: 'reports',
    access: 'viewer',
    query: report.reportQuery,
    data: report.report,
    errors: ['range_too_large'],
  },
  'GET /v1/exports/leads.csv': {
    room: 'exports',
    access: 'admin',
    query: exported.tableQuery,
    answers: 'file',
    contentType: 'text/csv',
    errors: ['range_too_large'],
  },
  'GET /v1/exports/bookings.csv': {
    room: 'exports',
    access: 'admin',
    query: exported.tableQuery,
    answers: 'file',
    contentType: 'text/csv',
    errors: ['range_too_large'],
  },
  'POST /v1/exports': {
    room: 'exports',
    access: 'admin',
    data: exported.tenantExport,
    status: 202,
    errors: ['rate_limited'],
  },
  'GET /v1/exports/{exportId}': { room: 'exports', access: 'admin', data: exported.tenantExport },
  'GET /public/exports/{exportToken}': {
    room: 'exports',
    access: 'anyone',
    answers: 'file',
    contentType: 'application/json',
  },
  'GET /v1/calendar-feed': { room: 'calendars', access: 'admin', data: calendarFeed.calendarFeed },
  'POST /v1/calendar-feed/rotate': { room: 'calendars', access: 'admin', data: calendarFeed.calendarFeed },
  /** The token comes with `.ics`: a gateway's path parameter cannot have a suffix of its own. */
  'GET /public/calendars/{feedToken}': {
    room: 'calendars',
    access: 'anyone',
    answers: 'file',
    contentType: 'text/calendar',
    errors: ['rate_limited'],
  },
} as const satisfies RouteTable;
