import type { Table } from '../../../functions/kernel/table/table.ts';
import { crash, injectFaults, type Sent } from '../resources/bookings/faults.ts';

const isRead = ({ command }: Sent): boolean => /^(Get|BatchGet|Query)/.test(command);

/** Offers of days are written many at once, and nobody needs them to be. */
const isWarmer = ({ command, input }: Sent): boolean =>
  command !== 'TransactWriteItemsCommand' && JSON.stringify(input).includes('"AGENDA#');

/** Whether a request changes what somebody needs. */
export const isWrite = (sent: Sent): boolean => !isRead(sent) && !isWarmer(sent);

/**
 * Lets a process die right after its `count`th write has reached the database: nobody hears of that one, and no
 * other request leaves it. Answers how to start a new process, which tells whether the first one died.
 */
export const dyingAfter = (table: Pick<Table, 'client'>, count: number): (() => boolean) => {
  let writes = 0;
  const restart = injectFaults(table, (sent) => {
    if (writes >= count) return { before: crash() };
    if (!isWrite(sent)) return undefined;
    writes += 1;
    return writes === count ? { after: crash() } : undefined;
  });
  return () => {
    restart();
    return writes >= count;
  };
};

/** Works in a process that dies right after its `count`th write; tells whether it died. What fails of itself is thrown. */
export const diedAtWork = async (
  table: Pick<Table, 'client'>,
  count: number,
  work: () => Promise<unknown>,
): Promise<boolean> => {
  const restart = dyingAfter(table, count);
  const failed = await work().then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const died = restart();
  if (failed && !died) throw failed.error;
  return died;
};
