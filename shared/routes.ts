import type { InferType, Schema } from 'yup';
import type { ErrorCode } from './domain/errors.ts';
import type { Role } from './domain/roles.ts';
import * as audit from './schemas/audit.ts';
import * as availability from './schemas/availability.ts';
import * as booking from './schemas/booking.ts';
import * as calendar from './schemas/calendar.ts';
import * as calendarFeed from './schemas/calendar-feed.ts';
import * as chat from './schemas/chat.ts';
import * as closure from './schemas/closure.ts';
import * as conversation from './schemas/conversation.ts';
import * as exported from './schemas/export.ts';
import * as lead from './schemas/lead.ts';
import * as me from './schemas/me.ts';
import * as member from './schemas/member.ts';
import * as publicSite from './schemas/public-site.ts';
import * as report from './schemas/report.ts';
import * as service from './schemas/service.ts';
import * as site from './schemas/site.ts';
import * as slot from './schemas/slot.ts';
import * as tenant from './schemas/tenant.ts';

/** `anyone`: no token. `session`: a signed-in user, member or not. A role: a member with at least that role. */
export type Access = 'anyone' | 'session' | Role;

export type Room =
  | 'me'
  | 'tenants'
  | 'sites'
  | 'services'
  | 'availability'
  | 'closures'
  | 'staff-calendars'
  | 'slots'
  | 'leads'
  | 'bookings'
  | 'members'
  | 'audit'
  | 'conversations'
  | 'reports'
  | 'exports'
  | 'calendars'
  | 'openapi'
  | 'public-site'
  | 'pages'
  | 'chat';

export interface RouteSpec {
  readonly room: Room;
  readonly access: Access;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Absent: the route answers 204, a page or a file. */
  readonly data?: Schema;
  /** Status of success; 200 unless told, 204 without `data`. */
  readonly status?: 200 | 201 | 202;
  /** `page` answers HTML, `file` its own content type; everything else JSON. */
  readonly answers?: 'page' | 'file';
  /** Of an answer that is a file. */
  readonly contentType?: 'text/csv' | 'text/calendar' | 'application/json';
  /** What it refuses for reasons of its own; what every route of its kind may answer is not repeated. */
  readonly errors?: readonly ErrorCode[];
  /** `stream` is served by its own function URL, not by the HTTP API, which cannot stream. */
  readonly transport?: 'stream';
  /** `form` bodies are urlencoded, for a page without JavaScript; their nonce is the idempotency key. */
  readonly encoding?: 'form';
  /** Largest body accepted, in bytes; 16 KiB unless told. */
  readonly maxBodyBytes?: number;
}

