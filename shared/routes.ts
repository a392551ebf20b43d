import type { InferType, Schema } from 'yup';
import { auditRoutes } from './routes/audit.ts';
import { automationsRoutes } from './routes/automations.ts';
import { availabilityRoutes } from './routes/availability.ts';
import { billingRoutes } from './routes/billing.ts';
import { bookingsRoutes } from './routes/bookings.ts';
import { calendarFeedsRoutes } from './routes/calendar-feeds.ts';
import { calendarsRoutes } from './routes/calendars.ts';
import { changesRoutes } from './routes/changes.ts';
import { chatRoutes } from './routes/chat.ts';
import { closuresRoutes } from './routes/closures.ts';
import { conversationsRoutes } from './routes/conversations.ts';
import { exportsRoutes } from './routes/exports.ts';
import { leadsRoutes } from './routes/leads.ts';
import { meRoutes } from './routes/me.ts';
import { membersRoutes } from './routes/members.ts';
import { messagesRoutes } from './routes/messages.ts';
import { openapiRoutes } from './routes/openapi.ts';
import { pagesRoutes } from './routes/pages.ts';
import { picturesRoutes } from './routes/pictures.ts';
import { privacyRoutes } from './routes/privacy.ts';
import { publicSiteRoutes } from './routes/public-site.ts';
import { reportsRoutes } from './routes/reports.ts';
import type { RouteSpec } from './routes/route-spec.ts';
import { servicesRoutes } from './routes/services.ts';
import { sitesRoutes } from './routes/sites.ts';
import { slotsRoutes } from './routes/slots.ts';
import { tenantsRoutes } from './routes/tenants.ts';
import { waitlistRoutes } from './routes/waitlist.ts';
import { webhooksRoutes } from './routes/webhooks.ts';

/**
 * **The** list of routes, a file for each resource. The gateways, web client, API description and test matrices are
 * generated from it. A function imports its own resource's file only, or it would start with every other's schemas.
 */
const routesByResource = {
  me: meRoutes,
  tenants: tenantsRoutes,
  members: membersRoutes,
  audit: auditRoutes,
  changes: changesRoutes,
  sites: sitesRoutes,
  pictures: picturesRoutes,
  services: servicesRoutes,
  availability: availabilityRoutes,
  closures: closuresRoutes,
  calendars: calendarsRoutes,
  slots: slotsRoutes,
  leads: leadsRoutes,
  bookings: bookingsRoutes,
  waitlist: waitlistRoutes,
  conversations: conversationsRoutes,
  reports: reportsRoutes,
  exports: exportsRoutes,
  'calendar-feeds': calendarFeedsRoutes,
  automations: automationsRoutes,
  webhooks: webhooksRoutes,
  messages: messagesRoutes,
  privacy: privacyRoutes,
  billing: billingRoutes,
  openapi: openapiRoutes,
  'public-site': publicSiteRoutes,
  chat: chatRoutes,
  pages: pagesRoutes,
} as const;

type Tables = typeof routesByResource;
export type Resource = keyof Tables;

export type RouteKey = { [R in Resource]: keyof Tables[R] }[Resource];

/** The routes that one resource serves. */
export type RoutesOf<R extends Resource> = keyof Tables[R] & RouteKey;

/** A route's specification, with its literal types. */
export type RouteOf<Key extends RouteKey> = {
  [R in Resource]: Key extends RoutesOf<R> ? Tables[R][Key] : never;
}[Resource];

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The parameters in a route's path. */
export type RouteParams<Key extends RouteKey> = { readonly [Name in ParamNames<Key>]: string };

type Inferred<Spec, Part extends string> = Spec extends { readonly [P in Part]: infer S extends Schema }
  ? InferType<S>
  : undefined;

export type RouteQuery<Key extends RouteKey> = Inferred<RouteOf<Key>, 'query'>;
export type RouteBody<Key extends RouteKey> = Inferred<RouteOf<Key>, 'body'>;
export type RouteData<Key extends RouteKey> = Inferred<RouteOf<Key>, 'data'>;

/** A route's specification without its literal types, and the resource that serves it. */
export interface ServedRoute extends RouteSpec {
  readonly resource: Resource;
}

export const resources = Object.keys(routesByResource).filter(
  (name): name is Resource => name in routesByResource,
);

const served: ReadonlyMap<string, ServedRoute> = new Map(
  resources.flatMap((resource) =>
    Object.entries<RouteSpec>(routesByResource[resource]).map(([key, spec]) => [key, { ...spec, resource }]),
  ),
);

export const routeKeys = [...served.keys()].filter((key): key is RouteKey => served.has(key));

/** A route's specification, without its literal types. */
export const routeSpec = (key: RouteKey): ServedRoute => {
  const spec = served.get(key);
  if (!spec) throw new Error(`There is no route "${key}".`);
  return spec;
};
