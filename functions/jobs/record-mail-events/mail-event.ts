import { array, type InferType, object, string } from 'yup';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { MAIL_EVENTS } from '../../../shared/domain/mail-events.ts';
import type { ReturnReason } from '../../../shared/domain/messages.ts';
import { toInstant } from '../../kernel/clock.ts';
import { check } from '../../kernel/http/parse.ts';
import type { MessagePlace } from '../../records/messages/message-log.ts';

/** What SES reports of one message. A delay is no end: SES goes on trying, and reports that end. */
export type MailOutcome =
  | { readonly kind: 'delayed' }
  | { readonly kind: 'delivered' }
  | { readonly kind: 'bounced'; readonly reason: ReturnReason; readonly isPermanent: boolean }
  | { readonly kind: 'complained'; readonly reason: 'complaint' }
  | { readonly kind: 'failed'; readonly reason: 'blocked' };

export interface MailReport {
  readonly tenantId: TenantId;
  readonly place: MessagePlace;
  /** SES's own id of the message. */
  readonly providerId: string;
  /** The address that it was sent to; the one in a bounce may be another, to which it was forwarded. */
  readonly to: string;
  /** ISO instant at which SES took it. */
  readonly sentAt: string;
  readonly outcome: MailOutcome;
}

const tag = () => array(string().required()).length(1).required();

/** The part that is used of the events that SES puts on EventBridge, which hold far more. */
const mailEvent = object({
  detail: object({
    eventType: string().oneOf(MAIL_EVENTS).required(),
    mail: object({
      timestamp: string().required(),
      messageId: string().required(),
      destination: array(string().required()).length(1).required(),
      tags: object({ tenantId: tag(), subjectId: tag(), dueAt: tag(), messageId: tag() }).required(),
    }).required(),
    bounce: object({ bounceType: string().required(), bounceSubType: string().required() }).default(
      undefined,
    ),
    complaint: object({ complaintFeedbackType: string().nullable() }).default(undefined),
  }).required(),
}).required();

type Detail = InferType<typeof mailEvent>['detail'];

/** SES's kinds of bounces, in the words of the log. */
const REASONS: Readonly<Record<string, ReturnReason>> = {
  NoEmail: 'no_such_address',
  Suppressed: 'no_such_address',
  OnAccountSuppressionList: 'no_such_address',
  MailboxFull: 'mailbox_full',
  MessageTooLarge: 'blocked',
  ContentRejected: 'blocked',
  AttachmentRejected: 'blocked',
};

const bounced = ({ bounce }: Detail): MailOutcome => {
  if (!bounce) throw new Error('A bounce without its kind.');
  const isPermanent = bounce.bounceType === 'Permanent';
  const usual = isPermanent ? 'no_such_address' : 'other';
  return { kind: 'bounced', reason: REASONS[bounce.bounceSubType] ?? usual, isPermanent };
};

/** A mail program reports by the same way that a message was no spam after all. */
const complained = ({ complaint }: Detail): MailOutcome =>
  complaint?.complaintFeedbackType === 'not-spam'
    ? { kind: 'delivered' }
    : { kind: 'complained', reason: 'complaint' };

const outcomeOf = (detail: Detail): MailOutcome => {
  switch (detail.eventType) {
    case 'Delivery':
      return { kind: 'delivered' };
    case 'DeliveryDelay':
      return { kind: 'delayed' };
    case 'Bounce':
      return bounced(detail);
    case 'Complaint':
      return complained(detail);
    case 'Reject':
      return { kind: 'failed', reason: 'blocked' };
  }
};

/** Reads an event of SES's. Throws 400 `invalid_request` on one that is not about a message of ours. */
export const readMailEvent = (event: unknown): MailReport => {
  const { detail } = check(mailEvent, event);
  const { timestamp: sentAt, messageId: providerId, destination, tags } = detail.mail;
  const [tenantId = ''] = tags.tenantId;
  const [subjectId = ''] = tags.subjectId;
  const [dueAt = ''] = tags.dueAt;
  const [messageId = ''] = tags.messageId;
  const [to = ''] = destination;
  return {
    tenantId: brandId<TenantId>(tenantId),
    place: { subjectId, dueAt: toInstant(Number(dueAt)), messageId },
    ...{ providerId, to: to.toLowerCase(), sentAt, outcome: outcomeOf(detail) },
  };
};
