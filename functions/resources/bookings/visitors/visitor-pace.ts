import type { TenantId } from '../../../../shared/domain/ids.ts';
import { expiryAfter } from '../../../kernel/clock.ts';
import { ifAbsentOrExpired, ifFieldIs } from '../../../kernel/table/condition.ts';
import { keys } from '../../../kernel/table/keys.ts';
import type { Table } from '../../../kernel/table/table.ts';
import type { Write } from '../../../kernel/table/write.ts';
import type { Order } from '../order.ts';
import { WAIT_VALID_SECONDS } from './wait-token.ts';

/**
 * The number of bookings that all visitors of a business may make within the window before the next one has to wait.
 * Ten chairs that each take somebody every half hour serve three or four people in ten minutes; six times that pace
 * is rarely reached by people, and a person who is asked to wait loses only seconds.
 */
export const PACE = { most: 20, withinSeconds: 600 } as const;

/** Seconds of the first wait, the increase for each further booking within the window, and the longest wait. */
export const WAIT = { first: 10, step: 5, longest: 60 } as const;

/** Further bookings do not make the wait longer. */
const KEPT = PACE.most + Math.ceil((WAIT.longest - WAIT.first) / WAIT.step) + 1;

const isRecent = (at: number, now: number): boolean => now - at < PACE.withinSeconds * 1000;

/**
 * Seconds that the next visitor has to wait, after bookings at these times; none within the pace. The window slides,
 * and the wait grows with the excess up to its maximum. Times in epoch milliseconds.
 */
export const secondsToWait = (madeAt: readonly number[], now: number): number => {
  const over = madeAt.filter((at) => isRecent(at, now)).length - PACE.most;
  return over < 0 ? 0 : Math.min(WAIT.longest, WAIT.first + over * WAIT.step);
};

/** When visitors have recently booked with a business. */
interface PaceItem {
  readonly madeAt: readonly number[];
  /** Grows with each booking, so that two at once cannot pass the limit together. */
  readonly version: number;
}

/** The writes that count one more booking, or the seconds that the visitor must wait first. */
export type Paced =
  | { readonly kind: 'free'; readonly writes: readonly Write[] }
  | { readonly kind: 'wait'; readonly seconds: number };

const countWrite = (tenantId: TenantId, item: PaceItem | undefined, now: number): Write => {
  const lately = (item?.madeAt ?? []).filter((at) => isRecent(at, now));
  return {
    put: keys.pace(tenantId),
    item: {
      madeAt: [...lately, now].slice(-KEPT),
      version: (item?.version ?? 0) + 1,
      expiresAt: expiryAfter(now, PACE.withinSeconds),
    },
    when: item ? ifFieldIs('version', item.version) : ifAbsentOrExpired(now),
  };
};

/** Marks a wait as used: it is good for one booking. */
const spentWaitWrite = (tenantId: TenantId, waitId: string, now: number): Write => ({
  put: keys.spentWait(tenantId, waitId),
  item: { expiresAt: expiryAfter(now, WAIT_VALID_SECONDS) },
  when: ifAbsentOrExpired(now),
});

/**
 * Whether a visitor may book now, given the pace of bookings with this business: past the limit, a visitor who has
 * not waited yet must wait first. In a chat, the time since it began counts as waiting. The writes are part of the
 * booking's own transaction, so that concurrent requests cannot pass the limit. Members never wait and are not
 * counted.
 */
export const judgePace = async (
  { table }: { readonly table: Table },
  tenantId: TenantId,
  { byHand, waited, now }: Order,
): Promise<Paced> => {
  if (byHand) return { kind: 'free', writes: [] };
  const item = await table.get<PaceItem>(keys.pace(tenantId));
  const count = countWrite(tenantId, item, now);
  const asked = secondsToWait(item?.madeAt ?? [], now);
  if (asked === 0) return { kind: 'free', writes: [count] };
  if (waited?.kind === 'served' && !(await table.get(keys.spentWait(tenantId, waited.waitId))))
    return { kind: 'free', writes: [count, spentWaitWrite(tenantId, waited.waitId, now)] };
  const left = Math.ceil(asked - (waited?.kind === 'talked' ? waited.seconds : 0));
  return left <= 0 ? { kind: 'free', writes: [count] } : { kind: 'wait', seconds: left };
};
