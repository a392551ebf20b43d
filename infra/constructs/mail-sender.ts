import { Stack } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { MailEvent } from '../../shared/domain/mail-events.ts';
import type { MailSender as Sender } from '../stage.ts';

/** The library's names of the events that SES reports. */
const REPORTED: Readonly<Record<MailEvent, EmailSendingEvent>> = {
  Delivery: EmailSendingEvent.DELIVERY,
  Bounce: EmailSendingEvent.BOUNCE,
  Complaint: EmailSendingEvent.COMPLAINT,
  Reject: EmailSendingEvent.REJECT,
  DeliveryDelay: EmailSendingEvent.DELIVERY_DELAY,
};

/**
 * How messages to people leave through SES: a configuration set that reports what became of each message on the
 * account's event bus; who bounced or complained is kept by the product, for each business (`suppression-store.ts`).
 * The sender's domain is verified by the operator.
 */
export class MailSender extends Construct {
  readonly configurationSet: string;
  /** Allows sending from the sender's address, through this configuration set. */
  readonly maySend: PolicyStatement;
  /** What SES reports of this stage's messages. */
  readonly reports: Rule;

  constructor(scope: Construct, id: string, { from, verifiedDomain }: Sender) {
    super(scope, id);
    const bus = EventBus.fromEventBusName(this, 'Bus', 'default');
    const set = new ConfigurationSet(this, 'Set', {
      // The account's own list would go on refusing an address that a member has had written to again.
      disableSuppressionList: true,
      reputationMetrics: true,
    });
    set.addEventDestination('Reports', {
      destination: EventDestination.eventBus(bus),
      events: Object.values(REPORTED),
    });
    this.configurationSet = set.configurationSetName;
    const arn = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    this.maySend = new PolicyStatement({
      // A raw message, sent by the call SendEmail, needs both.
      actions: ['ses:SendEmail', 'ses:SendRawEmail'],
      resources: [arn('identity', verifiedDomain), arn('configuration-set', this.configurationSet)],
      conditions: { StringEquals: { 'ses:FromAddress': from } },
    });
    this.reports = new Rule(this, 'Rule', {
      description: 'What SES reports of messages to people',
      eventPattern: {
        source: ['aws.ses'],
        detail: { mail: { tags: { 'ses:configuration-set': [this.configurationSet] } } },
      },
    });
  }
}
