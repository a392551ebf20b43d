import type { DeliveryPorts } from './delivery-ports.ts';
import type { AskedMessage, Ready } from './gather/gather.ts';
import { ownWording } from './own-wording.ts';
import type { SendOutcome, Tags } from './senders.ts';
import { compose } from './templates/compose.ts';
import { composeSms } from './templates/sms/compose-sms.ts';

type ReadyEmail = Extract<Ready, { readonly channel: 'email' }>;
type ReadySms = Extract<Ready, { readonly channel: 'sms' }>;

/** Reports come under the first record that the message tells of. */
const tagsOf = ({ entry }: AskedMessage, { subjects = [] }: Ready): Tags => {
  const told = subjects.find(({ drop }) => drop === undefined);
  return { ...entry, ...(told ? { subjectId: told.subjectId } : {}) };
};

const sendEmail = async (
  { table, email }: DeliveryPorts,
  asked: AskedMessage,
  ready: ReadyEmail,
): Promise<SendOutcome> => {
  if (!email) return { kind: 'stopped', reason: 'no_sender' };
  const { tenant, now } = asked;
  const { to, language, facts, replyTo, isTest, headers = {} } = ready;
  const own = await ownWording({ table }, asked, ready);
  const wording = own && { subject: own.subject ?? '', body: own.body };
  return email.send({
    to,
    fromName: tenant.name,
    ...(replyTo === undefined ? {} : { replyTo }),
    email: compose(facts, language, {
      now,
      to,
      from: email.from,
      ...(wording ? { wording } : {}),
      ...(isTest ? { isTest } : {}),
    }),
    headers,
    tags: tagsOf(asked, ready),
  });
};

/** It is of no use once the appointment has begun. */
const sendSms = async (ports: DeliveryPorts, asked: AskedMessage, ready: ReadySms): Promise<SendOutcome> => {
  if (!ports.sendSms) return { kind: 'stopped', reason: 'no_sender' };
  const { to, language, facts } = ready;
  const usefulForSec = (Date.parse(facts.appointment.startAt) - asked.now) / 1000;
  const tags = tagsOf(asked, ready);
  return ports.sendSms({ to, text: composeSms(facts, language), usefulForSec, tags });
};

/** Composes a message and gives it to its channel's sender. An installation without one sends nothing by it. */
export const sendReady = async (
  ports: DeliveryPorts,
  asked: AskedMessage,
  ready: Ready,
): Promise<SendOutcome> =>
  ready.channel === 'email' ? sendEmail(ports, asked, ready) : sendSms(ports, asked, ready);
