import { SECOND_MS } from '../../../shared/domain/duration.ts';
import type { MessageDrop } from '../../../shared/domain/messages.ts';
import { LEASE_MS } from '../../records/messages/outbox-store.ts';
import type { AskedMessage, NotNow } from './gather.ts';

/** Drops a message for a reason once no worker can still be sending what its change overtook. */
export const onceSettled = ({ entry, now }: AskedMessage, reason: MessageDrop): NotNow => {
  const settledAt = Date.parse(entry.at) + LEASE_MS + SECOND_MS;
  return now < settledAt ? { kind: 'later', until: settledAt } : { kind: 'dropped', reason };
};
