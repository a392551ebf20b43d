import type { Context } from 'aws-lambda';
import { openDesk } from '../../kernel/job-kernel.ts';
import { nearlyOver } from '../../kernel/queue/time-left.ts';
import { exportTenants } from './export-tenants.ts';

/** For the part that is being gathered. */
const RESERVE_MS = 30_000;

const desk = openDesk('export-tenants');

export const handler = async (_event: unknown, context: Context): Promise<void> => {
  desk.measure('ExportsFinished', await exportTenants(desk, desk.clock(), nearlyOver(context, RESERVE_MS)));
};
