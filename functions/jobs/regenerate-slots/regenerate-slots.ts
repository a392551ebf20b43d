import { object, string } from 'yup';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { check } from '../../kernel/http/parse.ts';
import type { JobKernel } from '../../kernel/job-kernel.ts';
import { type QueueHandler, queueWorker } from '../../kernel/queue/batch-gateway.ts';
import { type DueRegeneration, regenerateTenant } from '../../resources/slots/regeneration.ts';

const dueSchema = object({
  tenantId: string().max(64).required(),
  nextRefreshAt: string().max(40).required(),
})
  .noUnknown()
  .required();

const readDue = (body: unknown): DueRegeneration => {
  const { tenantId, nextRefreshAt } = check(dueSchema, body);
  return { tenantId: brandId<TenantId>(tenantId), nextRefreshAt };
};

/** The worker that takes the planned regenerations. */
export const regenerateSlots = ({
  table,
  clock,
  logger,
}: Pick<JobKernel, 'table' | 'clock' | 'logger'>): QueueHandler =>
  queueWorker({ read: readDue, work: (due) => regenerateTenant(table, due, clock()), logger });
