import {
  ConflictException,
  PinpointSMSVoiceV2Client,
  SendTextMessageCommand,
  ValidationException,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { isSmsPhone } from '../../shared/domain/phone-number.ts';

/** One SMS to send. */
export interface OutgoingSms {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  readonly tenantId: string;
  readonly messageId: string;
  /** Seconds after which it is of no more use, so that a phone that was off does not get it late. */
  readonly usefulForSec: number;
}

/**
 * What became of an SMS. `again`: it was not sent now, and may be later; `refused`: it can never be sent to this number;
 * `stopped`: the person has asked for no more SMS.
 */
export type SmsOutcome =
  | { readonly kind: 'sent'; readonly providerId: string }
  | { readonly kind: 'again' | 'refused'; readonly reason: string }
  | { readonly kind: 'stopped' };

export type SendSms = (sms: OutgoingSms) => Promise<SmsOutcome>;

/** Where SMS are sent from. */
export interface SmsSender {
  /** The number or pool of numbers, as AWS End User Messaging names it. */
  readonly origin: string;
  /** @default AWS itself */
  readonly endpoint?: string;
  /** @default the function's own role */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** Milliseconds that one request may take; the SDK alone has no limit. */
const TIMEOUTS = {
  connectionTimeout: 1000,
  requestTimeout: 5000,
  socketTimeout: 5000,
  throwOnRequestTimeout: true,
};

/** AWS's bounds of the time after which it no longer hands a message to the carrier. */
const LEAST_USEFUL_SEC = 5;
const MOST_USEFUL_SEC = 259_200;

const clientOf = ({ endpoint, credentials }: SmsSender): PinpointSMSVoiceV2Client =>
  new PinpointSMSVoiceV2Client({
    requestHandler: TIMEOUTS,
    // A request that timed out may have been sent: whether to try again is decided where that is logged.
    maxAttempts: 1,
    ...(endpoint ? { endpoint, region: 'local' } : {}),
    ...(credentials ? { credentials } : {}),
  });

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** Only what the number or the text itself is refused for is final; the rest an operator or time can mend. */
const judged = (error: unknown): SmsOutcome => {
  if (error instanceof ConflictException) {
    const reason = error.Reason ?? 'CONFLICT';
    if (reason === 'DESTINATION_PHONE_NUMBER_OPTED_OUT') return { kind: 'stopped' };
    return { kind: reason.startsWith('DESTINATION_') ? 'refused' : 'again', reason };
  }
  if (error instanceof ValidationException) return { kind: 'refused', reason: error.Reason ?? 'INVALID' };
  return { kind: 'again', reason: nameOf(error) };
};

const usefulFor = (seconds: number): number =>
  Math.min(MOST_USEFUL_SEC, Math.max(LEAST_USEFUL_SEC, Math.floor(seconds)));

/**
 * Sends SMS through AWS End User Messaging, to Canada and the United States only. Never throws: each failure is an
 * outcome.
 */
export const createSendSms = (sender: SmsSender): SendSms => {
  const client = clientOf(sender);
  return async ({ to, text, tenantId, messageId, usefulForSec }) => {
    if (!isSmsPhone(to)) return { kind: 'refused', reason: 'COUNTRY_NOT_SERVED' };
    try {
      const { MessageId = '' } = await client.send(
        new SendTextMessageCommand({
          DestinationPhoneNumber: to,
          OriginationIdentity: sender.origin,
          MessageBody: text,
          MessageType: 'TRANSACTIONAL',
          TimeToLive: usefulFor(usefulForSec),
          Context: { tenantId, messageId },
        }),
      );
      return { kind: 'sent', providerId: MessageId };
    } catch (error) {
      return judged(error);
    }
  };
};
