import type { DeliveryPorts } from './delivery-ports.ts';
import type { Asked, Ready } from './gather/gather.ts';
import type { SendOutcome } from './senders.ts';

/** Composes a message and gives it to its channel's sender. */
export const sendReady = async (
  _ports: DeliveryPorts,
  _asked: Asked,
  { channel }: Ready,
): Promise<SendOutcome> => {
  throw new Error(`Nothing sends by ${channel}.`);
};
