import {
  ThrottlingException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { seed, sizes } from '../../support/seeded.ts';
import type { World } from '../../support/world.ts';
import { type Fault, injectFaults, isTransaction, type Sent } from '../resources/bookings/faults.ts';
import { isWrite } from './dying.ts';

const timedOut = (): Error => Object.assign(new Error('injected'), { name: 'TimeoutError' });

/** What DynamoDB says of a conflict to a transaction, and what to a write alone. */
const conflict = (sent: Sent): Error => {
  const said = { message: 'injected', $metadata: {} };
  return isTransaction(sent)
    ? new TransactionCanceledException({ ...said, CancellationReasons: [{ Code: 'TransactionConflict' }] })
    : new TransactionConflictException(said);
};

const throttle = (): Error => new ThrottlingException({ message: 'injected', $metadata: {} });

export interface Disturbance {
  /** Which write, counted from 1. */
  readonly nth: number;
  readonly name: string;
  readonly fault: FaultOf;
}

type FaultOf = (sent: Sent) => Fault;

/** What can become of a write while the database is busy or far away. */
const DISTURBANCES: Readonly<Record<string, FaultOf>> = {
  throttled: () => ({ before: throttle() }),
  conflicted: (sent) => ({ before: conflict(sent) }),
  'timed out before it took effect': () => ({ before: timedOut() }),
  'timed out after it took effect': () => ({ after: timedOut() }),
};

/** No disturbance at all: `disturbed` counts from 1. */
export const NONE: Disturbance = { nth: 0, name: 'none', fault: (): Fault => ({ before: timedOut() }) };

/** Disturbs the `nth` write that reaches the database, counted from 1; answers how many there were. */
export const disturbed = async <T>(
  { kernel }: World,
  { nth, fault }: Disturbance,
  work: () => Promise<T>,
): Promise<{ readonly writes: number; readonly answer: T }> => {
  let writes = 0;
  const restore = injectFaults(kernel.table, (sent) => {
    if (!isWrite(sent)) return undefined;
    writes += 1;
    return writes === nth ? fault(sent) : undefined;
  });
  try {
    return { answer: await work(), writes };
  } finally {
    restore();
  }
};

/** The same order of anything for the same seed. */
export const drawn = <T>(things: readonly T[], salt: number): readonly T[] =>
  things
    .map((thing, n) => ({ thing, at: Math.abs(Math.sin(seed + salt * 7919 + n * 104_729)) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ thing }) => thing);

/** Each of some writes disturbed in each way; of these one, drawn by the seed, unless the run is a full one. */
export const disturbancesOf = (writes: number, salt: number): readonly Disturbance[] => {
  const all = Array.from({ length: writes }, (_, n) =>
    Object.entries(DISTURBANCES).map(([name, fault]) => ({ nth: n + 1, name, fault })),
  ).flat();
  return sizes.isFull ? all : drawn(all, salt).slice(0, 1);
};
