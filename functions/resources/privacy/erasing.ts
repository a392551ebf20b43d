import type { Kernel } from '../../kernel/http/kernel.ts';

/** What the steps of an erasure share. */
export interface Erasing {
  readonly ports: Pick<Kernel, 'table' | 'signer'>;
}
