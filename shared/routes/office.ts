import * as billing from '../schemas/billing.ts';
import * as calendarFeed from '../schemas/calendar-feed.ts';
import * as exported from '../schemas/export.ts';
import * as privacy from '../schemas/privacy.ts';
import * as report from '../schemas/report.ts';
import * as webhook from '../schemas/webhook.ts';
import type { RouteTable } from './route-spec.ts';

/** What the business takes away or has sent to it: reports, exports, the calendar feed and webhooks; and what it pays. */
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
  'GET /v1/webhooks': { room: 'webhooks', access: 'admin', data: webhook.webhookList },
  'POST /v1/webhooks': {
    room: 'webhooks',
    access: 'admin',
    body: webhook.webhookCreate,
    data: webhook.webhookMade,
    status: 201,
    errors: ['limit_reached'],
  },
  'GET /v1/webhooks/{webhookId}': { room: 'webhooks', access: 'admin', data: webhook.webhook },
  'PATCH /v1/webhooks/{webhookId}': {
    room: 'webhooks',
    access: 'admin',
    body: webhook.webhookPatch,
    data: webhook.webhook,
  },
  'DELETE /v1/webhooks/{webhookId}': { room: 'webhooks', access: 'admin' },
  'POST /v1/webhooks/{webhookId}/test': {
    room: 'webhooks',
    access: 'admin',
    data: webhook.webhookTest,
    errors: ['rate_limited'],
  },
  'GET /v1/webhooks/{webhookId}/deliveries': {
    room: 'webhooks',
    access: 'admin',
    query: webhook.webhookDeliveryQuery,
    data: webhook.webhookDeliveryList,
  },
  /** All that is held on one person, made and fetched as an export of everything is. */
  'POST /v1/privacy/export': {
    room: 'privacy',
    access: 'admin',
    body: privacy.personAsked,
    data: exported.tenantExport,
    status: 202,
    errors: ['contact_required', 'rate_limited'],
  },
  'POST /v1/privacy/erase': {
    room: 'privacy',
    access: 'owner',
    body: privacy.personErased,
    data: privacy.erasureReceipt,
    status: 202,
    errors: ['contact_required', 'rate_limited'],
  },
  'GET /v1/privacy/receipts': {
    room: 'privacy',
    access: 'owner',
    query: privacy.receiptQuery,
    data: privacy.receiptList,
  },
  'POST /v1/billing/checkout': {
    room: 'billing',
    access: 'owner',
    body: billing.checkoutCreate,
    data: billing.paymentPage,
    errors: ['billing_unavailable', 'already_subscribed', 'payment_unavailable'],
  },
  'POST /v1/billing/portal': {
    room: 'billing',
    access: 'owner',
    body: billing.portalCreate,
    data: billing.paymentPage,
    errors: ['billing_unavailable', 'not_subscribed', 'payment_unavailable'],
  },
  /** Stripe's: whoever signs with the endpoint's secret. */
  'POST /public/webhooks/stripe': {
    room: 'billing',
    access: 'anyone',
    encoding: 'raw',
    maxBodyBytes: 256 * 1024,
    errors: ['billing_unavailable', 'payment_unavailable'],
  },
} as const satisfies RouteTable;
