import { simpleParser } from 'mailparser';
import { array, object, string, ValidationError } from 'yup';
import type { Clock } from '../../functions/kernel/clock.ts';
import type { OutgoingMessage } from '../mailbox/message.ts';
import type { SentMail } from './mail-reports.ts';
import type { AwsAnswer } from './sms-network.ts';

/** The path of SES's `SendEmail`. */
export const SEND_EMAIL = '/v2/email/outbound-emails';

const tag = object({
  Name: string()
    .matches(/^[\w-]{1,256}$/)
    .required(),
  Value: string()
    .matches(/^[\w-]{1,256}$/)
    .required(),
});

const asked = object({
  FromEmailAddress: string().required(),
  Destination: object({ ToAddresses: array(string().required()).length(1).required() }).required(),
  Content: object({ Raw: object({ Data: string().required() }).required() }).required(),
  ConfigurationSetName: string().required(),
  EmailTags: array(tag.required()).max(50).required(),
}).required();

/** Headers that the mailbox shows in words of its own. */
const SHOWN_APART = new Set(['to', 'subject', 'content-type', 'content-transfer-encoding', 'mime-version']);

const unfolded = (line: string): { readonly name: string; readonly value: string } => {
  const [, name = '', value = ''] = /^([^:]+):\s*([\s\S]*)$/.exec(line) ?? [];
  return { name, value: value.replace(/\r?\n\s+/g, ' ') };
};

/** A message as the mailbox keeps it, parsed as a mail program would. */
const read = async (mime: Buffer, to: string): Promise<OutgoingMessage> => {
  const {
    subject = '',
    text = '',
    html,
    from,
    attachments,
    headerLines,
  } = await simpleParser(mime, {
    skipHtmlToText: true,
    skipTextToHtml: true,
  });
  return {
    to,
    from: from?.text ?? '',
    subject,
    text,
    html: html || '',
    headers: headerLines.filter(({ key }) => !SHOWN_APART.has(key)).map(({ line }) => unfolded(line)),
    attachments: attachments.map(({ filename = '', contentType, content }) => ({
      filename,
      contentType,
      content: content.toString('utf8'),
    })),
  };
};

const refused = (type: string, message: string): AwsAnswer => ({
  status: 400,
  json: { __type: type, message },
});

interface Parts {
  readonly deliver: (message: OutgoingMessage) => Promise<void>;
  readonly mint: () => string;
  /** Hears of each e-mail that was taken. */
  readonly sent: (mail: SentMail) => void;
  readonly clock: Clock;
}

/** Answers `SendEmail` as SES does: what it takes is in the mailbox before the answer. */
export const openSes =
  ({ deliver, mint, sent, clock }: Parts) =>
  async (body: unknown): Promise<AwsAnswer> => {
    try {
      const { Destination, Content, EmailTags } = asked.validateSync(body, { strict: true });
      const [to = ''] = Destination.ToAddresses;
      if (!to.includes('@')) return refused('BadRequestException', 'Missing final @domain');
      await deliver(await read(Buffer.from(Content.Raw.Data, 'base64'), to));
      const messageId = mint();
      const tags = Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, Value]));
      sent({ messageId, to, tags, sentAt: clock() });
      return { status: 200, json: { MessageId: messageId } };
    } catch (error) {
      if (error instanceof ValidationError) return refused('BadRequestException', error.message);
      throw error;
    }
  };
