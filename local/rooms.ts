import type { Kernel } from '../functions/kernel/http/kernel.ts';
import type { HttpHandler, RoomFactory } from '../functions/kernel/http/resource.ts';
import { matchRoute } from '../functions/kernel/http/route-match.ts';
import { room as audit } from '../functions/resources/audit/handler.ts';
import { room as availability } from '../functions/resources/availability/handler.ts';
import { room as billing } from '../functions/resources/billing/handler.ts';
import { room as bookings } from '../functions/resources/bookings/handler.ts';
import { room as calendars } from '../functions/resources/calendar-feeds/handler.ts';
import { room as staffCalendars } from '../functions/resources/calendars/handler.ts';
import { room as chat } from '../functions/resources/chat/handler.ts';
import { room as closures } from '../functions/resources/closures/handler.ts';
import { room as conversations } from '../functions/resources/conversations/handler.ts';
import { room as exports } from '../functions/resources/exports/handler.ts';
import { room as leads } from '../functions/resources/leads/handler.ts';
import { room as me } from '../functions/resources/me/handler.ts';
import { room as members } from '../functions/resources/members/handler.ts';
import { room as openapi } from '../functions/resources/openapi/handler.ts';
import { room as pages } from '../functions/resources/pages/handler.ts';
import { room as privacy } from '../functions/resources/privacy/handler.ts';
import { room as publicSite } from '../functions/resources/public-site/handler.ts';
import { room as reports } from '../functions/resources/reports/handler.ts';
import { room as services } from '../functions/resources/services/handler.ts';
import { room as sites } from '../functions/resources/sites/handler.ts';
import { room as slots } from '../functions/resources/slots/handler.ts';
import { room as tenants } from '../functions/resources/tenants/handler.ts';
import { room as webhooks } from '../functions/resources/webhooks/handler.ts';
import type { Room } from '../shared/routes/route-spec.ts';
import { routeSpec } from '../shared/routes.ts';

const factories: Readonly<Record<Room, RoomFactory>> = {
  audit,
  availability,
  billing,
  bookings,
  calendars,
  chat,
  conversations,
  exports,
  closures,
  leads,
  me,
  members,
  openapi,
  pages,
  privacy,
  'public-site': publicSite,
  reports,
  services,
  sites,
  slots,
  'staff-calendars': staffCalendars,
  tenants,
  webhooks,
};

/** Every room's real handler on one kernel, found as the gateways find them: by method and path. */
export const openRooms = (kernel: Kernel) => {
  const open = new Map<string, HttpHandler>(
    Object.entries(factories).map(([name, make]) => [name, make(kernel)]),
  );
  return (method: string, path: string): HttpHandler | undefined => {
    const match = matchRoute(method === 'HEAD' ? 'GET' : method, path);
    return match && open.get(routeSpec(match.key).room);
  };
};
