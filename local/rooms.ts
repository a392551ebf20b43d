import { room as audit } from '../functions/audit/handler.ts';
import { room as availability } from '../functions/availability/handler.ts';
import { room as billing } from '../functions/billing/handler.ts';
import { room as bookings } from '../functions/bookings/handler.ts';
import { room as calendars } from '../functions/calendars/handler.ts';
import { room as chat } from '../functions/chat/handler.ts';
import { room as closures } from '../functions/closures/handler.ts';
import { room as conversations } from '../functions/conversations/handler.ts';
import { room as exports } from '../functions/exports/handler.ts';
import type { Kernel } from '../functions/kernel/kernel.ts';
import type { HttpHandler, RoomFactory } from '../functions/kernel/resource.ts';
import { matchRoute } from '../functions/kernel/route-match.ts';
import { room as leads } from '../functions/leads/handler.ts';
import { room as me } from '../functions/me/handler.ts';
import { room as members } from '../functions/members/handler.ts';
import { room as openapi } from '../functions/openapi/handler.ts';
import { room as pages } from '../functions/pages/handler.ts';
import { room as privacy } from '../functions/privacy/handler.ts';
import { room as publicSite } from '../functions/public-site/handler.ts';
import { room as reports } from '../functions/reports/handler.ts';
import { room as services } from '../functions/services/handler.ts';
import { room as sites } from '../functions/sites/handler.ts';
import { room as slots } from '../functions/slots/handler.ts';
import { room as staffCalendars } from '../functions/staff-calendars/handler.ts';
import { room as tenants } from '../functions/tenants/handler.ts';
import { room as webhooks } from '../functions/webhooks/handler.ts';
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
