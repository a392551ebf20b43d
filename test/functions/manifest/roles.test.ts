import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RouteKey, routeKeys } from '../../../shared/routes.ts';
import { seed, sizes } from '../../support/seeded.ts';
import { addMember, openWorld, type World } from '../../support/world.ts';
import { CALLERS, type Caller, removedToken } from './callers.ts';
import { methodOf, openStage, type Stage, validRequests } from './requests.ts';

let world: World;
let stage: Stage;
beforeAll(async () => {
  world = await openWorld();
  stage = await openStage(world);
});
afterAll(() => world.stop());

/** The least who may call each route, written by hand and not from the manifest. */
const least: Record<RouteKey, Caller> = {
  'GET /v1/me': 'stranger',
  'POST /v1/invitations/{invitationId}/accept': 'stranger',
  'POST /v1/invitations/{invitationId}/decline': 'stranger',
  'POST /v1/tenants': 'stranger',
  'PATCH /v1/tenants/current': 'admin',
  'DELETE /v1/tenants/current': 'owner',
  'GET /v1/sites': 'stranger',
  'POST /v1/sites': 'admin',
  'PATCH /v1/sites/current': 'admin',
  'GET /v1/pictures': 'viewer',
  'POST /v1/pictures/uploads': 'staff',
  // Of a service; of the business and of colleagues only admins (pictures.test.ts).
  'PUT /v1/pictures/{pictureId}': 'staff',
  'DELETE /v1/pictures/{pictureId}': 'staff',
  'GET /v1/services': 'viewer',
  'POST /v1/services': 'staff',
  'PATCH /v1/services/{serviceId}': 'staff',
  'DELETE /v1/services/{serviceId}': 'staff',
  'GET /v1/availability': 'viewer',
  'POST /v1/availability': 'staff',
  'PUT /v1/availability/hours': 'staff',
  'POST /v1/availability/stranded': 'staff',
  'PATCH /v1/availability/{availabilityId}': 'staff',
  'DELETE /v1/availability/{availabilityId}': 'staff',
  'GET /v1/closures': 'viewer',
  'POST /v1/closures': 'staff',
  'POST /v1/closures/quebec-holidays': 'staff',
  'DELETE /v1/closures/{closureId}': 'staff',
  'GET /v1/calendars': 'viewer',
  'PATCH /v1/calendars/{memberId}': 'admin',
  'GET /v1/calendars/outside': 'viewer',
  // Of the business's own calendar; a member may of theirs (outside-calendars.test.ts).
  'PUT /v1/calendars/{calendarId}/outside': 'admin',
  'DELETE /v1/calendars/{calendarId}/outside': 'admin',
  'GET /v1/calendars/busy': 'viewer',
  'GET /v1/slots': 'viewer',
  'POST /v1/slots/generate': 'staff',
  'GET /v1/leads': 'viewer',
  'GET /v1/leads/search': 'viewer',
  'GET /v1/leads/tags': 'viewer',
  'POST /v1/leads/tags': 'admin',
  'GET /v1/leads/{leadId}/visits': 'viewer',
  'POST /v1/leads': 'staff',
  'POST /v1/leads/import': 'admin',
  'GET /v1/leads/{leadId}': 'viewer',
  'PATCH /v1/leads/{leadId}': 'staff',
  'DELETE /v1/leads/{leadId}': 'staff',
  'GET /v1/leads/{leadId}/timeline': 'viewer',
  'POST /v1/leads/{leadId}/merge': 'staff',
  'POST /v1/leads/{leadId}/contacts': 'staff',
  'GET /v1/bookings': 'viewer',
  'POST /v1/bookings': 'staff',
  'GET /v1/bookings/ahead': 'viewer',
  'GET /v1/bookings/sources': 'viewer',
  'POST /v1/bookings/sources/{sourceId}/cancel': 'staff',
  'POST /v1/bookings/sources/{sourceId}/dismiss': 'staff',
  'POST /v1/bookings/offers': 'staff',
  'POST /v1/bookings/baskets': 'staff',
  'GET /v1/bookings/rescues': 'viewer',
  'POST /v1/bookings/rescues': 'staff',
  'POST /v1/bookings/reassign': 'staff',
  'POST /v1/bookings/ask-to-move': 'staff',
  'GET /v1/bookings/{bookingId}': 'viewer',
  'GET /v1/bookings/{bookingId}/history': 'viewer',
  'PATCH /v1/bookings/{bookingId}': 'staff',
  'GET /v1/bookings/{bookingId}/offers': 'staff',
  'PATCH /v1/bookings/{bookingId}/basket': 'staff',
  'POST /v1/bookings/{bookingId}/restore': 'staff',
  'DELETE /v1/bookings/{bookingId}': 'staff',
  'GET /v1/waitlist': 'viewer',
  'DELETE /v1/waitlist/{waitingId}': 'staff',
  'GET /v1/members': 'viewer',
  'POST /v1/members/invite': 'admin',
  'PATCH /v1/members/{memberId}': 'admin',
  'PATCH /v1/members/me': 'viewer',
  'DELETE /v1/members/me': 'stranger',
  'GET /v1/members/me/push-subscriptions': 'viewer',
  'POST /v1/members/me/push-subscriptions': 'staff',
  'DELETE /v1/members/me/push-subscriptions/{pushSubscriptionId}': 'viewer',
  'DELETE /v1/members/{memberId}': 'admin',
  'GET /v1/people': 'viewer',
  'POST /v1/people': 'admin',
  'PATCH /v1/people/{personId}': 'admin',
  'DELETE /v1/people/{personId}': 'admin',
  'POST /v1/people/{personId}/invite': 'admin',
  'GET /v1/changes': 'viewer',
  'GET /v1/audit': 'owner',
  'GET /v1/conversations': 'viewer',
  'GET /v1/conversations/{conversationId}': 'viewer',
  'PATCH /v1/conversations/{conversationId}': 'staff',
  'POST /v1/conversations/{conversationId}/messages': 'staff',
  'POST /v1/conversations/{conversationId}/give-back': 'staff',
  'POST /v1/conversations/{conversationId}/seen': 'staff',
  'GET /v1/questions': 'viewer',
  'DELETE /v1/questions/{questionId}': 'staff',
  'POST /v1/questions/{questionId}/answer': 'admin',
  'GET /v1/scenarios': 'viewer',
  'POST /v1/scenarios': 'staff',
  'DELETE /v1/scenarios/{scenarioId}': 'staff',
  'GET /v1/reports/summary': 'viewer',
  'GET /v1/exports/leads.csv': 'admin',
  'GET /v1/exports/bookings.csv': 'admin',
  'POST /v1/exports': 'admin',
  'GET /v1/exports/{exportId}': 'admin',
  'GET /public/exports/{exportToken}': 'nobody',
  'POST /v1/privacy/export': 'admin',
  'POST /v1/privacy/erase': 'owner',
  'GET /v1/privacy/receipts': 'owner',
  'POST /v1/billing/checkout': 'owner',
  'POST /v1/billing/portal': 'owner',
  'POST /public/webhooks/stripe': 'nobody',
  'GET /v1/calendar-feed': 'admin',
  'POST /v1/calendar-feed/rotate': 'admin',
  'GET /v1/automations': 'admin',
  'PATCH /v1/automations/{kind}': 'admin',
  'DELETE /v1/automations/{kind}': 'admin',
  'POST /v1/automations/{kind}/preview': 'admin',
  'POST /v1/automations/{kind}/test': 'admin',
  'GET /v1/automations/tests/{testId}': 'admin',
  'GET /public/calendars/{feedToken}': 'nobody',
  'GET /v1/webhooks': 'admin',
  'POST /v1/webhooks': 'admin',
  'GET /v1/webhooks/{webhookId}': 'admin',
  'PATCH /v1/webhooks/{webhookId}': 'admin',
  'DELETE /v1/webhooks/{webhookId}': 'admin',
  'POST /v1/webhooks/{webhookId}/test': 'admin',
  'GET /v1/webhooks/{webhookId}/deliveries': 'admin',
  'GET /v1/bookings/{bookingId}/messages': 'viewer',
  'GET /v1/leads/{leadId}/messages': 'viewer',
  'GET /v1/suppressions': 'admin',
  'DELETE /v1/suppressions/{suppressionId}': 'admin',
  'GET /v1/mail-figures': 'admin',
  'GET /public/openapi.json': 'nobody',
  'GET /public/sites/{slug}/config': 'nobody',
  'GET /public/sites/{slug}/slots': 'nobody',
  'GET /public/sites/{slug}/days': 'nobody',
  'POST /public/sites/{slug}/bookings': 'nobody',
  'POST /public/sites/{slug}/offers': 'nobody',
  'POST /public/sites/{slug}/baskets': 'nobody',
  'GET /public/bookings/{manageToken}': 'nobody',
  'PATCH /public/bookings/{manageToken}': 'nobody',
  'DELETE /public/bookings/{manageToken}': 'nobody',
  'GET /public/bookings/{manageToken}/offers': 'nobody',
  'PATCH /public/bookings/{manageToken}/basket': 'nobody',
  'POST /public/sites/{slug}/waitlist': 'nobody',
  'DELETE /public/waitlist/{waitToken}': 'nobody',
  'POST /public/sites/{slug}/chat': 'nobody',
  'GET /public/sites/{slug}/chat/{convId}': 'nobody',
  'GET /site': 'nobody',
  'GET /site/{slug}': 'nobody',
  'POST /site/{slug}/book': 'nobody',
  'GET /site/{slug}/plusieurs': 'nobody',
  'POST /site/{slug}/plusieurs': 'nobody',
  'GET /site/{slug}/attente': 'nobody',
  'POST /site/{slug}/attente': 'nobody',
  'GET /attente/{waitToken}': 'nobody',
  'POST /attente/{waitToken}/accept': 'nobody',
  'POST /attente/{waitToken}/decline': 'nobody',
  'POST /attente/{waitToken}/leave': 'nobody',
  'GET /embed/{slug}': 'nobody',
  'GET /rdv/{manageToken}': 'nobody',
  'POST /rdv/{manageToken}/move': 'nobody',
  'POST /rdv/{manageToken}/cancel': 'nobody',
  'GET /rdv/{manageToken}/move-all': 'nobody',
  'POST /rdv/{manageToken}/move-all': 'nobody',
  'GET /public/unsubscribe/{unsubscribeToken}': 'nobody',
  'POST /public/unsubscribe/{unsubscribeToken}': 'nobody',
  'POST /public/unsubscribe/{unsubscribeToken}/undo': 'nobody',
};

