import type { DeliveryPorts } from './delivery-ports.ts';
import type { Asked, Ready } from './gather/gather.ts';
import { ownWording } from './own-wording.ts';
import type { SendOutcome } from './senders.ts';
import { compose } from './templates/compose.ts';
import { composeSms } from './templates/sms/compose-sms.ts';

type ReadyEmail = Extract<Ready, { readonly channel: 'email' }>;
type ReadySms = Extract<Ready, { readonly channel: 'sms' }>;

const sendEmail = async (
  { table, email }: DeliveryPorts,
  asked: Asked,
  ready: ReadyEmail,
): Promise<SendOutcome> => {
  if (!email) return { kind: 'stopped', reason: 'no_sender' };
  const { tenant, entry, now } = asked;
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
    tags: entry,
  });
};

/** It is of no use once the appointment has begun. */
const sendSms = async (
  ports: DeliveryPorts,
  { entry, now }: Asked,
  { to, language, facts }: ReadySms,
): Promise<SendOutcome> => {
  if (!ports.sendSms) return { kind: 'stopped', reason: 'no_sender' };
  const usefulForSec = (Date.parse(facts.appointment.startAt) - now) / 1000;
  return ports.sendSms({ to, text: composeSms(facts, language), usefulForSec, tags: entry });
};

/** Composes a message and gives it to its channel's sender. An installation without one sends nothing by it. */
export const sendReady = async (ports: DeliveryPorts, asked: Asked, ready: Ready): Promise<SendOutcome> =>
  ready.channel === 'email' ? sendEmail(ports, asked, ready) : sendSms(ports, asked, ready);
