import { object, string } from 'yup';
import { brandId, type CalendarId, type TenantId } from '../../../shared/domain/ids.ts';
import { check } from '../../kernel/http/parse.ts';
import type { JobKernel } from '../../kernel/job-kernel.ts';
import { type QueueHandler, queueWorker } from '../../kernel/queue/batch-gateway.ts';
import type { ReadIcs } from '../../resources/calendars/ics-gateway.ts';
import { readOutside } from '../../resources/calendars/read-outside.ts';

/** Milliseconds for the other server. */
const TIMEOUT_MS = 15_000;

const readingSchema = object({
  tenantId: string().max(64).required(),
  calendarId: string().max(64).required(),
  due: string().max(40).required(),
})
  .noUnknown()
  .required();

const readReading = (body: unknown) => {
  const { tenantId, calendarId, due } = check(readingSchema, body);
  return { tenantId: brandId<TenantId>(tenantId), calendarId: brandId<CalendarId>(calendarId), due };
};

/** The worker that reads the planned outside calendars. Only a database that is busy brings one back to the queue. */
export const readDue = ({
  table,
  clock,
  ids,
  logger,
  readIcs,
}: Pick<JobKernel, 'table' | 'clock' | 'ids' | 'logger'> & { readonly readIcs: ReadIcs }): QueueHandler =>
  queueWorker({
    read: readReading,
    work: async ({ tenantId, calendarId, due }) => {
      const reading = { tenantId, calendarId, now: clock(), timeoutMs: TIMEOUT_MS };
      const outcome = await readOutside({ table, ids, readIcs }, reading, due);
      logger.info('outside calendar read', { tenantId, calendarId, outcome });
    },
    logger,
  });