/** Where a stranger is let in, but has nothing there yet. */
const emptyForStrangers: Partial<Record<RouteKey, number>> = {
  'GET /v1/sites': 404,
  'DELETE /v1/members/me': 404,
};

/** Where the request names what is the owner's, and nobody else's. */
const unknownToOthers: Partial<Record<RouteKey, number>> = {
  'DELETE /v1/members/me/push-subscriptions/{pushSubscriptionId}': 404,
};

/** What every owner is refused, for as long as they are one. */
const lockedForOwners: Partial<Record<RouteKey, number>> = { 'DELETE /v1/members/me': 409 };

/** Answers that are no 2xx by their nature. */
const successOf: Partial<Record<RouteKey, number>> = {
  'GET /site': 404,
  // Somebody else's invitation.
  'POST /v1/invitations/{invitationId}/accept': 404,
  'POST /v1/invitations/{invitationId}/decline': 404,
  'POST /site/{slug}/book': 303,
  'POST /rdv/{manageToken}/move': 303,
  'POST /rdv/{manageToken}/cancel': 303,
  'POST /rdv/{manageToken}/move-all': 303,
  'POST /site/{slug}/plusieurs': 303,
  'POST /site/{slug}/attente': 303,
  'POST /attente/{waitToken}/accept': 303,
  'POST /attente/{waitToken}/decline': 303,
  'POST /attente/{waitToken}/leave': 303,
};

