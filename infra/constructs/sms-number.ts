import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { CfnPhoneNumber } from 'aws-cdk-lib/aws-smsvoice';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { SMS_ANSWERS } from '../../shared/domain/sms-keywords.ts';

/** What the number does at each word of its own; STOP and HELP are given apart. */
const KEYWORDS: readonly CfnPhoneNumber.OptionalKeywordProperty[] = [
  { keyword: 'ARRET', action: 'OPT_OUT', message: SMS_ANSWERS.stop },
  { keyword: 'START', action: 'OPT_IN', message: SMS_ANSWERS.start },
  { keyword: 'UNSTOP', action: 'OPT_IN', message: SMS_ANSWERS.start },
  { keyword: 'AIDE', action: 'AUTOMATIC_RESPONSE', message: SMS_ANSWERS.help },
];

/**
 * A topic on which AWS End User Messaging posts the SMS that a number receives, encrypted with a key that it may use.
 */
const receivedTopic = (scope: Construct): ITopic => {
  const masterKey = new Key(scope, 'Key', {
    enableKeyRotation: true,
    description: 'Encrypts received SMS on their way to the function that reads them',
  });
  const topic = new Topic(scope, 'Received', { masterKey, enforceSSL: true });
  const allowed = {
    principals: [new ServicePrincipal('sms-voice.amazonaws.com')],
    conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
  };
  masterKey.addToResourcePolicy(
    new PolicyStatement({ ...allowed, actions: ['kms:Decrypt', 'kms:GenerateDataKey*'], resources: ['*'] }),
  );
  topic.addToResourcePolicy(
    new PolicyStatement({ ...allowed, actions: ['sns:Publish'], resources: [topic.topicArn] }),
  );
  return topic;
};

/** A Canadian number that sends SMS, answers STOP, START and HELP by itself, and posts what it receives on a topic. */
export class SmsNumber extends Construct {
  readonly arn: string;
  readonly received: ITopic;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.received = receivedTopic(this);
    const number = new CfnPhoneNumber(this, 'Number', {
      isoCountryCode: 'CA',
      numberType: 'LONG_CODE',
      numberCapabilities: ['SMS'],
      mandatoryKeywords: { stop: { message: SMS_ANSWERS.stop }, help: { message: SMS_ANSWERS.help } },
      optionalKeywords: [...KEYWORDS],
      twoWay: { enabled: true, channelArn: this.received.topicArn },
    });
    this.arn = number.attrArn;
  }
}
