import type { ErasureItem } from '../../records/erasure-store.ts';
import type { Erasing } from './erasing.ts';
import { mentionOf } from './mention.ts';
import { redactFor, redactRow } from './redact.ts';
import type { Stored } from './rows.ts';

type Row = Stored & { readonly createdAt?: string };

/** Takes the very e-mail or phone that was asked out of what others wrote, among these rows, before it was asked. */
export const redactTexts = async (
  { ports: { table } }: Erasing,
  { tenantId, asked, at }: ErasureItem,
  rows: readonly Row[],
): Promise<void> => {
  const redact = await redactFor(table, tenantId, mentionOf(asked));
  for (const row of rows) if ((row.createdAt ?? '') <= at) await redactRow(table, tenantId, row, redact);
};
