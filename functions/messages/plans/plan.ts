import type { MessageKind } from '../../../shared/domain/messages.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Beside, OutboxEntry } from '../../records/pending-event.ts';

/** A message that follows from an event. */
export interface PlannedMessage {
  readonly message: MessageKind;
  /** `visitor`, `former_visitor`, `lead`, or the id of a member. */
  readonly recipient: string;
  /** Epoch milliseconds from which it is due. @default at once */
  readonly dueAt?: number;
  /** The appointments that it is about. @default all that the event is about */
  readonly about?: readonly [Beside, ...Beside[]];
  /** What tells the message from others of its kind, where several events may ask for it; by default the event. */
  readonly once?: readonly string[];
}

/** The messages that follow from an event; a message that nobody turns out to need is dropped as it is gathered. */
export type MessagePlan = (
  ports: { readonly table: Table },
  event: OutboxEntry,
  now: number,
) => Promise<readonly PlannedMessage[]>;
