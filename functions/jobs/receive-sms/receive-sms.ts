import type { SNSEvent, SNSEventRecord } from 'aws-lambda';
import { object, string } from 'yup';
import { smsRequestOf } from '../../../shared/domain/sms-keywords.ts';
import { check } from '../../kernel/http/parse.ts';
import type { Signer } from '../../kernel/identity/signing.ts';
import type { JobKernel } from '../../kernel/job-kernel.ts';
import { storeStopped } from '../../records/messages/stopped-number.ts';

/** The part that is used of what AWS End User Messaging posts for an SMS that a number received. */
const received = object({
  originationNumber: string()
    .matches(/^\+\d{6,15}$/)
    .required(),
  messageBody: string().defined(),
}).required();

type Ports = Pick<JobKernel<'receive-sms'>, 'table' | 'measure'> & { readonly signer: Signer };

const receive = async ({ table, signer, measure }: Ports, { Sns }: SNSEventRecord): Promise<void> => {
  const { originationNumber: phone, messageBody } = check(received, JSON.parse(Sns.Message));
  const request = smsRequestOf(messageBody);
  // The number itself answers a request for help, as it does the others.
  if (request === 'help') return;
  if (request === undefined) return measure('SmsUnread', 1);
  const isStopped = request === 'stop';
  const isLatest = await storeStopped(table, signer, { phone, isStopped, at: Date.parse(Sns.Timestamp) });
  if (isLatest) measure(isStopped ? 'SmsStopped' : 'SmsResumed', 1);
};

/**
 * Stores who asked for no more SMS, or for SMS again, by answering one. A notification that arrives twice or late
 * changes nothing. Throws on one that cannot be read, which then goes to the dead letters.
 */
export const receiveSms =
  (ports: Ports) =>
  async ({ Records }: SNSEvent): Promise<void> => {
    for (const record of Records) await receive(ports, record);
  };
