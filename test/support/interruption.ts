import type { Kernel } from '../../functions/kernel/http/kernel.ts';

/** Lets something happen between a request's reading and its writing. */
export const interruption = () => {
  let happens: (() => Promise<unknown>) | undefined;
  const change = (kernel: Kernel): Kernel => ({
    ...kernel,
    table: {
      ...kernel.table,
      attempt: async (writes) => {
        const first = happens;
        happens = undefined;
        await first?.();
        return kernel.table.attempt(writes);
      },
    },
  });
  return {
    /** For `openWorld`. */
    change,
    /** Happens once, right before the next transaction. */
    meanwhile: (what: () => Promise<unknown>): void => {
      happens = what;
    },
  };
};
