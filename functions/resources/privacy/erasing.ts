import type { Kernel } from '../../kernel/http/kernel.ts';

/** What an erasure is done with. */
export interface Erasing {
  readonly ports: Pick<Kernel, 'table' | 'signer'>;
}
