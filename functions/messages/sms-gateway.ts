import {
  ConflictException,
  PinpointSMSVoiceV2Client,
  SendTextMessageCommand,
  ValidationException,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import type { SendFailure } from '../../shared/domain/messages.ts';
import { isSmsPhone } from '../../shared/domain/phone-number.ts';
import { clientConfig } from '../kernel/aws-client.ts';
import type { Settings } from '../kernel/http/settings.ts';
import type { SendOutcome, SendSms } from './senders.ts';

type SmsSender = NonNullable<Settings['sms']>;

const TIMEOUTS = { requestMs: 5000 };

/** AWS's bounds of the time after which it no longer hands a message to the carrier. */
const LEAST_USEFUL_SEC = 5;
const MOST_USEFUL_SEC = 259_200;

const clientOf = (service: SmsSender): PinpointSMSVoiceV2Client =>
  new PinpointSMSVoiceV2Client({
    ...clientConfig(service, TIMEOUTS),
    // A request that timed out may have been sent: whether to try again is decided where that is logged.
    maxAttempts: 1,
  });

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** Errors of ours and of AWS's that time or an operator can mend. */
const FAILURES: Readonly<Record<string, SendFailure>> = {
  ThrottlingException: 'throttled',
  ServiceQuotaExceededException: 'throttled',
  TimeoutError: 'timeout',
};

const failed = (failure: SendFailure, error: string): SendOutcome => ({ kind: 'failed', failure, error });

/** Only what the number or the text itself is refused for is final. */
const judged = (error: unknown): SendOutcome => {
  if (error instanceof ValidationException) return failed('refused', error.Reason ?? error.name);
  if (!(error instanceof ConflictException))
    return failed(FAILURES[nameOf(error)] ?? 'unavailable', nameOf(error));
  const { Reason = error.name } = error;
  if (Reason === 'DESTINATION_PHONE_NUMBER_OPTED_OUT') return { kind: 'stopped', reason: 'unsubscribed' };
  return failed(Reason.startsWith('DESTINATION_') ? 'refused' : 'unavailable', Reason);
};

const usefulFor = (seconds: number): number =>
  Math.min(MOST_USEFUL_SEC, Math.max(LEAST_USEFUL_SEC, Math.floor(seconds)));

/** Connections outlive one call: a sender that is opened again for the same settings gets the same client. */
const clients = new WeakMap<SmsSender, PinpointSMSVoiceV2Client>();

/**
 * Sends SMS through AWS End User Messaging, to Canada and the United States only. Never throws: each failure is an
 * outcome.
 */
export const createSendSms = (sender: SmsSender): SendSms => {
  const client = clients.get(sender) ?? clientOf(sender);
  clients.set(sender, client);
  return async ({ to, text, tags: { tenantId, messageId }, usefulForSec }) => {
    if (!isSmsPhone(to)) return failed('refused', 'COUNTRY_NOT_SERVED');
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