/** One of each role, who stays: a business has no room for one more with each route. */
const staying = new Map<Caller, string>();

const tokenOf = async (caller: Caller, leaves: boolean): Promise<string | undefined> => {
  if (caller === 'nobody') return undefined;
  if (caller === 'stranger') return world.person().token;
  if (caller === 'removed') return removedToken(stage);
  if (caller === 'owner') return stage.owner.token;
  const known = leaves ? undefined : staying.get(caller);
  const token = known ?? (await addMember(world, stage.tenantId, caller)).token;
  if (!leaves) staying.set(caller, token);
  return token;
};

const answerTo = async (route: RouteKey, caller: Caller) => {
  const token = await tokenOf(caller, route === 'DELETE /v1/members/me');
  const { path, options } = await validRequests[route](stage);
  // The owner who closes a business closes another one: this one is still needed.
  const isClosing = route === 'DELETE /v1/tenants/current' && caller === 'owner';
  return world.call(methodOf(route), path, { ...options, token: isClosing ? options?.token : token });
};

const mayCall = (route: RouteKey, caller: Caller): boolean =>
  CALLERS.indexOf(caller) >= CALLERS.indexOf(least[route]);

/**
 * Who tries a route: the least who may, whoever has just less, and of the others one, drawn by the seed, so that all
 * routes together are tried by everybody; each by everybody in a full run.
 */
const triersOf = (route: RouteKey): readonly Caller[] => {
  const from = CALLERS.indexOf(least[route]);
  const isEdge = (_: Caller, n: number) => n === from || n === from - 1;
  const others = CALLERS.filter((caller, n) => !isEdge(caller, n));
  const nth = (routeKeys.indexOf(route) + seed) % others.length;
  return sizes.isFull ? CALLERS : CALLERS.filter((caller, n) => isEdge(caller, n) || caller === others[nth]);
};

describe.each(routeKeys)('%s', (route) => {
  test(`is served to ${least[route]} and above, and refused to everybody below`, async () => {
    for (const caller of triersOf(route)) {
      const { status, json } = await answerTo(route, caller);
      const seen = { caller, status, code: json?.error?.code };
      if (mayCall(route, caller)) {
        const others = caller === 'owner' ? undefined : unknownToOthers[route];
        const usual = others ?? successOf[route] ?? (status >= 200 && status < 300 ? status : 'a success');
        const empty = emptyForStrangers[route];
        const special = { stranger: empty, removed: empty, owner: lockedForOwners[route] };
        const expected = Object.entries(special).find(([who]) => who === caller)?.[1] ?? usual;
        expect(seen).toMatchObject({ caller, status: expected });
      } else if (caller === 'nobody') expect(seen).toEqual({ caller, status: 401, code: 'unauthenticated' });
      else expect(seen).toEqual({ caller, status: 403, code: 'forbidden' });
    }
  });
});

test('every route of the manifest has its line in this matrix, and no other', () => {
  expect(Object.keys(least).toSorted()).toEqual(routeKeys.toSorted());
  expect(Object.keys(validRequests).toSorted()).toEqual(routeKeys.toSorted());
});
