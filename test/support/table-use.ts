import type { Table } from '../../functions/kernel/table.ts';

/** One thing asked of the table, as a policy of IAM sees it. */
export interface Use {
  readonly of: 'table' | 'gsi1';
  readonly action: string;
  /** The partition key asked for. */
  readonly partition: string;
}

type Loose = ReturnType<typeof JSON.parse>;

const TRANSACTED: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

const text = (value: Loose): string => (typeof value === 'string' ? value : String(value?.S));

const onTable = (action: string, key: Loose): Use => ({ of: 'table', action, partition: text(key?.pk) });

const usesOf = (command: string, input: Loose): readonly Use[] => {
  const action = command.replace(/Command$/, '');
  if (input.TransactItems)
    return input.TransactItems.flatMap((one: Loose) =>
      Object.entries(one).map(([kind, part]: [string, Loose]) =>
        onTable(TRANSACTED[kind] ?? kind, part.Key ?? part.Item),
      ),
    );
  if (input.RequestItems)
    return Object.values(input.RequestItems).flatMap((asked: Loose) =>
      asked.Keys.map((key: Loose) => onTable(action, key)),
    );
  if (input.KeyConditionExpression)
    return [
      {
        of: input.IndexName === 'gsi1' ? 'gsi1' : 'table',
        action,
        partition: text(input.ExpressionAttributeValues[':pk']),
      },
    ];
  return [onTable(action, input.Key ?? input.Item)];
};

/** All that `act` asks of the table. */
export const usesDuring = async (
  { client }: Pick<Table, 'client'>,
  act: () => Promise<unknown>,
): Promise<readonly Use[]> => {
  const uses: Use[] = [];
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) => {
        uses.push(...usesOf(commandName, args.input));
        return next(args);
      },
    { name: 'usesDuring', step: 'initialize', priority: 'low', override: true },
  );
  try {
    await act();
  } finally {
    client.middlewareStack.remove('usesDuring');
  }
  return uses;
};
