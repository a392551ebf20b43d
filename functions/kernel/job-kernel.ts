import type { JobName } from '../../shared/domain/jobs.ts';
import { type Clock, systemClock } from './clock.ts';
import { ENV, requireEnv } from './environment.ts';
import { type Ids, systemIds } from './identity/ids.ts';
import { createLogger, type Logger } from './observe/logger.ts';
import { type JobMeasure, openJobMeasure } from './observe/measure-gateway.ts';
import { openDatabase } from './table/database.ts';
import { openTable, type Table } from './table/table.ts';

/** What every job is given: less than a resource, since nobody calls it and it signs nothing. */
export interface JobKernel<J extends JobName = JobName> {
  readonly table: Table;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly measure: JobMeasure<J>;
}

/** Production's kernel for this job, from the environment. */
export const openJobKernel = <J extends JobName>(job: J): JobKernel<J> => ({
  table: openTable(openDatabase(), requireEnv(ENV.tableName), systemClock),
  clock: systemClock,
  ids: systemIds,
  logger: createLogger(job),
  measure: openJobMeasure(requireEnv(ENV.stage), job),
});
