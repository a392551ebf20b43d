import { array, type InferType, object, string } from 'yup';

const attachmentSchema = object({
  filename: string().defined(),
  contentType: string().defined(),
  content: string().defined(),
}).noUnknown();

const headerSchema = object({ name: string().defined(), value: string().defined() }).noUnknown();

export const messageSchema = object({
  to: string().defined(),
  /** Absent, like the headers, of a message that did not come as MIME. */
  from: string(),
  headers: array(headerSchema.required()),
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
  readonly from?: string;
  readonly headers?: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
  readonly language?: 'fr' | 'en';
}
