import type { MessageStop } from '../../shared/domain/messages.ts';
import type { DeliveryPorts } from './delivery-ports.ts';
import type { AskedMessage, Ready } from './gather/gather.ts';

/** What keeps a message from being sent now: for good, or until a moment in epoch milliseconds. */
export type Hold =
  | { readonly kind: 'stopped'; readonly reason: MessageStop }
  | { readonly kind: 'later'; readonly until: number };

/** Asked of each message before it is sent; undefined when it may be. */
export type Guard = (
  ports: Pick<DeliveryPorts, 'table' | 'signer'>,
  asked: AskedMessage,
  ready: Ready,
) => Promise<Hold | undefined>;
