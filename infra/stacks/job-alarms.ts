import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { HOUR_MS, MINUTE_MS } from '../../shared/domain/duration.ts';
import { Alarms, ownMetric } from '../constructs/alarms.ts';
import type { Stage } from '../stage.ts';
import type { JobsStack } from './jobs-stack.ts';

/** Age of a message from which its queue counts as stuck. */
const MOST_WAITING = Duration.minutes(30);

/** Hours between two runs for a business, and hours since the last one after which a run was missed. */
const TURN_HOURS = 24;
const FORGOTTEN_HOURS = 26;

const queues = (alarms: Alarms, jobs: JobsStack): void => {
  for (const [name, { queue, deadLetters }] of jobs.queues) {
    alarms.ofQueue(`${name}Late`, queue, MOST_WAITING, `Work waits too long in ${name}: are its workers up?`);
    alarms.ofDeadLetters(`${name}Dead`, deadLetters, `A message of ${name} failed to the end.`);
  }
  alarms.ofDeadLetters(
    'MissedRuns',
    jobs.missedRuns.queue,
    'A scheduled job did not run, or failed to the end.',
  );
  alarms.ofDeadLetters(
    'LostRecords',
    jobs.lostRecords.queue,
    'The relay gave up on a place of the table’s stream; the sweeper finds what lies there.',
  );
};

const lateness = (alarms: Alarms, jobs: JobsStack, { name }: Stage): void => {
  alarms.when('RegenerationForgotten', {
    // It runs hourly; a run starts up to fifteen minutes late.
    metric: ownMetric(name, 'LongestDue', 75),
    atLeast: (FORGOTTEN_HOURS - TURN_HOURS) * HOUR_MS,
    ringsInSilence: true,
    says: 'A business has not been regenerated for more than a day, or nobody looks: its last free times run out.',
  });
  alarms.when('OutboxLate', {
    metric: ownMetric(name, 'LongestPending'),
    atLeast: 15 * MINUTE_MS,
    periods: 2,
    ringsInSilence: true,
    says: 'What happened is not told to those who asked to be told, or nobody looks whether it is.',
  });
  alarms.when('OutsideLate', {
    metric: ownMetric(name, 'LongestOutsideDue'),
    atLeast: 60 * MINUTE_MS,
    ringsInSilence: true,
    says: 'Outside calendars are not read, or nobody looks which are due: times may be offered that somebody no longer has.',
  });
  alarms.when('MessagesFail', {
    metric: ownMetric(name, 'MessagesFailing').with({ statistic: Stats.SUM }),
    atLeast: 1,
    says: 'SES or the SMS service has been refusing messages to people for an hour or longer, or one was given up for it.',
  });
  const erasures = jobs.functions.get('purge-erasures');
  if (erasures)
    alarms.whenSilent(
      'ErasuresSilent',
      erasures.live.metricInvocations(),
      Duration.minutes(15),
      'Erasures that were asked for do not go on: is the schedule of purge-erasures there, and enabled?',
    );
  const relay = jobs.functions.get('relay-outbox');
  if (!relay) return;
  alarms.when('StreamLate', {
    metric: relay.live.metric('IteratorAge', { statistic: Stats.MAXIMUM, period: Duration.minutes(5) }),
    atLeast: 10 * MINUTE_MS,
    says: 'The relay lags behind the table’s stream.',
  });
};

/** The alarms of the jobs, in the jobs' own stack. */
export const watchJobs = (jobs: JobsStack, stage: Stage, topic: ITopic): void => {
  const alarms = new Alarms(jobs, 'Alarms', topic);
  queues(alarms, jobs);
  lateness(alarms, jobs, stage);
};
