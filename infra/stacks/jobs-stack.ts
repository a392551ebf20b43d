import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type JobName, jobNames, jobOf, QUEUES, type QueueName, workerOf } from '../../shared/domain/jobs.ts';
import { UNNAMED_OPERATOR } from '../../shared/domain/operator.ts';
import { Alarms } from '../constructs/alarms.ts';
import { JobFunction } from '../constructs/job-function.ts';
import { MailSender } from '../constructs/mail-sender.ts';
import { DeadLetters, QueueWithDlq } from '../constructs/queue-with-dlq.ts';
import { SmsNumber } from '../constructs/sms-number.ts';
import { jobPermissions } from '../jobs.ts';
import type { Project } from '../project.ts';
import { envOf, messageSender, originsOf, type Stage } from '../stage.ts';
import type { AlertsStack } from './alerts-stack.ts';
import type { DataStack } from './data-stack.ts';
import { watchJobs } from './job-alarms.ts';

interface JobsStackProps {
  readonly stage: Stage;
  readonly project: Project;
  readonly data: DataStack;
  readonly alerts: AlertsStack;
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The jobs: scheduled, by the table's stream, and by queues. */
export class JobsStack extends Stack {
  private readonly functions: ReadonlyMap<JobName, JobFunction>;
  readonly queues: ReadonlyMap<QueueName, QueueWithDlq>;
  /** Dead letters of runs and notifications that could not start or failed after all retries. */
  readonly missedRuns: DeadLetters;
  /** Stream positions that the relay could not process; the sweeper finds those entries. */
  readonly lostRecords: DeadLetters;

  constructor(scope: Construct, id: string, { stage, project, data, alerts }: JobsStackProps) {
    super(scope, id, { env: envOf(stage) });
    this.queues = new Map(QUEUES.map((name) => [name, this.queueFor(name)]));
    this.missedRuns = new DeadLetters(this, 'MissedRuns');
    this.lostRecords = new DeadLetters(this, 'LostRecords');
    const missedRuns = this.missedRuns.queue;
    this.functions = new Map(
      jobNames.map((job) => [job, new JobFunction(this, { job, stage, project, data, missedRuns })]),
    );
    this.tie(stage, data);
    if (stage.sms) this.giveNumber();
    this.giveSender(stage);
    this.tellQueues();
    watchJobs(new Alarms(this, 'Alarms', alerts.topic), this, stage);
  }

  /** The function of a job. */
  functionOf(job: JobName): JobFunction {
    const found = this.functions.get(job);
    if (!found) throw new Error(`No function was made for the job "${job}".`);
    return found;
  }

  private queueFor(name: QueueName): QueueWithDlq {
    const { timeoutSec } = jobOf(workerOf(name));
    return new QueueWithDlq(this, capitalised(name), { workerTimeoutSec: timeoutSec });
  }

  private queue(name: QueueName): IQueue {
    const found = this.queues.get(name);
    if (!found) throw new Error(`No queue was made that is called "${name}".`);
    return found.queue;
  }

  private tie({ workers, operator = UNNAMED_OPERATOR }: Stage, { table: { table } }: DataStack): void {
    const { tableStreamArn } = table;
    if (!tableStreamArn) throw new Error('The table has no stream to follow.');
    for (const [name, job] of this.functions) {
      const { sendsTo, worksOn, follows } = jobOf(name);
      if (sendsTo) job.sendsTo(this.queue(sendsTo));
      if (worksOn) job.worksOn(this.queue(worksOn), workers[worksOn]);
      if (jobPermissions[name].messagesPeople) job.names(operator);
      if (follows) job.followsStream(tableStreamArn, follows, this.lostRecords.queue);
    }
  }

  /** A number for SMS: who messages people may send from it, and another job hears what it receives. */
  private giveNumber(): void {
    const { arn, received } = new SmsNumber(this, 'SmsNumber');
    for (const [name, job] of this.functions) {
      if (jobPermissions[name].messagesPeople) job.sendsSmsFrom(arn);
      if (jobOf(name).hears === 'received-sms') job.hears(received, this.missedRuns.queue);
    }
  }

  /** A sender of e-mail: who messages people may send, and another job receives what SES reports. */
  private giveSender(stage: Stage): void {
    const mail = messageSender(stage);
    if (!mail) return;
    const sender = new MailSender(this, 'MailSender', mail);
    for (const [name, job] of this.functions) {
      if (jobPermissions[name].messagesPeople) {
        job.sendsMail(sender, mail.from);
        job.knows(originsOf(stage));
      }
      if (jobOf(name).receives === 'mail-events') job.receives(sender.reports, this.missedRuns.queue);
    }
  }

  /** Outputs used in the operator's commands (docs/operations.md). */
  private tellQueues(): void {
    const tell = (name: string, { queueUrl }: IQueue) =>
      new CfnOutput(this, `${name}Url`, { value: queueUrl });
    for (const [name, { queue, deadLetters }] of this.queues) {
      tell(capitalised(name), queue);
      tell(`${capitalised(name)}Dead`, deadLetters);
    }
    tell('MissedRuns', this.missedRuns.queue);
    tell('LostRecords', this.lostRecords.queue);
  }
}
