import type { TenantId } from '../../../shared/domain/ids.ts';
import { expiryAfter } from '../../kernel/clock.ts';
import { fieldIs, isAbsentOrExpired } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import type { Order } from './order.ts';
import { WAIT_VALID_SECONDS } from './wait-token.ts';

/**
 * Bookings that visitors make with one business, all of them together, before the next one is asked to wait. Ten chairs
 * that each take somebody every half hour serve three or four people in ten minutes; a page that books six times as
 * fast as that is rarely filled by people, and people who are asked lose some seconds.
 */
export const PACE = { most: 20, withinSeconds: 600 } as const;

/** Seconds of the first wait, what each further booking within the window adds to it, and the longest. */
export const WAIT = { first: 10, step: 5, longest: 60 } as const;

/** Beyond these the wait grows no more. */
const KEPT = PACE.most + Math.ceil((WAIT.longest - WAIT.first) / WAIT.step) + 1;

const isRecent = (at: number, now: number): boolean => now - at < PACE.withinSeconds * 1000;

/**
 * Seconds that the next visitor is to wait, when bookings were made at these times; none within the pace. The window
 * slides, and the wait grows with what is past it, up to its longest. Times in epoch milliseconds.
 */
export const secondsToWait = (madeAt: readonly number[], now: number): number => {
  const over = madeAt.filter((at) => isRecent(at, now)).length - PACE.most;
  return over < 0 ? 0 : Math.min(WAIT.longest, WAIT.first + over * WAIT.step);
};

/** When visitors have booked with a business lately. */
interface PaceItem {
  readonly madeAt: readonly number[];
  /** Grows with each booking: two at once are counted one after the other. */
  readonly version: number;
}

/** The writes that count one more booking, or the seconds that its visitor is to wait first. */
export type Paced =
  | { readonly kind: 'free'; readonly writes: readonly Write[] }
  | { readonly kind: 'wait'; readonly seconds: number };

const counted = (tenantId: TenantId, item: PaceItem | undefined, now: number): Write => {
  const lately = (item?.madeAt ?? []).filter((at) => isRecent(at, now));
  return {
    put: keys.pace(tenantId),
    item: {
      madeAt: [...lately, now].slice(-KEPT),
      version: (item?.version ?? 0) + 1,
      expiresAt: expiryAfter(now, PACE.withinSeconds),
    },
    when: item ? fieldIs('version', item.version) : isAbsentOrExpired(now),
  };
};

/** A wait that was served is good for one booking. */
const spent = (tenantId: TenantId, waitId: string, now: number): Write => ({
  put: keys.spentWait(tenantId, waitId),
  item: { expiresAt: expiryAfter(now, WAIT_VALID_SECONDS) },
  when: isAbsentOrExpired(now),
});

/**
 * Whether a visitor may book now, by the pace at which visitors book with this business: past it, whoever has not
 * waited yet waits first. In a chat, the time since it began is a wait that was served. What is counted is written in
 * the booking's own transaction, so that no number of requests at once gets past. Members never wait and do not count.
 */
export const judgePace = async (
  { table }: { readonly table: Table },
  tenantId: TenantId,
  { byHand, waited, now }: Order,
): Promise<Paced> => {
  if (byHand) return { kind: 'free', writes: [] };
  const item = await table.get<PaceItem>(keys.pace(tenantId));
  const count = counted(tenantId, item, now);
  const asked = secondsToWait(item?.madeAt ?? [], now);
  if (asked === 0) return { kind: 'free', writes: [count] };
  if (waited?.kind === 'served' && !(await table.get(keys.spentWait(tenantId, waited.waitId))))
    return { kind: 'free', writes: [count, spent(tenantId, waited.waitId, now)] };
  const left = Math.ceil(asked - (waited?.kind === 'talked' ? waited.seconds : 0));
  return left <= 0 ? { kind: 'free', writes: [count] } : { kind: 'wait', seconds: left };
};
