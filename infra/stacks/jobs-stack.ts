import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { JobFunction } from '../constructs/job-function.ts';
import { DeadLetters, QueueWithDlq } from '../constructs/queue-with-dlq.ts';
import { type JobName, jobNames, jobPowers } from '../jobs.ts';
import type { Project } from '../project.ts';
import { envOf, type Stage } from '../stage.ts';
import type { DataStack } from './data-stack.ts';

interface JobsStackProps {
  readonly stage: Stage;
  readonly project: Project;
  readonly data: DataStack;
}

/** What runs by itself: by the clock, by the table's stream, and by the queues in between. */
export class JobsStack extends Stack {
  readonly functions: ReadonlyMap<JobName, JobFunction>;
  readonly regenerations: QueueWithDlq;
  readonly deliveries: QueueWithDlq;
  readonly purges: QueueWithDlq;
  /** Runs that could not begin, or failed to the end. */
  readonly missedRuns: DeadLetters;
  /** Places in the stream that the relay could not take; the sweeper finds what lies there. */
  readonly lostRecords: DeadLetters;

  constructor(scope: Construct, id: string, { stage, project, data }: JobsStackProps) {
    super(scope, id, { env: envOf(stage) });
    this.regenerations = this.queueFor('Regenerations', 'regenerate-slots');
    this.deliveries = this.queueFor('Deliveries', 'deliver');
    this.purges = this.queueFor('Purges', 'purge-tenants');
    this.missedRuns = new DeadLetters(this, 'MissedRuns');
    this.lostRecords = new DeadLetters(this, 'LostRecords');
    const missedRuns = this.missedRuns.queue;
    this.functions = new Map(
      jobNames.map((job) => [job, new JobFunction(this, { job, stage, project, data, missedRuns })]),
    );
    this.tie(stage, data);
    this.tellQueues();
  }

  private queueFor(id: string, worker: JobName): QueueWithDlq {
    return new QueueWithDlq(this, id, { workerTimeoutSec: jobPowers[worker].timeoutSec });
  }

  private job(name: JobName): JobFunction {
    const found = this.functions.get(name);
    if (!found) throw new Error(`No function was made for the job "${name}".`);
    return found;
  }

  private tie({ workers }: Stage, { table: { table } }: DataStack): void {
    const [regenerations, deliveries] = [this.regenerations.queue, this.deliveries.queue];
    this.job('plan-regeneration').sendsTo(regenerations);
    this.job('regenerate-slots').worksOn(regenerations, workers.regenerations);
    this.job('relay-outbox').sendsTo(deliveries);
    this.job('sweep-outbox').sendsTo(deliveries);
    this.job('deliver').worksOn(deliveries, workers.deliveries);
    this.job('plan-purge').sendsTo(this.purges.queue);
    this.job('purge-tenants').worksOn(this.purges.queue, workers.purges);
    const { tableStreamArn } = table;
    if (!tableStreamArn) throw new Error('The table has no stream to follow.');
    this.job('relay-outbox').followsInserts(tableStreamArn, 'OUTBOX#', this.lostRecords.queue);
  }

  /** Prints what an operator's commands name (docs/operations.md). */
  private tellQueues(): void {
    const told: Readonly<Record<string, IQueue>> = {
      RegenerationsUrl: this.regenerations.queue,
      RegenerationsDeadUrl: this.regenerations.deadLetters,
      DeliveriesUrl: this.deliveries.queue,
      DeliveriesDeadUrl: this.deliveries.deadLetters,
      PurgesUrl: this.purges.queue,
      PurgesDeadUrl: this.purges.deadLetters,
      MissedRunsUrl: this.missedRuns.queue,
      LostRecordsUrl: this.lostRecords.queue,
    };
    for (const [name, { queueUrl }] of Object.entries(told)) new CfnOutput(this, name, { value: queueUrl });
  }
}
