import type { Clock } from '../../functions/kernel/clock.ts';
import type { Logger } from '../../functions/kernel/observe/logger.ts';
import { JOBS, jobNames, jobOf } from '../../shared/domain/jobs.ts';
import { lastRunAt } from '../../shared/domain/timetable.ts';
import { isScheduled, type ScheduledName } from './runs.ts';

/** Milliseconds between two checks of the clock, which may be moved. */
const TICK_MS = 500;

const scheduled = jobNames.filter(isScheduled);

interface SchedulerParts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly run: (name: ScheduledName) => Promise<unknown>;
  /** Called at each check of the clock. */
  readonly onTick: () => void;
}

/** Runs jobs by their schedules, retrying a failed run as the job list says; the last failure is logged. */
export const openScheduler = ({ clock, logger, run, onTick }: SchedulerParts) => {
  let timer: NodeJS.Timeout | undefined;
  let lastTick = clock();

  const tried = async (name: ScheduledName): Promise<void> => {
    const { retries = 0 } = jobOf(name).runs ?? {};
    for (let tries = 0; tries <= retries; tries += 1) {
      try {
        await run(name);
        return;
      } catch (error) {
        logger.error('job failed', error, { job: name, tries });
      }
    }
  };

  const tick = (): void => {
    const now = clock();
    for (const name of scheduled) if (lastRunAt(JOBS[name].runs.cron, now) > lastTick) void tried(name);
    lastTick = now;
    onTick();
  };

  return {
    start: (): void => {
      timer = setInterval(tick, TICK_MS);
    },
    stop: (): void => clearInterval(timer),
    /** Runs every job once at the start, because runs may have been missed while no process ran. */
    runAll: async (): Promise<void> => {
      await Promise.all(scheduled.map(tried));
    },
  };
};
