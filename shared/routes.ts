import type { InferType, Schema } from 'yup';
import type { Role } from './domain/roles.ts';
import * as availability from './schemas/availability.ts';
import * as booking from './schemas/booking.ts';
import * as chat from './schemas/chat.ts';
import * as lead from './schemas/lead.ts';
import * as me from './schemas/me.ts';
import * as member from './schemas/member.ts';
import * as publicSite from './schemas/public-site.ts';
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
  | 'slots'
  | 'leads'
  | 'bookings'
  | 'members'
  | 'public-site'
  | 'pages'
  | 'chat';

export interface RouteSpec {
  readonly room: Room;
  readonly access: Access;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Absent: the route answers 204, or a page. */
  readonly data?: Schema;
  /** Status of success; 200 unless told, 204 without `data`. */
  readonly status?: 200 | 201;
  /** `page` answers HTML; everything else JSON. */
  readonly answers?: 'page';
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

  'POST /v1/tenants': {
    room: 'tenants',
    access: 'session',
    body: tenant.tenantCreate,
    data: tenant.tenant,
    status: 201,
  },
  'PATCH /v1/tenants/current': {
    room: 'tenants',
    access: 'admin',
    body: tenant.tenantPatch,
    data: tenant.tenant,
  },

  // Without a business it is the same 404 as without a site, so that a newcomer's client needs one rule.
  'GET /v1/sites': { room: 'sites', access: 'session', data: site.site },
  'POST /v1/sites': { room: 'sites', access: 'admin', body: site.siteCreate, data: site.site, status: 201 },
  'PATCH /v1/sites/current': { room: 'sites', access: 'admin', body: site.sitePatch, data: site.site },

  'GET /v1/services': { room: 'services', access: 'viewer', data: service.serviceList },
  'POST /v1/services': {
    room: 'services',
    access: 'staff',
    body: service.serviceCreate,
    data: service.service,
    status: 201,
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
  },
  'PATCH /v1/availability/{availabilityId}': {
    room: 'availability',
    access: 'staff',
    body: availability.windowPatch,
    data: availability.availabilityWindow,
  },
  'DELETE /v1/availability/{availabilityId}': { room: 'availability', access: 'staff' },

  'GET /v1/slots': { room: 'slots', access: 'viewer', query: slot.slotQuery, data: slot.slotList },
  'POST /v1/slots/generate': {
    room: 'slots',
    access: 'staff',
    body: availability.slotGeneration,
    data: availability.slotGenerationResult,
  },

  'GET /v1/leads': { room: 'leads', access: 'viewer', query: lead.leadQuery, data: lead.leadList },
  'POST /v1/leads': { room: 'leads', access: 'staff', body: lead.leadCreate, data: lead.lead, status: 201 },
  'GET /v1/leads/{leadId}': { room: 'leads', access: 'viewer', data: lead.lead },
  'PATCH /v1/leads/{leadId}': { room: 'leads', access: 'staff', body: lead.leadPatch, data: lead.lead },
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
  },
  'GET /v1/bookings/{bookingId}': { room: 'bookings', access: 'viewer', data: booking.booking },
  'PATCH /v1/bookings/{bookingId}': {
    room: 'bookings',
    access: 'staff',
    body: booking.bookingPatch,
    data: booking.booking,
  },
  'DELETE /v1/bookings/{bookingId}': { room: 'bookings', access: 'staff' },

  'GET /v1/members': { room: 'members', access: 'viewer', data: member.memberList },

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
  },
  'GET /public/bookings/{manageToken}': {
    room: 'public-site',
    access: 'anyone',
    data: booking.managedBooking,
  },
  'POST /public/sites/{slug}/chat': {
    room: 'chat',
    access: 'anyone',
    body: chat.chatRequest,
    data: chat.chatAnswer,
    transport: 'stream',
    maxBodyBytes: 64 * 1024,
  },

  'GET /site': { room: 'pages', access: 'anyone', answers: 'page' },
  'GET /site/{slug}': { room: 'pages', access: 'anyone', query: publicSite.siteQuery, answers: 'page' },
  'POST /site/{slug}/book': {
    room: 'pages',
    access: 'anyone',
    body: booking.publicBookingForm,
    answers: 'page',
    encoding: 'form',
  },
  'GET /embed/{slug}': { room: 'pages', access: 'anyone', answers: 'page' },
  'GET /rdv/{manageToken}': { room: 'pages', access: 'anyone', answers: 'page' },
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
