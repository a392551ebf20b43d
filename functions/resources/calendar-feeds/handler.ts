import { calendarFeedsRoutes } from '../../../shared/routes/calendar-feeds.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { countUse } from '../../kernel/http/rate-limit.ts';
import type { FileReply } from '../../kernel/http/request.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';
import { calendarText } from './calendar-text.ts';
import { feedBookings } from './feed-bookings.ts';
import { feedLink, feedOwner, noteFeedRead, rotateFeed } from './feed-link.ts';

/** Calendar programs ask about once an hour; so many a minute means that one is broken. */
const FEED_LIMIT = { most: 60, perSeconds: 60 } as const;

/** The feed of an address. Throws 404 `not_found`, 403 `rate_limited`. */
const feed = async (kernel: Kernel, name: string, now: number): Promise<FileReply> => {
  const tenant = await feedOwner(kernel, name);
  await countUse(kernel.table, now, [{ scope: `feed:${tenant.tenantId}`, ...FEED_LIMIT }]);
  const bookings = await feedBookings(kernel.table, tenant.tenantId, now);
  const { appBase } = kernel.settings;
  return {
    status: 200,
    contentType: 'text/calendar; charset=utf-8',
    body: calendarText(bookings, { tenant, language: tenant.language, appBase, now }),
    headers: { 'content-disposition': 'inline; filename="comptoir.ics"' },
  };
};

export const resource = defineResource('calendar-feeds', calendarFeedsRoutes, (kernel) => ({
  'GET /v1/calendar-feed': async ({ caller, now }) => {
    const tenant = await getTenant(kernel.table, caller.tenantId);
    // Recorded before the address is returned, since it lets its holder read every appointment.
    await noteFeedRead(kernel, caller, now);
    return feedLink(kernel, tenant);
  },
  'POST /v1/calendar-feed/rotate': {
    handle: async ({ caller, mint, now }) =>
      feedLink(kernel, await rotateFeed(kernel, caller, mint('rotation'), now)),
    // The address is a secret and is not stored: a replay reads it again.
    receipt: () => ({}),
    recall: async (_receipt, { caller }) => feedLink(kernel, await getTenant(kernel.table, caller.tenantId)),
  },
  'GET /public/calendars/{feedToken}': ({ params, now }) => feed(kernel, params.feedToken, now),
}));

export const handler = lambda(resource);
