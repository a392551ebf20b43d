import { deliverDue } from '../functions/jobs/deliver-due.ts';
import { exportTenants } from '../functions/jobs/export-tenants/export-tenants.ts';
import { purgeErasures } from '../functions/jobs/purge-erasures/purge-erasures.ts';
import { purgeExpired } from '../functions/jobs/purge-tenants/purge-expired.ts';
import type { Kernel } from '../functions/kernel/http/kernel.ts';
import { deliveryDesk } from '../functions/messages/delivery-desk.ts';
import { regenerateDue } from '../functions/resources/slots/regeneration.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../shared/domain/duration.ts';

/** The same job, with what is to follow whenever it did something. */
const followed = (job: () => Promise<number>, follows: () => void) => async (): Promise<number> => {
  const done = await job();
  if (done > 0) follows();
  return done;
};

/**
 * The jobs that schedules and queues start on AWS, each answering how many things it did. `afterForgetting` follows each
 * run that took somebody's data away.
 */
export const openJobs = (kernel: Kernel, afterForgetting: () => void = () => undefined) => {
  const desk = deliveryDesk(kernel);
  return {
    'regenerate-slots': () => regenerateDue(kernel, kernel.clock()),
    'export-tenants': () => exportTenants(kernel, kernel.clock()),
    'deliver-due': () => deliverDue(desk),
    'purge-erasures': followed(() => purgeErasures(kernel, kernel.clock()), afterForgetting),
    'purge-expired': followed(() => purgeExpired(kernel, kernel.clock()), afterForgetting),
  };
};

type JobName = keyof ReturnType<typeof openJobs>;

const EVERY_MS: Readonly<Record<JobName, number>> = {
  'regenerate-slots': HOUR_MS,
  'export-tenants': MINUTE_MS,
  // On a laptop there is no stream that tells of a new entry at once.
  'deliver-due': 5 * SECOND_MS,
  'purge-erasures': MINUTE_MS,
  'purge-expired': 24 * HOUR_MS,
};

/** Runs each job as often as it is due, until it is told to stop; a run that fails is logged and comes again. */
export const runRegularly = (
  jobs: ReturnType<typeof openJobs>,
  logger: Kernel['logger'],
): { readonly stop: () => void } => {
  const names = Object.keys(EVERY_MS).filter((name): name is JobName => name in jobs);
  const timers = names.map((job) =>
    setInterval(() => {
      jobs[job]().catch((error: unknown) => logger.error('job failed', error, { job }));
    }, EVERY_MS[job]),
  );
  return { stop: () => timers.forEach(clearInterval) };
};
