import * as automation from '../schemas/automation.ts';
import * as billing from '../schemas/billing.ts';
import * as calendarFeed from '../schemas/calendar-feed.ts';
import * as exported from '../schemas/export.ts';
import * as privacy from '../schemas/privacy.ts';
import * as report from '../schemas/report.ts';
import * as webhook from '../schemas/webhook.ts';
import type { RouteTable } from './route-spec.ts';

/** Routes of reports, exports, the calendar feed, messages, webhooks and billing. */
export const officeRoutes = {
  'GET /v1/reports/summary': {
    resource: 'reports',
    access: 'viewer',
    query: report.reportQuery,
    data: report.report,
    errors: ['range_too_large'],
  },
  'GET /v1/exports/leads.csv': {
    resource: 'exports',
    access: 'admin',
    query: exported.tableQuery,
    answers: 'file',
    contentType: 'text/csv',
    errors: ['range_too_large'],
  },
  'GET /v1/exports/bookings.csv': {
    resource: 'exports',
    access: 'admin',
    query: exported.tableQuery,
    answers: 'file',
    contentType: 'text/csv',
    errors: ['range_too_large'],
  },
  'POST /v1/exports': {
    resource: 'exports',
    access: 'admin',
    data: exported.tenantExport,
    status: 202,
    errors: ['rate_limited'],
  },
  'GET /v1/exports/{exportId}': {
    resource: 'exports',
    access: 'admin',
    data: exported.tenantExport,
  },
  'GET /public/exports/{exportToken}': {
    resource: 'exports',
    access: 'anyone',
    answers: 'file',
    contentType: 'application/json',
  },
  'GET /v1/calendar-feed': {
    resource: 'calendar-feeds',
    access: 'admin',
    data: calendarFeed.calendarFeed,
  },
  'POST /v1/calendar-feed/rotate': {
    resource: 'calendar-feeds',
    access: 'admin',
    data: calendarFeed.calendarFeed,
  },
  /** The token ends in `.ics`: a gateway's path parameter cannot have a suffix. */
  'GET /public/calendars/{feedToken}': {
    resource: 'calendar-feeds',
    access: 'anyone',
    answers: 'file',
    contentType: 'text/calendar',
    errors: ['rate_limited'],
  },
  'GET /v1/automations': {
    resource: 'automations',
    access: 'admin',
    data: automation.automationList,
  },
  'PATCH /v1/automations/{kind}': {
    resource: 'automations',
    access: 'admin',
    body: automation.automationPatch,
    data: automation.automation,
    errors: ['plan_required'],
  },
  'DELETE /v1/automations/{kind}': {
    resource: 'automations',
    access: 'admin',
  },
  'POST /v1/automations/{kind}/preview': {
    resource: 'automations',
    access: 'admin',
    body: automation.previewAsk,
    data: automation.messagePreview,
  },
  'POST /v1/automations/{kind}/test': {
    resource: 'automations',
    access: 'admin',
    body: automation.testAsk,
    data: automation.testAsked,
    status: 202,
    errors: ['plan_required', 'rate_limited'],
  },
  'GET /v1/automations/tests/{testId}': {
    resource: 'automations',
    access: 'admin',
    data: automation.testOutcome,
  },
  'GET /v1/webhooks': {
    resource: 'webhooks',
    access: 'admin',
    data: webhook.webhookList,
  },
  'POST /v1/webhooks': {
    resource: 'webhooks',
    access: 'admin',
    body: webhook.webhookCreate,
    data: webhook.webhookMade,
    status: 201,
    errors: ['limit_reached'],
  },
  'GET /v1/webhooks/{webhookId}': {
    resource: 'webhooks',
    access: 'admin',
    data: webhook.webhook,
  },
  'PATCH /v1/webhooks/{webhookId}': {
    resource: 'webhooks',
    access: 'admin',
    body: webhook.webhookPatch,
    data: webhook.webhook,
  },
  'DELETE /v1/webhooks/{webhookId}': {
    resource: 'webhooks',
    access: 'admin',
  },
  'POST /v1/webhooks/{webhookId}/test': {
    resource: 'webhooks',
    access: 'admin',
    data: webhook.webhookTest,
    errors: ['rate_limited'],
  },
  'GET /v1/webhooks/{webhookId}/deliveries': {
    resource: 'webhooks',
    access: 'admin',
    query: webhook.webhookDeliveryQuery,
    data: webhook.webhookDeliveryList,
  },
  /** All data about one person, created and fetched like a full export. */
  'POST /v1/privacy/export': {
    resource: 'exports',
    access: 'admin',
    body: privacy.personAsked,
    data: exported.tenantExport,
    status: 202,
    errors: ['contact_required', 'rate_limited'],
  },
  'POST /v1/privacy/erase': {
    resource: 'privacy',
    access: 'owner',
    body: privacy.personErased,
    data: privacy.erasureReceipt,
    status: 202,
    errors: ['contact_required', 'rate_limited'],
  },
  'GET /v1/privacy/receipts': {
    resource: 'privacy',
    access: 'owner',
    query: privacy.receiptQuery,
    data: privacy.receiptList,
  },
  'POST /v1/billing/checkout': {
    resource: 'billing',
    access: 'owner',
    body: billing.checkoutCreate,
    data: billing.paymentPage,
    errors: ['billing_unavailable', 'already_subscribed', 'payment_unavailable'],
  },
  'POST /v1/billing/portal': {
    resource: 'billing',
    access: 'owner',
    body: billing.portalCreate,
    data: billing.paymentPage,
    errors: ['billing_unavailable', 'not_subscribed', 'payment_unavailable'],
  },
  /** Called by Stripe, and authenticated by the signature with the endpoint's secret. */
  'POST /public/webhooks/stripe': {
    resource: 'billing',
    access: 'anyone',
    encoding: 'raw',
    maxBodyBytes: 256 * 1024,
    errors: ['billing_unavailable', 'payment_unavailable'],
  },
} as const satisfies RouteTable;
