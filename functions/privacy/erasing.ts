import type { Kernel } from '../kernel/kernel.ts';

/** What an erasure is done with. */
export interface Erasing {
  readonly desk: Pick<Kernel, 'table' | 'signer'>;
}
