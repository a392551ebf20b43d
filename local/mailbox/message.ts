import { array, type InferType, object, string } from 'yup';

const attachmentSchema = object({
  filename: string().defined(),
  contentType: string().defined(),
  content: string().defined(),
}).noUnknown();

export const messageSchema = object({
  to: string().defined(),
  subject: string().defined(),
  text: string().defined(),
  html: string().defined(),
  attachments: array(attachmentSchema).defined(),
  at: string().defined(),
}).noUnknown();

/** A message as it was received: `to` is an e-mail address or an E.164 number (SMS), `at` an ISO instant. */
export type Message = InferType<typeof messageSchema>;

/** `content` is text (an .ics, a .csv), not base64. */
export type Attachment = InferType<typeof attachmentSchema>;

/** A message to send. `language` is the language of the text; the mailbox does not store it. */
export interface OutgoingMessage {
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
  readonly language?: 'fr' | 'en';
}
