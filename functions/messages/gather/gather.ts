import type { Language } from '../../../shared/domain/language.ts';
import type { MessageDrop, MessageKind } from '../../../shared/domain/messages.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
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
      /** Where an answer goes. @default nowhere */
      readonly replyTo?: string | undefined;
      /** Whether it is an example that says so. @default false */
      readonly isTest?: true;
      /** Further headers, such as `List-Unsubscribe`. */
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly channel: 'sms'; readonly to: string; readonly language: Language; readonly facts: SmsFacts };

/** Reads the records as they are now, and says what the message is to say, or why there is nothing to send. */
export type Gather = (ports: GatherPorts, asked: Asked) => Promise<Ready | { readonly drop: MessageDrop }>;

export type Gathers = Readonly<Record<MessageKind, Gather>>;
