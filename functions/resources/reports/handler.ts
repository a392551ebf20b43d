import { DAY_MS } from '../../../shared/domain/duration.ts';
import { reportsRoutes } from '../../../shared/routes/reports.ts';
import { toInstant } from '../../kernel/clock.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { getTenant, retentionDaysOf } from '../../records/tenants/tenant-store.ts';
import { periodOf } from './period.ts';
import { readReportRows } from './report-rows.ts';
import { summarise } from './summarise.ts';

export const resource = defineResource('reports', reportsRoutes, ({ table }) => ({
  'GET /v1/reports/summary': async ({ caller: { tenantId }, query, now }) => {
    const tenant = await getTenant(table, tenantId);
    const { timezone } = tenant;
    const { from, to, start, end, days } = periodOf(query, timezone, now);
    const rows = await readReportRows(table, tenantId, { start, end });
    return {
      from,
      to,
      timezone,
      ...summarise(rows, days, now),
      conversationsSince: toInstant(now - retentionDaysOf(tenant) * DAY_MS),
    };
  },
}));

export const handler = lambda(resource);
