import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { AlarmTopic } from './alarm-topic.ts';
import { Alarms } from './alarms.ts';

/** The topic of a region's alarms, with an alarm for notifications that could not be delivered. */
export const emailTopic = (scope: Construct, email: string | undefined): ITopic => {
  const { topic, undelivered } = new AlarmTopic(scope, 'Alarms', { email });
  new Alarms(scope, 'OwnAlarms', topic).ofDeadLetters(
    'Undelivered',
    undelivered,
    'An alarm could not be sent by e-mail: look whether the address was confirmed.',
  );
  return topic;
};
