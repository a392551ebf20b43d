import { Duration } from 'aws-cdk-lib';
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { QUEUE_TERMS } from '../../shared/domain/jobs.ts';
import { accept } from '../accepted-findings.ts';

const kept = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/** A dead-letter queue, with SQS's longest retention. */
export class DeadLetters extends Construct {
  readonly queue: IQueue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    // The library's classes miss its own interfaces by what exactOptionalPropertyTypes adds.
    this.queue = new Queue(this, 'Queue', { ...kept, retentionPeriod: Duration.days(14) }) as IQueue;
    accept(this, 'end-of-the-line');
    accept(this, 'end-of-the-line-again');
  }
}

/** A queue with its dead-letter queue. */
export class QueueWithDlq extends Construct {
  readonly queue: IQueue;
  readonly deadLetters: IQueue;

  constructor(scope: Construct, id: string, { workerTimeoutSec }: { readonly workerTimeoutSec: number }) {
    super(scope, id);
    this.deadLetters = new DeadLetters(this, 'DeadLetters').queue;
    this.queue = new Queue(this, 'Queue', {
      ...kept,
      visibilityTimeout: Duration.seconds(QUEUE_TERMS.timeoutsHidden * workerTimeoutSec),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: QUEUE_TERMS.maxReceives },
    }) as IQueue;
  }
}
