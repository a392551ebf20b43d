import type { TenantExport } from '../../../shared/schemas/export.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { countUse } from '../../kernel/http/rate-limit.ts';
import type { Request } from '../../kernel/http/request.ts';
import type { Contact } from '../../records/leads/contact.ts';
import { openExport } from '../../records/privacy/export-store.ts';
import { toExport } from './export-links.ts';
import { runExport } from './run-export.ts';

/** Milliseconds that the request itself spends on it, enough for most businesses. */
const AT_ONCE_MS = 4000;
const HOUR_SECONDS = 3600;
const MOST_AN_HOUR = 20;

/**
 * Starts an export of everything a business holds, or of what it holds `about` a person, and finishes it if it is
 * small. Throws 403 `rate_limited`.
 */
export const startExport = async (
  kernel: Kernel,
  { caller: { tenantId, memberId }, mint, now }: Pick<Request<'POST /v1/exports'>, 'caller' | 'mint' | 'now'>,
  about?: Contact,
): Promise<TenantExport> => {
  const limit = { scope: `export:${tenantId}`, most: MOST_AN_HOUR, perSeconds: HOUR_SECONDS };
  await countUse(kernel.table, now, [limit]);
  const exportId = mint('export');
  await openExport(kernel.table, kernel.ids, { tenantId, exportId, actorId: memberId, about, now });
  const end = performance.now() + AT_ONCE_MS;
  const isOutOfTime = () => performance.now() >= end;
  return toExport(kernel, await runExport(kernel.table, { tenantId, exportId, now, isOutOfTime }), {
    memberId,
    now,
  });
};
