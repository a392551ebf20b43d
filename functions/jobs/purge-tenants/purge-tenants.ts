import { boolean, object, string } from 'yup';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { check } from '../../kernel/http/parse.ts';
import type { JobKernel } from '../../kernel/job-kernel.ts';
import { type QueueHandler, queueWorker } from '../../kernel/queue/batch-gateway.ts';
import type { PurgePorts } from './purge-row.ts';
import { type Purge, purgeTenant } from './purge-tenant.ts';

const purgeSchema = object({ tenantId: string().max(64).required(), isWhole: boolean().required() })
  .noUnknown()
  .required();

const readPurge = (body: unknown): Purge => {
  const { tenantId, isWhole } = check(purgeSchema, body);
  return { tenantId: brandId<TenantId>(tenantId), isWhole };
};

/** The worker that purges the planned businesses. One that takes too long comes back to the queue. */
export const purgeTenants = ({
  table,
  signer,
  clock,
  logger,
}: PurgePorts & Pick<JobKernel, 'clock' | 'logger'>): QueueHandler =>
  queueWorker({
    read: readPurge,
    work: async (purge, isOutOfTime) => {
      await purgeTenant({ table, signer }, purge, clock(), isOutOfTime);
      if (isOutOfTime()) throw new Error('The business has more to purge than there was time for.');
    },
    logger,
  });
