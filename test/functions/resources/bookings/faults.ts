import {
  ProvisionedThroughputExceededException,
  RequestLimitExceeded,
  ThrottlingException,
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb';
import type { Table } from '../../../../functions/kernel/table/table.ts';

/** What happens to one request: it fails before the database sees it, or its answer is lost on the way back. */
export type Fault = { readonly before: Error } | { readonly after: Error };

export interface Sent {
  /** Such as `TransactWriteItemsCommand`. */
  readonly command: string;
  readonly input: object;
}

export type FaultFor = (sent: Sent) => Fault | undefined | Promise<Fault | undefined>;

/**
 * Lets requests of a table's client fail for good, as after the SDK's own retries; `beneath` them, it is the SDK that
 * meets the failure first. Answers how to end it.
 */
export const injectFaults = (
  { client }: Pick<Table, 'client'>,
  faultFor: FaultFor,
  where: 'above' | 'beneath' = 'above',
): (() => void) => {
  const name = 'injectedFaults';
  const options = { name, priority: 'low', override: true } as const;
  const around = async <T>(command = '', input: object, next: () => Promise<T>): Promise<T> => {
    const fault = await faultFor({ command, input });
    if (fault && 'before' in fault) throw fault.before;
    const answer = await next();
    if (fault) throw fault.after;
    return answer;
  };
  if (where === 'above')
    client.middlewareStack.add(
      (next, { commandName }) =>
        (args) =>
          around(commandName, args.input, () => next(args)),
      { ...options, step: 'initialize' },
    );
  else
    client.middlewareStack.add(
      (next, { commandName }) =>
        (args) =>
          around(commandName, args.input, () => next(args)),
      { ...options, step: 'deserialize' },
    );
  return () => {
    client.middlewareStack.remove(name);
  };
};

const said = { message: 'injected', $metadata: {} };

/** Everything by which DynamoDB says "not now" to any request; the embedded database never says any of it. */
export const CONTENTION_OF_ONE: Readonly<Record<string, () => Error>> = {
  'a conflict with another transaction': () => new TransactionConflictException(said),
  'a throttled request': () => new ThrottlingException(said),
  'a partition over its throughput': () => new ProvisionedThroughputExceededException(said),
  'an account over its limit': () => new RequestLimitExceeded(said),
};

/** And all that it says to a transaction. */
export const CONTENTION: Readonly<Record<string, () => Error>> = {
  ...CONTENTION_OF_ONE,
  'a transaction cancelled by a conflict on one of its items': () =>
    new TransactionCanceledException({
      ...said,
      CancellationReasons: [{ Code: 'None' }, { Code: 'None' }, { Code: 'TransactionConflict' }],
    }),
  'a transaction cancelled by a throttle on one of its items': () =>
    new TransactionCanceledException({
      ...said,
      CancellationReasons: [{ Code: 'ThrottlingError' }, { Code: 'None' }],
    }),
  'a transaction still in progress': () => new TransactionInProgressException(said),
};

export const lostReply = (): Error => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });

/** A crash that no retry heals. */
export const crash = (): Error => new Error('the process died');

/** Fails the first `count` requests that `when` picks. */
export const firstOnes = (count: number, when: (sent: Sent) => boolean, fault: () => Fault) => {
  let left = count;
  return (sent: Sent): Fault | undefined => {
    if (left === 0 || !when(sent)) return undefined;
    left -= 1;
    return fault();
  };
};

export const isTransaction = ({ command }: Sent): boolean => command === 'TransactWriteItemsCommand';

/** Whether a request names this text anywhere, such as an id or the start of a key. */
export const mentions =
  (text: string) =>
  ({ input }: Sent): boolean =>
    JSON.stringify(input).includes(text);

/** Lets something else happen, once, before the first request that `when` picks. Answers whether it did, and stops it. */
export const meanwhile = (
  table: Pick<Table, 'client'>,
  when: (sent: Sent) => boolean,
  act: () => Promise<unknown>,
): (() => boolean) => {
  let isDone = false;
  const heal = injectFaults(table, async (sent) => {
    if (isDone || !when(sent)) return undefined;
    isDone = true;
    await act();
    return undefined;
  });
  return () => {
    heal();
    return isDone;
  };
};
