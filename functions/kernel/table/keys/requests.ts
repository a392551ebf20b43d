import type { TenantId } from '../../../../shared/domain/ids.ts';
import { forJobs, inGsi1, inGsi2, inIndex, inTable, key, type OwnKeys, ownKeys, padded } from './make-key.ts';

/** The kinds of row in a business's own partition. */
export const REQUEST_ROWS = ['RECORDED', 'EXPORT', 'EXPORTED', 'ERASURE', 'RECEIPT'] as const;

const { own, inTenant }: OwnKeys<typeof REQUEST_ROWS> = ownKeys;

// Partitions of the indexes, for what puts a row there and for what reads it.
const receiptsPk = (t: TenantId) => `RECEIPTS#${t}`;
const runningExportsPk = 'EXPORTS';
const runningErasuresPk = 'ERASURES';

/** Keys of what was asked for: exports, erasures, the audit trail, limits and repeats. */
export const requestKeys = {
  /** That a request of many transactions is in the audit trail. */
  recorded: (t: TenantId, id: string) => own(t, `RECORDED#${id}`),
  audit: (t: TenantId, month: string, id: string) => key(`AUDIT#${t}#${month}`, id),
  exportJob: (t: TenantId, id: string) => own(t, `EXPORT#${id}`),
  exportPiece: (t: TenantId, id: string, part: number, n: number) =>
    own(t, `EXPORTED#${id}#${padded(part)}#${padded(n)}`),
  /** An erasure in progress; it names the person until it is done. */
  erasure: (t: TenantId, id: string) => own(t, `ERASURE#${id}`),
  /** The receipt of an erasure, without the person's name. */
  receipt: (t: TenantId, id: string) => own(t, `RECEIPT#${id}`),
  /** How often a business's lists have changed, for screens that are open. */
  changes: (t: TenantId) => key(`CHANGES#${t}`, 'CHANGES'),
  counter: (scope: string, window: string) => key(`COUNT#${scope}#${window}`, 'COUNT'),
  idempotency: (hash: string) => key(`IDEMPOTENCY#${hash}`, 'IDEMPOTENCY'),
} as const;

export const requestRanges = {
  /** One month of a business's audit trail. */
  audit: (t: TenantId, month: string) => inTable(`AUDIT#${t}#${month}`),
  exportPieces: (t: TenantId, id: string, part: number) => inTenant(t, `EXPORTED#${id}#${padded(part)}#`),
  /** Exports and their pieces. */
  exportRows: (t: TenantId) => inTenant(t, 'EXPORT'),
  receipts: (t: TenantId) => inIndex(t, receiptsPk(t)),
  /** Unfinished erasures of all businesses, for the job. */
  runningErasures: () => forJobs(runningErasuresPk),
  /** Unfinished exports of all businesses, for the job, which reads only ids. */
  runningExports: () => forJobs(runningExportsPk),
} as const;

export const requestIndexed = {
  runningExport: (createdAt: string, id: string) => inGsi2(runningExportsPk, createdAt, id),
  receipt: (t: TenantId, at: string, id: string) => inGsi1(receiptsPk(t), at, id),
  runningErasure: (at: string, id: string) => inGsi2(runningErasuresPk, at, id),
} as const;
