import { CHANGE_TOPICS, type ChangeTopic } from '../../../shared/domain/changes.ts';
import { changesRoutes } from '../../../shared/routes/changes.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { changeCounts } from '../../records/change-counts.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';

/** The topics whose count is another than the cursor's; none without a cursor. */
const changedSince = (since: string | undefined, cursor: string): readonly ChangeTopic[] => {
  if (since === undefined) return [];
  const [seen, present] = [since.split('.'), cursor.split('.')];
  return CHANGE_TOPICS.filter((_, index) => seen[index] !== present[index]);
};

export const resource = defineResource('changes', changesRoutes, ({ table }) => ({
  'GET /v1/changes': async ({ caller: { tenantId }, query: { since } }) => {
    const [counts, { rulesVersion }] = await Promise.all([
      changeCounts(table, tenantId),
      getTenant(table, tenantId),
    ]);
    const all: Readonly<Record<ChangeTopic, number>> = {
      bookings: 0,
      leads: 0,
      conversations: 0,
      ...counts,
      rules: rulesVersion,
    };
    const cursor = CHANGE_TOPICS.map((topic) => all[topic]).join('.');
    return { cursor, changed: [...changedSince(since, cursor)] };
  },
}));

export const handler = lambda(resource);
