import type { Kernel } from '../functions/kernel/http/kernel.ts';
import type { HttpHandler, ResourceFactory } from '../functions/kernel/http/resource.ts';
import { resource as audit } from '../functions/resources/audit/handler.ts';
import { resource as automations } from '../functions/resources/automations/handler.ts';
import { resource as availability } from '../functions/resources/availability/handler.ts';
import { resource as billing } from '../functions/resources/billing/handler.ts';
import { resource as bookings } from '../functions/resources/bookings/handler.ts';
import { resource as calendarFeeds } from '../functions/resources/calendar-feeds/handler.ts';
import { resource as calendars } from '../functions/resources/calendars/handler.ts';
import { resource as changes } from '../functions/resources/changes/handler.ts';
import { resource as chat } from '../functions/resources/chat/handler.ts';
import { resource as closures } from '../functions/resources/closures/handler.ts';
import { resource as conversations } from '../functions/resources/conversations/handler.ts';
import { resource as exports } from '../functions/resources/exports/handler.ts';
import { resource as leads } from '../functions/resources/leads/handler.ts';
import { resource as me } from '../functions/resources/me/handler.ts';
import { resource as members } from '../functions/resources/members/handler.ts';
import { resource as messages } from '../functions/resources/messages/handler.ts';
import { resource as openapi } from '../functions/resources/openapi/handler.ts';
import { resource as pages } from '../functions/resources/pages/handler.ts';
import { resource as pictures } from '../functions/resources/pictures/handler.ts';
import { resource as privacy } from '../functions/resources/privacy/handler.ts';
import { resource as publicSite } from '../functions/resources/public-site/handler.ts';
import { resource as reports } from '../functions/resources/reports/handler.ts';
import { resource as services } from '../functions/resources/services/handler.ts';
import { resource as sites } from '../functions/resources/sites/handler.ts';
import { resource as slots } from '../functions/resources/slots/handler.ts';
import { resource as tenants } from '../functions/resources/tenants/handler.ts';
import { resource as waitlist } from '../functions/resources/waitlist/handler.ts';
import { resource as webhooks } from '../functions/resources/webhooks/handler.ts';
import { type Resource, routeSpec } from '../shared/routes.ts';
import { atOnce } from './at-once.ts';
import { toContext } from './event.ts';
import { matchRoute } from './match-route.ts';

const factories: Readonly<Record<Resource, ResourceFactory>> = {
  audit,
  automations,
  availability,
  billing,
  bookings,
  'calendar-feeds': calendarFeeds,
  calendars,
  changes,
  chat,
  conversations,
  exports,
  closures,
  leads,
  me,
  members,
  messages,
  openapi,
  pages,
  pictures,
  privacy,
  'public-site': publicSite,
  reports,
  services,
  sites,
  slots,
  tenants,
  waitlist,
  webhooks,
};

/**
 * Concurrent requests per resource. On AWS each request has its own processor; hundreds sharing one would all read a
 * day before the first writes it, and keep conflicting until they time out.
 */
const REQUESTS_AT_ONCE = 4;

/** Queues a resource's requests; each request's timeout starts when it runs. */
const openInTurn = (
  make: ResourceFactory,
  kernel: Kernel,
): { readonly now: HttpHandler; readonly inTurn: HttpHandler } => {
  const now = make(kernel);
  const limited = atOnce(REQUESTS_AT_ONCE);
  return { now, inTurn: (event, { awsRequestId }) => limited(() => now(event, toContext(awsRequestId))) };
};

/** Every resource's real handler on one kernel, found as the gateways find them: by method and path. */
export const openResources = (kernel: Kernel) => {
  const open = new Map(Object.entries(factories).map(([name, make]) => [name, openInTurn(make, kernel)]));
  return (method: string, path: string): HttpHandler | undefined => {
    const match = matchRoute(method === 'HEAD' ? 'GET' : method, path);
    if (!match) return undefined;
    const { resource, transport } = routeSpec(match.key);
    // Streamed answers are not limited: they mostly wait for another machine.
    return open.get(resource)?.[transport === 'stream' ? 'now' : 'inTurn'];
  };
};
