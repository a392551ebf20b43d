import type { Kernel } from '../../kernel/http/kernel.ts';
import { countUse } from '../../kernel/http/rate-limit.ts';

/** Counts a search, which takes more time than a page. Throws 403 `rate_limited`. */
export const countSearch = (
  { table, signer }: Pick<Kernel, 'table' | 'signer'>,
  slug: string,
  { viewer, now }: { readonly viewer: string; readonly now: number },
): Promise<void> => {
  const scope = `offers:${slug}:${signer.hash('viewer', viewer)}`;
  return countUse(table, now, [{ scope, most: 30, perSeconds: 60 }]);
};
