import type { ErasureReceipt } from '../../../shared/schemas/privacy.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { countUse } from '../../kernel/http/rate-limit.ts';
import type { Request } from '../../kernel/http/request.ts';
import { openErasure } from '../../records/privacy/erasure-store.ts';
import { contactAsked } from './contact-asked.ts';
import { runErasure } from './run-erasure.ts';
import { shownReceipt } from './shown-receipts.ts';

/** Milliseconds that the request itself spends on it, enough for most people. */
const AT_ONCE_MS = 4000;
const HOUR_SECONDS = 3600;
const MOST_AN_HOUR = 60;

/**
 * Erases everything held about an e-mail, a phone or both, within its time; the job does the rest. Asking again when
 * nothing is left only adds a receipt. Throws 400 `contact_required`, 403 `rate_limited`.
 */
export const erasePerson = async (
  kernel: Kernel,
  { caller, body, mint, now }: Request<'POST /v1/privacy/erase'>,
): Promise<ErasureReceipt> => {
  const { tenantId, memberId } = caller;
  const contact = contactAsked(body);
  const limit = { scope: `erase:${tenantId}`, most: MOST_AN_HOUR, perSeconds: HOUR_SECONDS };
  await countUse(kernel.table, now, [limit]);
  const receiptId = mint('receipt');
  await openErasure(kernel, { tenantId, receiptId, actorId: memberId, contact, now });
  const end = performance.now() + AT_ONCE_MS;
  await runErasure(kernel, { tenantId, receiptId, now, isOutOfTime: () => performance.now() >= end });
  return shownReceipt(kernel, tenantId, receiptId);
};
