import { Stack } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { emailTopic } from '../constructs/email-topic.ts';
import { envOf, type Stage } from '../stage.ts';

/** The topic for alarms. Deployed first, since every other stack of its region notifies it. */
export class AlertsStack extends Stack {
  readonly topic: ITopic;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id, { env: envOf(stage) });
    this.topic = emailTopic(this, stage.alarmEmail);
  }
}
