import { object, string } from 'yup';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { check } from '../../kernel/http/parse.ts';
import type { JobKernel } from '../../kernel/job-kernel.ts';
import { type QueueHandler, queueWorker } from '../../kernel/queue/batch-gateway.ts';
import { regenerateTenant, type Turn } from '../../resources/slots/regeneration.ts';

const turnSchema = object({
  tenantId: string().max(64).required(),
  nextRefreshAt: string().max(40).required(),
})
  .noUnknown()
  .required();

const readTurn = (body: unknown): Turn => {
  const { tenantId, nextRefreshAt } = check(turnSchema, body);
  return { tenantId: brandId<TenantId>(tenantId), nextRefreshAt };
};

/** The worker that takes the planned turns. */
export const regenerateSlots = ({
  table,
  clock,
  logger,
}: Pick<JobKernel, 'table' | 'clock' | 'logger'>): QueueHandler =>
  queueWorker({ read: readTurn, work: (turn) => regenerateTenant(table, turn, clock()), logger });
