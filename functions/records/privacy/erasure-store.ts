import type { TenantId } from '../../../shared/domain/ids.ts';
import type { AuditParty } from '../../../shared/schemas/audit.ts';
import type { ErasureCounts, ErasureReceipt } from '../../../shared/schemas/privacy.ts';
import { found } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { commitOrSkip, writeOrSkip } from '../../kernel/table/commit.ts';
import { ifAbsent, ifFieldIs, ifPresent } from '../../kernel/table/condition.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Conditional, Write } from '../../kernel/table/write.ts';
import { auditEntry } from '../audit-trail.ts';
import type { Contact } from '../leads/contact.ts';
import { contactHashes } from '../leads/contact.ts';
import { type DataSubject, stranger } from './person.ts';

/** The stages, in this order: leads go first, so that nothing new can be attached to them. */
const STAGES = [
  'leads',
  'bookings',
  'conversations',
  'deliveries',
  'messages',
  'waitlist',
  'texts',
  'rest',
] as const;
export type Stage = (typeof STAGES)[number];

/**
 * Milliseconds after which everything is walked a second time: longer than any request lives, so that what was being
 * written during the first walk is found.
 */
const SETTLE_MS = 90_000;

/** An erasure in progress. It names the person, so it is deleted at the end. */
export interface ErasureItem extends DataSubject {
  readonly receiptId: string;
  readonly tenantId: TenantId;
  /** ISO instant of the request: what was created after it is not touched. */
  readonly at: string;
  readonly stage: Stage;
  /** Sort key up to which the stage is done. */
  readonly after?: string | undefined;
  /** Epoch milliseconds at which this walk began. */
  readonly began: number;
  /** Grows with each change. */
  readonly version: number;
}

/** What stays of an erasure, forever, without the person's name. */
export interface ReceiptItem extends ErasureCounts {
  readonly receiptId: string;
  readonly status: ErasureReceipt['status'];
  readonly askedAt: string;
  readonly actorId: string;
  readonly finishedAt: string | null;
  readonly contactHashes: readonly string[];
}

export interface ErasureAsked {
  readonly tenantId: TenantId;
  readonly receiptId: string;
  readonly actorId: string;
  readonly contact: Contact;
  readonly now: number;
}

/**
 * Records that an erasure was asked for, in the audit trail too. Asking twice under one id records it once. Throws
 * 503 `busy`.
 */
export const openErasure = async (
  { table, signer, ids }: Pick<Kernel, 'table' | 'signer' | 'ids'>,
  { tenantId, receiptId, actorId, contact, now }: ErasureAsked,
): Promise<void> => {
  const at = toInstant(now);
  const hashes = contactHashes(signer, contact);
  const counts: ErasureCounts = { leads: 0, bookings: 0, cancelled: 0, conversations: 0 };
  const receipt: ReceiptItem = {
    ...{ receiptId, status: 'running', askedAt: at, actorId, finishedAt: null, contactHashes: hashes },
    ...counts,
  };
  const erasure: ErasureItem = {
    ...stranger(contact),
    ...{ receiptId, tenantId, at, stage: 'leads', began: now, version: 1 },
  };
  const fact = { actorId, action: 'person_erased', subjectId: receiptId } as const;
  await commitOrSkip(table, [
    {
      put: keys.receipt(tenantId, receiptId),
      item: { ...receipt, ...indexed.receipt(tenantId, at, receiptId) },
      when: ifAbsent,
    },
    {
      put: keys.erasure(tenantId, receiptId),
      item: { ...erasure, ...indexed.runningErasure(at, receiptId) },
      when: ifAbsent,
    },
    auditEntry(tenantId, fact, { ids, now }),
  ]);
};

export const findErasure = (
  table: Table,
  tenantId: TenantId,
  receiptId: string,
): Promise<ErasureItem | undefined> => table.get<ErasureItem>(keys.erasure(tenantId, receiptId));

/** One receipt. Throws 404 `not_found`. */
export const getReceipt = async (table: Table, tenantId: TenantId, receiptId: string): Promise<ReceiptItem> =>
  found(await table.get<ReceiptItem>(keys.receipt(tenantId, receiptId)));

export const toReceipt = (item: ReceiptItem, askedBy: AuditParty): ErasureReceipt => ({
  receiptId: item.receiptId,
  status: item.status,
  askedAt: item.askedAt,
  askedBy,
  finishedAt: item.finishedAt,
  contactHashes: [...item.contactHashes],
  erased: {
    leads: item.leads,
    bookings: item.bookings,
    cancelled: item.cancelled,
    conversations: item.conversations,
  },
});

const following = (erasure: ErasureItem, progress: Partial<ErasureItem>): ErasureItem => ({
  ...erasure,
  ...progress,
  version: erasure.version + 1,
});

/** Replaces an erasure's state by the next one. */
const advance = (next: ErasureItem): Conditional => ({
  put: keys.erasure(next.tenantId, next.receiptId),
  item: { ...next, ...indexed.runningErasure(next.at, next.receiptId) },
  when: ifFieldIs('version', next.version - 1),
});

/** Stores how far an erasure is. Undefined when another worker has taken over. */
export const keepProgress = async (
  table: Table,
  erasure: ErasureItem,
  progress: Partial<ErasureItem>,
): Promise<ErasureItem | undefined> => {
  const next = following(erasure, progress);
  return (await table.writeIf(advance(next))) ? next : undefined;
};

/**
 * Leaves an erasure to a later run, which continues from this progress, or from another worker's if that is further.
 */
export const leaveOff = (table: Table, erasure: ErasureItem, progress: Partial<ErasureItem>): Promise<void> =>
  writeOrSkip(table, advance(following(erasure, progress)));

/** Counts a removed thing, in the transaction that removes it. */
export const countWrite = (
  { tenantId, receiptId }: Pick<ErasureItem, 'tenantId' | 'receiptId'>,
  add: Partial<ErasureCounts>,
): Write => ({
  update: keys.receipt(tenantId, receiptId),
  add: Object.fromEntries(Object.entries(add).filter(([, by]) => by > 0)),
  when: ifPresent,
});

/** Whether the walk that just ended began late enough to have found whatever was being written. */
export const isSettled = ({ at, began }: ErasureItem): boolean => began >= Date.parse(at) + SETTLE_MS;

/** Whether a second walk may begin. */
export const maySettle = ({ at }: ErasureItem, now: number): boolean => now >= Date.parse(at) + SETTLE_MS;

/**
 * Ends an erasure, unless another worker has taken over: deletes the last item that names the person, and dates the
 * receipt. Throws 503 `busy`.
 */
export const finishErasure = async (table: Table, erasure: ErasureItem, now: number): Promise<void> => {
  const { tenantId, receiptId, version } = erasure;
  await commitOrSkip(table, [
    { remove: keys.erasure(tenantId, receiptId), when: ifFieldIs('version', version) },
    {
      update: keys.receipt(tenantId, receiptId),
      set: { status: 'done', finishedAt: toInstant(now) },
      when: ifPresent,
    },
  ]);
};
