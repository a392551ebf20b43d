import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { AlarmTopic } from './alarm-topic.ts';
import { Alarms } from './alarms.ts';

/** Where a region's alarms are told, and an alarm of its own for what could not be told. */
export const toldTopic = (scope: Construct, email: string | undefined): ITopic => {
  const { topic, untold } = new AlarmTopic(scope, 'Alarms', { email });
  new Alarms(scope, 'OwnAlarms', topic).ofDeadLetters(
    'Untold',
    untold,
    'An alarm could not be sent by e-mail: look whether the address was confirmed.',
  );
  return topic;
};