/** THE list of routes. The gateways, handlers, web client, API description and test matrices are made from it. */
export const routes = {
  'GET /v1/me': { room: 'me', access: 'session', data: me.me },
  'POST /v1/invitations/{invitationId}/accept': {
    room: 'me',
    access: 'session',
    data: me.me,
    errors: ['has_business'],
  },
  'POST /v1/invitations/{invitationId}/decline': { room: 'me', access: 'session' },

  'POST /v1/tenants': {
    room: 'tenants',
    access: 'session',
    body: tenant.tenantCreate,
    data: tenant.tenant,
    status: 201,
    errors: ['invitation_pending'],
  },
  'PATCH /v1/tenants/current': {
    room: 'tenants',
    access: 'admin',
    body: tenant.tenantPatch,
    data: tenant.tenant,
  },

  // Without a business it is the same 404 as without a site, so that a newcomer's client needs one rule.
  'GET /v1/sites': { room: 'sites', access: 'session', data: site.site, errors: ['site_not_found'] },
  'POST /v1/sites': {
    room: 'sites',
    access: 'admin',
    body: site.siteCreate,
    data: site.site,
    status: 201,
    errors: ['slug_taken', 'site_exists'],
  },
  'PATCH /v1/sites/current': {
    room: 'sites',
    access: 'admin',
    body: site.sitePatch,
    data: site.site,
    errors: ['site_not_found', 'slug_taken'],
  },

  'GET /v1/services': { room: 'services', access: 'viewer', data: service.serviceList },
  'POST /v1/services': {
    room: 'services',
    access: 'staff',
    body: service.serviceCreate,
    data: service.service,
    status: 201,
    errors: ['limit_reached'],
  },
  'PATCH /v1/services/{serviceId}': {
    room: 'services',
    access: 'staff',
    body: service.servicePatch,
    data: service.service,
  },
  'DELETE /v1/services/{serviceId}': { room: 'services', access: 'staff' },

  'GET /v1/availability': { room: 'availability', access: 'viewer', data: availability.availability },
  'POST /v1/availability': {
    room: 'availability',
    access: 'staff',
    body: availability.windowCreate,
    data: availability.availabilityWindow,
    status: 201,
    errors: ['end_before_start', 'limit_reached'],
  },
  'PATCH /v1/availability/{availabilityId}': {
    room: 'availability',
    access: 'staff',
    body: availability.windowPatch,
    data: availability.availabilityWindow,
    errors: ['end_before_start', 'limit_reached'],
  },
  'DELETE /v1/availability/{availabilityId}': { room: 'availability', access: 'staff' },

  'GET /v1/closures': { room: 'closures', access: 'viewer', data: closure.closureList },
  'POST /v1/closures': {
    room: 'closures',
    access: 'staff',
    body: closure.closureCreate,
    data: closure.closureMade,
    status: 201,
    errors: ['end_before_start', 'limit_reached'],
  },
  'POST /v1/closures/quebec-holidays': {
    room: 'closures',
    access: 'staff',
    body: closure.quebecHolidaysRequest,
    data: closure.quebecHolidaysMade,
    errors: ['limit_reached'],
  },
  'DELETE /v1/closures/{closureId}': { room: 'closures', access: 'staff' },

  'GET /v1/calendars': { room: 'staff-calendars', access: 'viewer', data: calendar.calendarList },
  'PATCH /v1/calendars/{memberId}': {
    room: 'staff-calendars',
    access: 'admin',
    body: calendar.calendarPatch,
    data: calendar.calendar,
    errors: ['plan_required', 'limit_reached'],
  },

  'GET /v1/slots': { room: 'slots', access: 'viewer', query: slot.slotQuery, data: slot.slotList },
  'POST /v1/slots/generate': {
    room: 'slots',
    access: 'staff',
    body: availability.slotGeneration,
    data: availability.slotGenerationResult,
    errors: ['end_before_start'],
  },

  'GET /v1/leads': { room: 'leads', access: 'viewer', query: lead.leadQuery, data: lead.leadList },
  'POST /v1/leads': {
    room: 'leads',
    access: 'staff',
    body: lead.leadCreate,
    data: lead.lead,
    status: 201,
    errors: ['contact_in_use'],
  },
  'GET /v1/leads/{leadId}': { room: 'leads', access: 'viewer', data: lead.lead },
  'PATCH /v1/leads/{leadId}': {
    room: 'leads',
    access: 'staff',
    body: lead.leadPatch,
    data: lead.lead,
    errors: ['contact_in_use'],
  },
  'DELETE /v1/leads/{leadId}': { room: 'leads', access: 'staff' },

  'GET /v1/bookings': {
    room: 'bookings',
    access: 'viewer',
    query: booking.bookingQuery,
    data: booking.bookingList,
  },
  'POST /v1/bookings': {
    room: 'bookings',
    access: 'staff',
    body: booking.bookingCreate,
    data: booking.booking,
    status: 201,
    errors: ['slot_taken', 'day_full'],
  },
  'GET /v1/bookings/{bookingId}': { room: 'bookings', access: 'viewer', data: booking.booking },
  'PATCH /v1/bookings/{bookingId}': {
    room: 'bookings',
    access: 'staff',
    body: booking.bookingPatch,
    data: booking.booking,
    errors: ['slot_taken', 'day_full', 'booking_closed'],
  },
  'DELETE /v1/bookings/{bookingId}': { room: 'bookings', access: 'staff', errors: ['booking_closed'] },

  'GET /v1/conversations': {
    room: 'conversations',
    access: 'viewer',
    query: conversation.conversationQuery,
    data: conversation.conversationList,
  },
  'GET /v1/conversations/{conversationId}': {
    room: 'conversations',
    access: 'viewer',
    data: conversation.conversation,
  },

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

  'GET /v1/members': { room: 'members', access: 'viewer', data: member.memberList },
  'POST /v1/members/invite': {
    room: 'members',
    access: 'admin',
    body: member.memberInvite,
    data: member.member,
    status: 201,
    errors: ['member_exists', 'limit_reached'],
  },
  'PATCH /v1/members/{memberId}': {
    room: 'members',
    access: 'admin',
    body: member.memberPatch,
    data: member.member,
    errors: ['member_locked'],
  },
  'DELETE /v1/members/me': { room: 'members', access: 'session', errors: ['not_found', 'member_locked'] },
  'DELETE /v1/members/{memberId}': { room: 'members', access: 'admin', errors: ['member_locked'] },

  'GET /v1/audit': { room: 'audit', access: 'owner', query: audit.auditQuery, data: audit.auditList },

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
  'GET /public/openapi.json': {
    room: 'openapi',
    access: 'anyone',
    answers: 'file',
    contentType: 'application/json',
  },

  'GET /public/sites/{slug}/config': { room: 'public-site', access: 'anyone', data: publicSite.publicConfig },
  'GET /public/sites/{slug}/slots': {
    room: 'public-site',
    access: 'anyone',
    query: slot.publicSlotQuery,
    data: slot.publicSlotList,
  },
  'POST /public/sites/{slug}/bookings': {
    room: 'public-site',
    access: 'anyone',
    body: booking.publicBookingCreate,
    data: booking.publicBooking,
    status: 201,
    errors: ['contact_required', 'slot_invalid', 'slot_in_past', 'slot_taken', 'day_full', 'rate_limited'],
  },
  'GET /public/bookings/{manageToken}': {
    room: 'public-site',
    access: 'anyone',
    data: booking.managedBooking,
  },
  'PATCH /public/bookings/{manageToken}': {
    room: 'public-site',
    access: 'anyone',
    body: booking.managedMove,
    data: booking.managedBooking,
    errors: [
      'slot_invalid',
      'slot_in_past',
      'slot_taken',
      'day_full',
      'booking_closed',
      'cut_off_passed',
      'rate_limited',
    ],
  },
  'DELETE /public/bookings/{manageToken}': {
    room: 'public-site',
    access: 'anyone',
    errors: ['booking_closed', 'cut_off_passed', 'rate_limited'],
  },
  'POST /public/sites/{slug}/chat': {
    room: 'chat',
    access: 'anyone',
    body: chat.chatRequest,
    data: chat.chatAnswer,
    transport: 'stream',
    maxBodyBytes: 64 * 1024,
    errors: ['forbidden', 'rate_limited'],
  },

  'GET /site': { room: 'pages', access: 'anyone', answers: 'page' },
  'GET /site/{slug}': { room: 'pages', access: 'anyone', query: publicSite.siteQuery, answers: 'page' },
  'POST /site/{slug}/book': {
    room: 'pages',
    access: 'anyone',
    body: booking.publicBookingForm,
    answers: 'page',
    encoding: 'form',
    errors: ['contact_required', 'slot_invalid', 'slot_in_past', 'slot_taken', 'day_full', 'rate_limited'],
  },
  'GET /embed/{slug}': { room: 'pages', access: 'anyone', answers: 'page' },
  'GET /rdv/{manageToken}': { room: 'pages', access: 'anyone', query: booking.manageQuery, answers: 'page' },
  'POST /rdv/{manageToken}/move': {
    room: 'pages',
    access: 'anyone',
    body: booking.managedMoveForm,
    answers: 'page',
    encoding: 'form',
    errors: [
      'slot_invalid',
      'slot_in_past',
      'slot_taken',
      'day_full',
      'booking_closed',
      'cut_off_passed',
      'rate_limited',
    ],
  },
  'POST /rdv/{manageToken}/cancel': {
    room: 'pages',
    access: 'anyone',
    body: booking.managedCancelForm,
    answers: 'page',
    encoding: 'form',
    errors: ['booking_closed', 'cut_off_passed', 'rate_limited'],
  },
} as const satisfies Record<`${Method} /${string}`, RouteSpec>;

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Routes = typeof routes;
export type RouteKey = keyof Routes;

/** The routes that one room serves. */
export type RoutesOf<R extends Room> = {
  [Key in RouteKey]: Routes[Key]['room'] extends R ? Key : never;
}[RouteKey];

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The named parts of a route's path. */
export type RouteParams<Key extends RouteKey> = { readonly [Name in ParamNames<Key>]: string };

type Inferred<Spec, Part extends string> = Spec extends { readonly [P in Part]: infer S extends Schema }
  ? InferType<S>
  : undefined;

export type RouteQuery<Key extends RouteKey> = Inferred<Routes[Key], 'query'>;
export type RouteBody<Key extends RouteKey> = Inferred<Routes[Key], 'body'>;
export type RouteData<Key extends RouteKey> = Inferred<Routes[Key], 'data'>;

/** A route's specification, seen without its own literal types. */
export const routeSpec = (key: RouteKey): RouteSpec => routes[key];

export const routeKeys = Object.keys(routes).filter((key): key is RouteKey => key in routes);

export const isMutation = (key: RouteKey): boolean => !key.startsWith('GET ');
