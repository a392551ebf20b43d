import type { TenantId } from '../../../shared/domain/ids.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { type Range, ranges } from '../../kernel/table/keys.ts';
import {
  type ErasureItem,
  findErasure,
  finishErasure,
  isSettled,
  keepProgress,
  maySettle,
  type Stage,
} from '../../records/privacy/erasure-store.ts';
import type { WaitingItem } from '../../records/waitlist/waiting-store.ts';
import type { StoredBooking } from './anonymise-booking.ts';
import { eraseBookings } from './erase-bookings.ts';
import { eraseConversations, type StoredConversation } from './erase-conversations.ts';
import { eraseLeads } from './erase-leads.ts';
import { eraseLogged, type LogRow } from './erase-logged.ts';
import { eraseRest } from './erase-rest.ts';
import { eraseWaiting } from './erase-waiting.ts';
import { redactTexts } from './redact-texts.ts';
import { type Stored, storedPages } from './rows.ts';

export interface Run {
  readonly tenantId: TenantId;
  readonly receiptId: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whether the time for this run is over; the rest is for the next run. */
  readonly isOutOfTime: () => boolean;
}

/**
 * Walks a range page by page from where the last run stopped; undefined when time is over or another worker took
 * over.
 */
const walked = async <T extends Stored>(
  ports: SignedTable,
  erasure: ErasureItem,
  range: Range,
  isOutOfTime: () => boolean,
  erase: (current: ErasureItem, rows: readonly T[]) => Promise<void>,
): Promise<ErasureItem | undefined> => {
  let current = erasure;
  for await (const rows of storedPages<T>(ports.table, range, erasure.after)) {
    await erase(current, rows);
    const after = rows.at(-1)?.sk;
    if (after === undefined) continue;
    const kept = await keepProgress(ports.table, current, { after });
    if (!kept || isOutOfTime()) return undefined;
    current = kept;
  }
  return current;
};

const stageDone = (
  ports: SignedTable,
  erasure: ErasureItem,
  { now, isOutOfTime }: Run,
): Promise<ErasureItem | undefined> => {
  const { tenantId } = erasure;
  switch (erasure.stage) {
    case 'leads':
      return eraseLeads(ports, erasure, isOutOfTime);
    case 'bookings':
      return walked<StoredBooking>(
        ports,
        erasure,
        ranges.bookingRows(tenantId),
        isOutOfTime,
        (current, rows) => eraseBookings(ports, current, rows, now),
      );
    case 'conversations':
      return walked<StoredConversation>(
        ports,
        erasure,
        ranges.conversationRows(tenantId),
        isOutOfTime,
        (current, rows) => eraseConversations(ports, current, rows),
      );
    case 'deliveries':
      return walked<LogRow>(ports, erasure, ranges.deliveryRows(tenantId), isOutOfTime, (current, rows) =>
        eraseLogged(ports, current, rows),
      );
    case 'messages':
      return walked<LogRow>(ports, erasure, ranges.messageRows(tenantId), isOutOfTime, (current, rows) =>
        eraseLogged(ports, current, rows),
      );
    case 'waitlist':
      return walked<WaitingItem & Stored>(
        ports,
        erasure,
        ranges.waiting(tenantId),
        isOutOfTime,
        (current, rows) => eraseWaiting(ports, current, rows, now),
      );
    case 'texts':
      return walked<Stored>(ports, erasure, ranges.tenantRows(tenantId), isOutOfTime, (current, rows) =>
        redactTexts(ports, current, rows),
      );
    case 'rest':
      return eraseRest(ports, erasure).then(() => erasure);
  }
};

const NEXT: Readonly<Record<Stage, Stage | undefined>> = {
  leads: 'bookings',
  bookings: 'conversations',
  conversations: 'deliveries',
  deliveries: 'messages',
  messages: 'waitlist',
  waitlist: 'texts',
  texts: 'rest',
  rest: undefined,
};

/** Takes the next step of a stage; undefined when this run must stop. */
const step = async (ports: SignedTable, erasure: ErasureItem, run: Run): Promise<ErasureItem | undefined> => {
  const done = await stageDone(ports, erasure, run);
  if (!done) return undefined;
  const stage = NEXT[done.stage];
  if (stage) return keepProgress(ports.table, done, { stage, after: undefined });
  if (isSettled(done)) {
    await finishErasure(ports.table, done, run.now);
    return undefined;
  }
  if (!maySettle(done, run.now)) return undefined;
  return keepProgress(ports.table, done, { stage: 'leads', after: undefined, began: run.now });
};

/**
 * Continues an erasure: one walk through everything at the request, and a second one two minutes later for what was
 * being written meanwhile; then it is done. Each thing is removed in a transaction that also counts it, and the
 * progress is stored with the erasure, so that a run that died, or two runs at once, end in the same state as one
 * run.
 */
export const runErasure = async (ports: SignedTable, run: Run): Promise<void> => {
  let erasure = await findErasure(ports.table, run.tenantId, run.receiptId);
  while (erasure && !run.isOutOfTime()) erasure = await step(ports, erasure, run);
};
