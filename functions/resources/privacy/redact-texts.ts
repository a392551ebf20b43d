import type { SignedTable } from '../../kernel/http/kernel.ts';
import type { ErasureItem } from '../../records/privacy/erasure-store.ts';
import { mentionOf } from './mention.ts';
import { redactFor, redactRow } from './redact.ts';
import type { Stored } from './rows.ts';

type Row = Stored & { readonly createdAt?: string };

/**
 * Removes the exact e-mail or phone asked about from other people's texts in these rows, if written before the
 * request.
 */
export const redactTexts = async (
  { table }: SignedTable,
  { tenantId, asked, at }: ErasureItem,
  rows: readonly Row[],
): Promise<void> => {
  const redact = await redactFor(table, tenantId, mentionOf(asked));
  for (const row of rows) if ((row.createdAt ?? '') <= at) await redactRow(table, tenantId, row, redact);
};
