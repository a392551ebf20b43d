import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { DeadLetters } from './queue-with-dlq.ts';

export interface AlarmTopicProps {
  /** @default nobody is notified; the alarms can still be read */
  readonly email: string | undefined;
}

/** The topic that every alarm notifies, encrypted with a key that CloudWatch may use. */
export class AlarmTopic extends Construct {
  readonly topic: Topic;
  /** Notifications of alarms that could not be delivered. */
  readonly undelivered: IQueue;

  constructor(scope: Construct, id: string, { email }: AlarmTopicProps) {
    super(scope, id);
    const masterKey = new Key(this, 'Key', {
      enableKeyRotation: true,
      description: 'Encrypts what alarms tell on its way to whoever is on call',
    });
    this.topic = new Topic(this, 'Topic', { masterKey, enforceSSL: true, displayName: 'Comptoir' });
    this.undelivered = new DeadLetters(this, 'Undelivered').queue;
    const cloudWatch = new ServicePrincipal('cloudwatch.amazonaws.com');
    const conditions = { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } };
    const allowed = { principals: [cloudWatch], conditions };
    masterKey.addToResourcePolicy(
      new PolicyStatement({ ...allowed, actions: ['kms:Decrypt', 'kms:GenerateDataKey*'], resources: ['*'] }),
    );
    this.topic.addToResourcePolicy(
      new PolicyStatement({ ...allowed, actions: ['sns:Publish'], resources: [this.topic.topicArn] }),
    );
    if (email)
      this.topic.addSubscription(new EmailSubscription(email, { deadLetterQueue: this.undelivered }));
  }
}
