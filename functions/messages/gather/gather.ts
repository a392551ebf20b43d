import type { Language } from '../../../shared/domain/language.ts';
import type { MessageDrop, MessageKind } from '../../../shared/domain/messages.ts';
import type { Kernel, SignedTable } from '../../kernel/http/kernel.ts';
import type { Telling } from '../../records/messages/message-log.ts';
import type { MessageEntry } from '../../records/messages/outbox-store.ts';
import type { Beside } from '../../records/pending-event.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import type { EmailFacts, SmsFacts } from '../templates/facts.ts';

/** What gathering reads with. */
export interface GatherPorts extends SignedTable {
  readonly settings: Pick<Kernel['settings'], 'appBase' | 'pagesBase' | 'apiBase' | 'operator'>;
}

/** A message and the business that it is from or about, at a moment in epoch milliseconds. */
export interface AskedMessage {
  readonly tenant: TenantItem;
  readonly entry: MessageEntry;
  readonly now: number;
}

/** A record that a message is about: what it tells of it, or why it says nothing of it any more. */
export interface Subject {
  readonly subjectId: string;
  readonly tells?: Telling;
  readonly drop?: MessageDrop;
}

interface OfSubjects {
  /** @default the entry's own subject */
  readonly subjects?: readonly Subject[];
}

/** A message that can be composed: what it says, to which address, in which language. */
export type Ready =
  | (OfSubjects & {
      readonly kind: 'ready';
      readonly channel: 'email';
      readonly to: string;
      readonly language: Language;
      readonly facts: EmailFacts;
      /** Where an answer goes. @default nowhere */
      readonly replyTo?: string | undefined;
      /** Whether it is an example that says so. @default false */
      readonly isTest?: true;
      /** Further headers, such as `List-Unsubscribe`. */
      readonly headers?: Readonly<Record<string, string>>;
    })
  | (OfSubjects & {
      readonly kind: 'ready';
      readonly channel: 'sms';
      readonly to: string;
      readonly language: Language;
      readonly facts: SmsFacts;
    });

/** Appointments that one message is about. */
export type About = readonly [Beside, ...Beside[]];

/**
 * Why nothing is sent now: there is no reason to, that is not known before a moment, in epoch milliseconds, or it has
 * to be a message for each of these, since they no longer have one client.
 */
export type NotNow =
  | (OfSubjects & { readonly kind: 'dropped'; readonly reason: MessageDrop })
  | { readonly kind: 'later'; readonly until: number }
  | { readonly kind: 'apart'; readonly groups: readonly About[] };

/** Reads the records as they are now, and says what the message is to say, or why it is not sent now. */
export type Gather = (ports: GatherPorts, asked: AskedMessage) => Promise<Ready | NotNow>;

export type Gathers = Readonly<Record<MessageKind, Gather>>;
