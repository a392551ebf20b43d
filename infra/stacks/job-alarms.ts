import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { HOUR_MS, MINUTE_MS } from '../../shared/domain/duration.ts';
import { type JobName, jobNames, jobOf, type QueueName } from '../../shared/domain/jobs.ts';
import { intervalOf } from '../../shared/domain/timetable.ts';
import { type Alarms, ownMetric } from '../constructs/alarms.ts';
import type { JobFunction } from '../constructs/job-function.ts';
import type { DeadLetters, QueueWithDlq } from '../constructs/queue-with-dlq.ts';
import type { Stage } from '../stage.ts';

/** What of the jobs is watched. */
interface Watched {
  readonly queues: ReadonlyMap<QueueName, QueueWithDlq>;
  readonly missedRuns: DeadLetters;
  readonly lostRecords: DeadLetters;
  functionOf(job: JobName): JobFunction;
}

/** Age of a message from which its queue counts as stuck. */
const MOST_WAITING = Duration.minutes(30);

/** Hours between two runs for a business, and hours since the last one after which a run was missed. */
const TURN_HOURS = 24;
const FORGOTTEN_HOURS = 26;

const queues = (alarms: Alarms, jobs: Watched): void => {
  for (const [name, { queue, deadLetters }] of jobs.queues) {
    alarms.ofQueue(
      `${name}Late`,
      queue,
      MOST_WAITING,
      `The oldest message of the queue ${name} has waited for 30 minutes: check its worker’s throttles and errors.`,
    );
    alarms.ofDeadLetters(
      `${name}Dead`,
      deadLetters,
      `A message of the queue ${name} is in its dead letters: all retries failed.`,
    );
  }
  alarms.ofDeadLetters(
    'MissedRuns',
    jobs.missedRuns.queue,
    'A scheduled run did not start, or failed after all retries.',
  );
  alarms.ofDeadLetters(
    'LostRecords',
    jobs.lostRecords.queue,
    'relay-outbox gave up on records of the table’s stream; sweep-outbox delivers their entries.',
  );
};

const lateness = (alarms: Alarms, jobs: Watched, { name }: Stage): void => {
  alarms.when('RegenerationForgotten', {
    // It runs hourly; a run starts up to fifteen minutes late.
    metric: ownMetric(name, 'LongestDue', 75),
    atLeast: (FORGOTTEN_HOURS - TURN_HOURS) * HOUR_MS,
    ringsInSilence: true,
    says: 'A business is overdue for regeneration by 2 hours, or plan-regeneration reports nothing: its free times run out.',
  });
  alarms.when('OutboxLate', {
    metric: ownMetric(name, 'LongestPending'),
    atLeast: 15 * MINUTE_MS,
    periods: 2,
    ringsInSilence: true,
    says: 'Outbox entries are overdue by 15 minutes, or sweep-outbox reports nothing: messages and webhooks are late.',
  });
  alarms.when('OutsideLate', {
    metric: ownMetric(name, 'LongestOutsideDue'),
    atLeast: 60 * MINUTE_MS,
    ringsInSilence: true,
    says: 'Outside calendars are overdue by an hour, or plan-outside reports nothing: busy times may be offered.',
  });
  alarms.when('MessagesFail', {
    metric: ownMetric(name, 'MessagesFailing').with({ statistic: Stats.SUM }),
    atLeast: 1,
    says: 'SES or the SMS service has refused messages for an hour or longer, or a message was given up.',
  });
  const relay = jobs.functionOf('relay-outbox').live;
  alarms.when('StreamLate', {
    metric: relay.metric('IteratorAge', { statistic: Stats.MAXIMUM, period: Duration.minutes(5) }),
    atLeast: 10 * MINUTE_MS,
    says: 'relay-outbox is 10 minutes behind the table’s stream.',
  });
};

/** Jobs whose every run tells a figure, and the alarm on that figure, which rings when none is told. */
const HEARD_BY_FIGURE: Readonly<Partial<Record<JobName, string>>> = {
  'plan-regeneration': 'RegenerationForgotten',
  'plan-outside': 'OutsideLate',
  'sweep-outbox': 'OutboxLate',
};

/** Intervals of a schedule without any run after which it counts as stopped, and the least time for that. */
const MISSED_INTERVALS = 3;
const LEAST_SILENCE_MS = 15 * MINUTE_MS;

const inPascalCase = (job: JobName): string =>
  job.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A schedule that is gone or disabled misses no run and fails in none: only silence tells. */
const silences = (alarms: Alarms, jobs: Watched): void => {
  for (const job of jobNames) {
    const { runs } = jobOf(job);
    if (!runs || HEARD_BY_FIGURE[job]) continue;
    alarms.whenSilent(
      `${inPascalCase(job)}Silent`,
      jobs.functionOf(job).live.metricInvocations(),
      Duration.millis(Math.max(MISSED_INTERVALS * intervalOf(runs.cron), LEAST_SILENCE_MS)),
      `No run of ${job} for three intervals of its schedule: check that the schedule exists and is enabled.`,
    );
  }
};

/** The alarms of the jobs and of what they work on. */
export const watchJobs = (alarms: Alarms, jobs: Watched, stage: Stage): void => {
  queues(alarms, jobs);
  lateness(alarms, jobs, stage);
  silences(alarms, jobs);
};
