import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import type { Table } from '../../../functions/kernel/table/table.ts';

/** What a request took of the database: read and write units (half a unit is the least), and how many calls. */
export interface Units {
  readonly reads: number;
  readonly writes: number;
  readonly calls: number;
}

export interface Call {
  readonly command: string;
  readonly input: object;
  readonly units: number;
}

const isRead = (command: string): boolean => /^(Get|BatchGet|Query)/.test(command);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const consumedOf = (output: unknown): readonly ConsumedCapacity[] =>
  [Object(output).ConsumedCapacity ?? []].flat();

/**
 * Asks the database with each request what it took, table and index together, and keeps it. A scan has no price that
 * holds: it ends what asked for it. Answers how to read what was recorded.
 */
export const recordCalls = ({ client }: Pick<Table, 'client'>): (() => readonly Call[]) => {
  const calls: Call[] = [];
  const name = 'recordCalls';
  client.middlewareStack.add(
    (next, { commandName: command = '' }) =>
      async (args) => {
        if (/scan/i.test(command)) throw new Error('Nothing may scan the table.');
        const answer = await next({
          ...args,
          input: { ...args.input, ReturnConsumedCapacity: 'INDEXES' },
        });
        const units = total(consumedOf(answer.output).map(({ CapacityUnits = 0 }) => CapacityUnits));
        calls.push({ command, input: args.input, units });
        return answer;
      },
    { step: 'initialize', name },
  );
  return () => {
    client.middlewareStack.remove(name);
    return calls;
  };
};

export const unitsOf = (calls: readonly Call[]): Units => ({
  reads: total(calls.filter(({ command }) => isRead(command)).map(({ units }) => units)),
  writes: total(calls.filter(({ command }) => !isRead(command)).map(({ units }) => units)),
  calls: calls.length,
});
