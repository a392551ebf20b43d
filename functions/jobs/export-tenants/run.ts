import type { Desk } from '../../kernel/job-kernel.ts';
import { nearlyOver, type Remaining } from '../../kernel/queue/time-left.ts';
import { exportTenants } from './export-tenants.ts';

/** For the part that is being gathered. */
const RESERVE_MS = 30_000;

/** A run by the clock. */
export const run =
  (desk: Desk<'export-tenants'>) =>
  async (_event: unknown, context: Remaining): Promise<void> => {
    desk.measure('ExportsFinished', await exportTenants(desk, desk.clock(), nearlyOver(context, RESERVE_MS)));
  };
