import type { CallFailure } from '../../shared/schemas/webhook.ts';
import type { Kernel } from '../kernel/http/kernel.ts';
import { createSend, type Send, systemResolve } from './send-gateway.ts';
import { reachOf } from './target.ts';

/** What delivery needs. */
export interface DeliveryPorts extends Pick<Kernel, 'table' | 'signer' | 'logger' | 'clock'> {
  readonly send: Send;
  /** From 0 to 1: the jitter of retries. */
  readonly random: () => number;
}

/**
 * What became of an entry. `gone`: it no longer existed; `busy`: another worker holds it or took it over;
 * `fanned_out`: it is now one entry for each webhook that asks for it; `dropped`: nobody needs to receive it any
 * more.
 */
export type Delivered =
  | { readonly kind: 'gone' | 'busy' | 'fanned_out' | 'delivered' | 'dropped' }
  | { readonly kind: 'retrying' | 'given_up'; readonly failure: CallFailure };

type Parts = Pick<Kernel, 'table' | 'signer' | 'logger' | 'clock'> & {
  readonly settings: Parameters<typeof reachOf>[0];
};

/** Delivery ports made from a kernel's parts, with the network that its settings allow. */
export const deliveryPorts = (kernel: Parts): DeliveryPorts => ({
  table: kernel.table,
  signer: kernel.signer,
  logger: kernel.logger,
  clock: kernel.clock,
  send: createSend({ ...reachOf(kernel.settings), resolve: systemResolve }),
  random: Math.random,
});
