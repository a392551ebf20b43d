import type { MessageStop, SendFailure } from '../../shared/domain/messages.ts';
import type { MessageEntry } from '../records/messages/outbox-store.ts';
import type { Email } from './templates/facts.ts';

/** What a provider's report on a message is matched by. */
export type Tags = Pick<MessageEntry, 'tenantId' | 'subjectId' | 'dueAt' | 'messageId'>;

/** An e-mail ready to be sent. */
export interface OutgoingEmail {
  readonly to: string;
  /** The name before the sender's address, as people typed it. */
  readonly fromName: string;
  /** The address that an answer goes to. */
  readonly replyTo?: string;
  readonly email: Email;
  /** Further headers, such as `List-Unsubscribe`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: Tags;
}

/** An SMS ready to be sent. */
export interface OutgoingSms {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** Seconds after which it is of no more use, so that a phone that was off does not get it late. */
  readonly usefulForSec: number;
  readonly tags: Tags;
}

/** `providerId` is the provider's own id of the message; `error` names its answer, for the log. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly providerId: string }
  | { readonly kind: 'failed'; readonly failure: SendFailure; readonly error: string }
  | { readonly kind: 'stopped'; readonly reason: MessageStop };

/** Gives one message to the provider. Never throws: every failure is an outcome. */
export type SendEmail = (outgoing: OutgoingEmail) => Promise<SendOutcome>;
export type SendSms = (outgoing: OutgoingSms) => Promise<SendOutcome>;
