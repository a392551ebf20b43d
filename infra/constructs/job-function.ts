import { Duration } from 'aws-cdk-lib';
import type { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { ENV, JOB_ENV } from '../../functions/kernel/environment.ts';
import {
  type Followed,
  type JobName,
  jobOf,
  QUEUE_TERMS,
  STREAM_TERMS,
  type Timetable,
} from '../../shared/domain/jobs.ts';
import type { Operator } from '../../shared/domain/operator.ts';
import { accept } from '../accepted-findings.ts';
import { jobPermissions } from '../jobs.ts';
import { grantPictures } from '../picture-rights.ts';
import type { Project } from '../project.ts';
import type { originsOf, Stage } from '../stage.ts';
import type { AppTable } from './app-table.ts';
import type { FileBucket } from './file-bucket.ts';
import type { MailSender } from './mail-sender.ts';
import { NodeFunction } from './node-function.ts';
import { ScheduledCall } from './scheduled-call.ts';

export interface JobFunctionProps {
  readonly job: JobName;
  readonly stage: Stage;
  readonly project: Project;
  readonly data: {
    readonly table: AppTable;
    readonly signingSecret: Secret;
    readonly pictures: FileBucket;
  };
  /** Dead-letter queue of runs that could not start or failed after all retries. */
  readonly missedRuns: IQueue;
}

/** The Lambda of one job, with its permissions and its queue, stream or schedule. */
export class JobFunction extends NodeFunction {
  constructor(scope: Construct, { job, stage, project, data, missedRuns }: JobFunctionProps) {
    const { timeoutSec, runs } = jobOf(job);
    const { table, signs, pictures, memoryMb } = jobPermissions[job];
    super(scope, job, {
      description: `Comptoir: ${job}`,
      entry: project.jobEntry(job),
      timeoutSec,
      memoryMb,
      isProtected: stage.isProtected,
      environment: {
        [ENV.stage]: stage.name,
        [ENV.tableName]: data.table.table.tableName,
        ...(pictures ? { [ENV.picturesBucket]: data.pictures.bucket.bucketName } : {}),
        ...(signs ? { [ENV.signingSecretArn]: data.signingSecret.secretArn } : {}),
      },
    });
    data.table.grant(this.function, table);
    if (signs) data.signingSecret.grantRead(this.function);
    if (pictures) grantPictures(this.role, data.pictures.bucket, pictures);
    if (runs) this.runsBy(runs, missedRuns);
  }

  /** Allows it to send to a queue, and passes it the queue's URL. */
  sendsTo(queue: IQueue): void {
    this.function.addEnvironment(JOB_ENV.queueUrl, queue.queueUrl);
    this.function.addToRolePolicy(
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
    );
  }

  /** Tells it who runs the installation, for the messages that owners get. */
  names({ name, address, email }: Operator): void {
    this.function.addEnvironment(JOB_ENV.operator, JSON.stringify({ name, address, email }));
  }

  /** Allows it to send SMS from a number, and passes it the number's ARN. */
  sendsSmsFrom(number: string): void {
    this.function.addEnvironment(JOB_ENV.smsOrigin, number);
    this.function.addToRolePolicy(
      new PolicyStatement({ actions: ['sms-voice:SendTextMessage'], resources: [number] }),
    );
  }

  /** Allows it to send e-mail, and tells it by what address and through which configuration set. */
  sendsMail({ configurationSet, maySend }: MailSender, from: string): void {
    this.function.addEnvironment(JOB_ENV.mailFrom, from);
    this.function.addEnvironment(JOB_ENV.mailConfigurationSet, configurationSet);
    this.function.addToRolePolicy(maySend);
  }

  /** Tells it the stage's origins, for links. */
  knows({ app, pages }: ReturnType<typeof originsOf>): void {
    if (app) this.function.addEnvironment(ENV.appBase, app);
    if (pages) this.function.addEnvironment(ENV.pagesBase, pages);
  }

  /** Calls it with each event of a rule; `lost` receives events that failed to the end. */
  receives(rule: Rule, lost: IQueue): void {
    rule.addTarget(
      new LambdaTarget(this.live, {
        deadLetterQueue: lost,
        retryAttempts: 2,
        maxEventAge: Duration.hours(6),
      }),
    );
  }

  /** Makes it a queue's worker, with this concurrency. */
  worksOn(queue: IQueue, atOnce: number): void {
    this.live.addEventSource(
      new SqsEventSource(queue, {
        batchSize: QUEUE_TERMS.batchSize,
        maxConcurrency: atOnce,
        reportBatchItemFailures: true,
      }),
    );
    accept(this, 'queues-have-dead-letters');
  }

  /** Subscribes it to a part of the stream; `lost` receives what it could not process. */
  followsStream(stream: string, { partitions, items }: Followed, lost: IQueue): void {
    this.mayRead(stream);
    this.live.addEventSourceMapping('Stream', {
      eventSourceArn: stream,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: STREAM_TERMS.batchSize,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: STREAM_TERMS.retries,
      maxRecordAge: Duration.hours(1),
      onFailure: new SqsDlq(lost),
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('INSERT'),
          dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(partitions) } } },
        }),
        FilterCriteria.filter({
          eventName: FilterRule.or('INSERT', 'MODIFY'),
          dynamodb: { Keys: { sk: { S: FilterRule.beginsWith(items) } } },
        }),
      ],
    });
  }

  /** Subscribes it to a topic; `lost` receives notifications that failed to the end. */
  hears(topic: ITopic, lost: IQueue): void {
    this.live.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      onFailure: new SqsDestination(lost),
    });
    topic.addSubscription(new LambdaSubscription(this.live, { deadLetterQueue: lost }));
  }

  private mayRead(stream: string): void {
    this.function.addToRolePolicy(
      new PolicyStatement({
        actions: ['DescribeStream', 'GetRecords', 'GetShardIterator'].map((action) => `dynamodb:${action}`),
        resources: [stream],
      }),
    );
    // The poller lists streams.
    this.allowWithoutResource('Listing', 'dynamodb:ListStreams');
  }

  private runsBy(timetable: Timetable, missed: IQueue): void {
    const { retries = 0, lateMin } = timetable;
    this.live.configureAsyncInvoke({
      retryAttempts: retries,
      maxEventAge: Duration.minutes(lateMin),
      onFailure: new SqsDestination(missed),
    });
    new ScheduledCall(this, 'Clock', { live: this.live, timetable, missed });
  }
}
