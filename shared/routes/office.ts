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
    summary: 'From conversations to attended appointments, by day and by source',
    resource: 'reports',
    access: 'viewer',
    query: report.reportQuery,
    data: report.report,
    errors: ['range_too_large'],
  },
  'GET /v1/exports/leads.csv': {
    summary: 'The leads as a table',
    resource: 'exports',
    access: 'admin',
    query: exported.tableQuery,
    answers: 'file',
    contentType: 'text/csv',
    errors: ['range_too_large'],
  },
  'GET /v1/exports/bookings.csv': {
    summary: 'The bookings as a table',
    resource: 'exports',
    access: 'admin',
    query: exported.tableQuery,
    answers: 'file',
    contentType: 'text/csv',
    errors: ['range_too_large'],
  },
  'POST /v1/exports': {
    summary: 'Begin an export of everything the business holds',
    resource: 'exports',
    access: 'admin',
    data: exported.tenantExport,
    status: 202,
    errors: ['rate_limited'],
  },
  'GET /v1/exports/{exportId}': {
    summary: 'The state of an export, and its links once it is ready',
    resource: 'exports',
    access: 'admin',
    data: exported.tenantExport,
  },
  'GET /public/exports/{exportToken}': {
    summary: 'A file of an export, by its link',
    resource: 'exports',
    access: 'anyone',
    answers: 'file',
    contentType: 'application/json',
  },
  'GET /v1/calendar-feed': {
    summary: 'The address that a calendar program subscribes to',
    resource: 'calendar-feeds',
    access: 'admin',
    data: calendarFeed.calendarFeed,
  },
  'POST /v1/calendar-feed/rotate': {
    summary: 'Revoke every address of the calendar feed and give a new one',
    resource: 'calendar-feeds',
    access: 'admin',
    data: calendarFeed.calendarFeed,
  },
  /** The token ends in `.ics`: a gateway's path parameter cannot have a suffix. */
  'GET /public/calendars/{feedToken}': {
    summary: 'The bookings as an iCalendar feed; the token ends in .ics',
    resource: 'calendar-feeds',
    access: 'anyone',
    answers: 'file',
    contentType: 'text/calendar',
    errors: ['rate_limited'],
  },
  'GET /v1/automations': {
    summary: 'The messages to visitors and leads, with their texts',
    resource: 'automations',
    access: 'admin',
    data: automation.automationList,
  },
  'PATCH /v1/automations/{kind}': {
    summary: 'Turn a message on or off, or put it into the business’s own words; a Pro feature',
    resource: 'automations',
    access: 'admin',
    body: automation.automationPatch,
    data: automation.automation,
    errors: ['plan_required'],
  },
  'DELETE /v1/automations/{kind}': {
    summary: 'Put our texts back, and turn the message on',
    resource: 'automations',
    access: 'admin',
  },
  'GET /v1/webhooks': {
    summary: 'List the webhooks',
    resource: 'webhooks',
    access: 'admin',
    data: webhook.webhookList,
  },
  'POST /v1/webhooks': {
    summary: 'Add a webhook; the answer holds the secret that signs its messages',
    resource: 'webhooks',
    access: 'admin',
    body: webhook.webhookCreate,
    data: webhook.webhookMade,
    status: 201,
    errors: ['limit_reached'],
  },
  'GET /v1/webhooks/{webhookId}': {
    summary: 'One webhook',
    resource: 'webhooks',
    access: 'admin',
    data: webhook.webhook,
  },
  'PATCH /v1/webhooks/{webhookId}': {
    summary:
      'Change a webhook, pause it, make it active again, or keep one whose creator is no longer an admin',
    resource: 'webhooks',
    access: 'admin',
    body: webhook.webhookPatch,
    data: webhook.webhook,
  },
  'DELETE /v1/webhooks/{webhookId}': {
    summary: 'Remove a webhook; nothing more is sent to it',
    resource: 'webhooks',
    access: 'admin',
  },
  'POST /v1/webhooks/{webhookId}/test': {
    summary: 'Send a signed test message now, and return the result',
    resource: 'webhooks',
    access: 'admin',
    data: webhook.webhookTest,
    errors: ['rate_limited'],
  },
  'GET /v1/webhooks/{webhookId}/deliveries': {
    summary: 'What was sent to a webhook in the last 30 days, newest first',
    resource: 'webhooks',
    access: 'admin',
    query: webhook.webhookDeliveryQuery,
    data: webhook.webhookDeliveryList,
  },
  /** All data about one person, created and fetched like a full export. */
  'POST /v1/privacy/export': {
    summary: 'Begin an export of all that is held on an e-mail or a phone',
    resource: 'exports',
    access: 'admin',
    body: privacy.personAsked,
    data: exported.tenantExport,
    status: 202,
    errors: ['contact_required', 'rate_limited'],
  },
  'POST /v1/privacy/erase': {
    summary: 'Erase all that is held on an e-mail or a phone; a receipt stays',
    resource: 'privacy',
    access: 'owner',
    body: privacy.personErased,
    data: privacy.erasureReceipt,
    status: 202,
    errors: ['contact_required', 'rate_limited'],
  },
  'GET /v1/privacy/receipts': {
    summary: 'List the receipts of erasures, newest first',
    resource: 'privacy',
    access: 'owner',
    query: privacy.receiptQuery,
    data: privacy.receiptList,
  },
  'POST /v1/billing/checkout': {
    summary: 'Open the page on which a plan is paid; one that was open before is closed',
    resource: 'billing',
    access: 'owner',
    body: billing.checkoutCreate,
    data: billing.paymentPage,
    errors: ['billing_unavailable', 'already_subscribed', 'payment_unavailable'],
  },
  'POST /v1/billing/portal': {
    summary: 'Open the page on which the subscription is seen, changed or ended',
    resource: 'billing',
    access: 'owner',
    body: billing.portalCreate,
    data: billing.paymentPage,
    errors: ['billing_unavailable', 'not_subscribed', 'payment_unavailable'],
  },
  /** Called by Stripe, and authenticated by the signature with the endpoint's secret. */
  'POST /public/webhooks/stripe': {
    summary: 'Stripe’s events, under Stripe’s signature; at most 256 KiB',
    resource: 'billing',
    access: 'anyone',
    encoding: 'raw',
    maxBodyBytes: 256 * 1024,
    errors: ['billing_unavailable', 'payment_unavailable'],
  },
} as const satisfies RouteTable;
