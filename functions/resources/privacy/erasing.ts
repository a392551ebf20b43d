import type { Kernel } from '../../kernel/http/kernel.ts';

/** What an erasure is done with. */
export interface Erasing {
  readonly desk: Pick<Kernel, 'table' | 'signer'>;
}
