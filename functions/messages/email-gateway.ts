import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { SendFailure } from '../../shared/domain/messages.ts';
import { clientConfig } from '../kernel/aws-client.ts';
import type { Settings } from '../kernel/http/settings.ts';
import { senderName } from './sender-name.ts';
import type { OutgoingEmail, SendEmail, Tags } from './senders.ts';

type Mail = NonNullable<Settings['mail']>;

const TIMEOUTS = { connectionMs: 2000, requestMs: 10_000 };

/** Connections outlive one call: a sender that is opened again for the same settings gets the same client. */
const clients = new WeakMap<Mail, SESv2Client>();

const openClient = (service: Mail): SESv2Client =>
  new SESv2Client({
    ...clientConfig(service, TIMEOUTS),
    // A request that timed out may have been sent: whether to try again is decided where that is logged.
    maxAttempts: 1,
  });

/** SES's answers that are not about this one message; any other kind of failure is `unavailable`. */
const FAILURES: Readonly<Record<string, SendFailure>> = {
  MessageRejected: 'refused',
  BadRequestException: 'refused',
  TooManyRequestsException: 'throttled',
  LimitExceededException: 'throttled',
  ThrottlingException: 'throttled',
  SendingPausedException: 'paused',
  AccountSuspendedException: 'paused',
  MailFromDomainNotVerifiedException: 'paused',
  TimeoutError: 'timeout',
};

/** What SES's reports are matched by; a tag's value holds no colon, so the moment is in epoch milliseconds. */
const tagsOf = ({ tenantId, subjectId, dueAt, messageId }: Tags) => [
  { Name: 'tenantId', Value: tenantId },
  { Name: 'subjectId', Value: subjectId },
  { Name: 'dueAt', Value: String(Date.parse(dueAt)) },
  { Name: 'messageId', Value: messageId },
];

const mimeOf = (
  { from }: Mail,
  { to, fromName, replyTo, email, headers }: OutgoingEmail,
): Promise<Buffer> => {
  const { subject, html, text, calendar } = email;
  return new MailComposer({
    from: { name: senderName(fromName), address: from },
    to,
    ...(replyTo ? { replyTo } : {}),
    subject,
    html,
    text,
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    ...(calendar
      ? { icalEvent: { method: calendar.method, content: calendar.content, filename: 'rendez-vous.ics' } }
      : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'win',
  })
    .compile()
    .build();
};

/** Sends e-mail through SES: the only client of it. Never throws: each failure is an outcome. */
export const createSendEmail = (mail: Mail): SendEmail => {
  const client = clients.get(mail) ?? openClient(mail);
  clients.set(mail, client);
  return async (outgoing) => {
    try {
      const Data = await mimeOf(mail, outgoing);
      const { MessageId = '' } = await client.send(
        new SendEmailCommand({
          FromEmailAddress: mail.from,
          Destination: { ToAddresses: [outgoing.to] },
          Content: { Raw: { Data } },
          ConfigurationSetName: mail.configurationSet,
          EmailTags: tagsOf(outgoing.tags),
        }),
      );
      return { kind: 'sent', providerId: MessageId };
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown';
      return { kind: 'failed', failure: FAILURES[name] ?? 'unavailable', error: name };
    }
  };
};
