import { type Clock, systemClock } from '../kernel/clock.ts';
import { openDatabase } from '../kernel/database.ts';
import { ENV, requireEnv } from '../kernel/environment.ts';
import { createLogger, type Logger } from '../kernel/logger.ts';
import { openTable, type Table } from '../kernel/table.ts';
import { type Measure, openMeasure } from './measure-gateway.ts';

/** What every job stands on: less than a room, since nobody calls it and it signs nothing. */
export interface Desk {
  readonly table: Table;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly measure: Measure;
}

/** Production's desk of the job that is so called, bound from the environment. */
export const openDesk = (job: string): Desk => ({
  table: openTable(openDatabase(), requireEnv(ENV.tableName), systemClock),
  clock: systemClock,
  logger: createLogger(job),
  measure: openMeasure(requireEnv(ENV.stage), job),
});
