import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { JobKernel } from '../../kernel/job-kernel.ts';
import { fillQueue } from '../../kernel/queue/fill-queue.ts';
import type { Queue } from '../../kernel/queue/queue.ts';
import { scheduled } from '../../kernel/queue/scheduled.ts';
import type { Range } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Purge } from '../purge-tenants/purge-tenant.ts';
import { purgeRanges, tenantsToPurge } from '../purge-tenants/tenants-to-purge.ts';

interface Planner {
  readonly table: Table;
  readonly queue: Queue;
}

/** Every business is read in full once in so many days, each on its own day. */
export const WALK_DAYS = 28;

const walkDayOf = (tenantId: TenantId): number =>
  [...tenantId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % WALK_DAYS, 0);

const isWalkDay = (tenantId: TenantId, now: number): boolean =>
  Math.floor(now / DAY_MS) % WALK_DAYS === walkDayOf(tenantId);

async function* purgesIn(table: Table, range: Range, now: number): AsyncGenerator<readonly Purge[]> {
  for await (const page of tenantsToPurge(table, range))
    yield page.map((tenantId) => ({ tenantId, isWhole: isWalkDay(tenantId, now) }));
}

/**
 * Puts every business in the purge queue, and marks the ones of which every row is to be read today. A run that died
 * is simply repeated, since purging a business twice has the effect of once. `isOutOfTime` says when this run must end.
 * Returns how many were planned, and whether that is all.
 */
export const planPurge = async (
  { table, queue }: Planner,
  now: number,
  isOutOfTime: () => boolean = () => false,
): Promise<{ readonly planned: number; readonly isWhole: boolean }> => {
  const fillings = await Promise.all(
    purgeRanges().map((range) => fillQueue(queue, purgesIn(table, range, now), isOutOfTime)),
  );
  return {
    planned: fillings.reduce((sum, { sent }) => sum + sent, 0),
    isWhole: fillings.every(({ isWhole }) => isWhole),
  };
};

/** Time kept for the page that is being sent. */
const RESERVE_MS = 20_000;

/** One scheduled run. Throws when not every business was planned, so that it is repeated. */
export const run = ({ table, clock, logger, measure }: JobKernel<'plan-purge'>, queue: Queue) =>
  scheduled(RESERVE_MS, async (isOutOfTime) => {
    const plan = await planPurge({ table, queue }, clock(), isOutOfTime);
    measure('PurgesPlanned', plan.planned);
    logger.info('planned', { ...plan });
    if (!plan.isWhole) throw new Error('Not every business was planned.');
  });
