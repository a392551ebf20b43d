import { CONVERSATION_KEPT_DAYS } from '../chat/conversation-store.ts';
import { toInstant } from '../kernel/clock.ts';
import { lambda } from '../kernel/lambda.ts';
import { resource } from '../kernel/resource.ts';
import { getTenant } from '../tenants/tenant-store.ts';
import { periodOf } from './period.ts';
import { readReportRows } from './report-rows.ts';
import { summarise } from './summarise.ts';

const DAY_MS = 86_400_000;

export const room = resource('reports', ({ table }) => ({
  'GET /v1/reports/summary': async ({ caller: { tenantId }, query, now }) => {
    const { timezone } = await getTenant(table, tenantId);
    const { from, to, start, end, days } = periodOf(query, timezone, now);
    const rows = await readReportRows(table, tenantId, { start, end, now });
    return {
      from,
      to,
      timezone,
      ...summarise(rows, days, now),
      conversationsSince: toInstant(now - CONVERSATION_KEPT_DAYS * DAY_MS),
    };
  },
}));

export const handler = lambda(room);
