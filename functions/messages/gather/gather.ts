import type { Language } from '../../../shared/domain/language.ts';
import type { MessageDrop, MessageKind } from '../../../shared/domain/messages.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Telling } from '../../records/message-log.ts';
import type { MessageEntry } from '../../records/outbox-store.ts';
import type { TenantItem } from '../../records/tenant-store.ts';
import type { EmailFacts, SmsFacts } from '../templates/facts.ts';

/** What gathering reads with. */
export interface GatherPorts extends Pick<Kernel, 'table' | 'signer'> {
  readonly settings: Pick<Kernel['settings'], 'appBase' | 'pagesBase' | 'apiBase' | 'operator'>;
}

/** A message and the business that it is from or about, at a moment in epoch milliseconds. */
export interface Asked {
  readonly tenant: TenantItem;
  readonly entry: MessageEntry;
  readonly now: number;
}

/** A message that can be composed: what it says, to which address, in which language. */
export type Ready =
  | {
      readonly channel: 'email';
      readonly to: string;
      readonly language: Language;
      readonly facts: EmailFacts;
      readonly tells?: Telling;
      /** Where an answer goes. @default nowhere */
      readonly replyTo?: string | undefined;
      /** Whether it is an example that says so. @default false */
      readonly isTest?: true;
      /** Further headers, such as `List-Unsubscribe`. */
      readonly headers?: Readonly<Record<string, string>>;
    }
  | {
      readonly channel: 'sms';
      readonly to: string;
      readonly language: Language;
      readonly facts: SmsFacts;
      readonly tells?: Telling;
    };

/** Why nothing is sent now: there is no reason to, or that is not known before a moment, in epoch milliseconds. */
export type NotNow = { readonly drop: MessageDrop } | { readonly until: number };

/** Reads the records as they are now, and says what the message is to say, or why it is not sent now. */
export type Gather = (ports: GatherPorts, asked: Asked) => Promise<Ready | NotNow>;

export type Gathers = Readonly<Record<MessageKind, Gather>>;
