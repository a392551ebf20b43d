import type { SNSEvent } from 'aws-lambda';
import { object, string, ValidationError } from 'yup';
import type { Clock } from '../../functions/kernel/clock.ts';
import { SMS_ANSWERS, smsRequestOf } from '../../shared/domain/sms-keywords.ts';

/** The stand-in's own number. */
export const SMS_NUMBER = '+15145550100';

/** The header by which AWS's clients name the call. */
export const SEND_TEXT_MESSAGE = 'PinpointSMSVoiceV2.SendTextMessage';

/** An answer in AWS JSON 1.0. */
export interface AwsAnswer {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

/** An SMS as the mailbox shows it: sent to `phone`, or received from it. */
export interface ShownSms {
  readonly phone: string;
  readonly text: string;
  readonly isReply: boolean;
}

interface Parts {
  readonly show: (sms: ShownSms) => Promise<void>;
  /** The function that hears the topic of received SMS. */
  readonly hear: (event: SNSEvent) => Promise<void>;
  readonly clock: Clock;
  readonly mint: () => string;
}

/** AWS End User Messaging and the phones behind it, as far as the product speaks with them. */
export interface SmsNetwork {
  /** Answers `SendTextMessage`. */
  send(body: unknown): Promise<AwsAnswer>;
  /** Somebody answers from their phone. Throws what the function that hears it throws. */
  reply(phone: string, text: string): Promise<void>;
}

const asked = object({
  DestinationPhoneNumber: string()
    .matches(/^\+[1-9]\d{6,14}$/)
    .required(),
  OriginationIdentity: string().required(),
  MessageBody: string().min(1).max(1600).required(),
  MessageType: string().oneOf(['TRANSACTIONAL']).required(),
}).required();

const refused = (type: string, Reason: string): AwsAnswer => ({
  status: 400,
  json: { __type: type, Reason, message: Reason },
});

/** A notification as SNS hands it to a Lambda, with what AWS End User Messaging posts for a received SMS. */
const notified = (phone: string, text: string, { clock, mint }: Parts): SNSEvent => ({
  Records: [
    {
      EventVersion: '1.0',
      EventSubscriptionArn: 'arn:aws:sns:local:0:received:subscription',
      EventSource: 'aws:sns',
      Sns: {
        SignatureVersion: '1',
        Timestamp: new Date(clock()).toISOString(),
        Signature: '',
        SigningCertUrl: '',
        MessageId: mint(),
        Message: JSON.stringify({
          originationNumber: phone,
          destinationNumber: SMS_NUMBER,
          messageKeyword: 'KEYWORD_COMPTOIR',
          messageBody: text,
          inboundMessageId: mint(),
        }),
        MessageAttributes: {},
        Type: 'Notification',
        UnsubscribeUrl: '',
        TopicArn: 'arn:aws:sns:local:0:received',
        Subject: '',
      },
    },
  ],
});

/**
 * Stands in for AWS End User Messaging: the one call that the product makes, the list of numbers that asked for no more
 * (which ends with the process), the number's own answers to its words, and the posting of what it receives.
 */
export const openSmsNetwork = (parts: Parts): SmsNetwork => {
  const optedOut = new Set<string>();
  return {
    send: async (body) => {
      try {
        const { DestinationPhoneNumber: phone, MessageBody: text } = asked.validateSync(body, {
          strict: true,
        });
        if (optedOut.has(phone)) return refused('ConflictException', 'DESTINATION_PHONE_NUMBER_OPTED_OUT');
        await parts.show({ phone, text, isReply: false });
        return { status: 200, json: { MessageId: parts.mint() } };
      } catch (error) {
        if (error instanceof ValidationError)
          return refused('ValidationException', 'FIELD_VALIDATION_FAILED');
        throw error;
      }
    },
    reply: async (phone, text) => {
      await parts.show({ phone, text, isReply: true });
      const request = smsRequestOf(text);
      if (request === 'stop') optedOut.add(phone);
      if (request === 'start') optedOut.delete(phone);
      await parts.hear(notified(phone, text, parts));
      if (request) await parts.show({ phone, text: SMS_ANSWERS[request], isReply: false });
    },
  };
};
