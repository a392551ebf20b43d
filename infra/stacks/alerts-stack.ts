import { Stack } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { AlarmTopic } from '../constructs/alarm-topic.ts';
import { Alarms } from '../constructs/alarms.ts';
import { envOf, type Stage } from '../stage.ts';

/** Where alarms are told. It stands first, since every other stack tells its own. */
export class AlertsStack extends Stack {
  readonly topic: ITopic;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id, { env: envOf(stage) });
    const { topic, untold } = new AlarmTopic(this, 'Alarms', { email: stage.alarmEmail });
    this.topic = topic;
    new Alarms(this, 'OwnAlarms', topic).ofDeadLetters(
      'Untold',
      untold,
      'An alarm could not be sent by e-mail: look whether the address was confirmed.',
    );
  }
}
