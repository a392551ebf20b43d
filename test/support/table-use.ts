import type { Table } from '../../functions/kernel/table/table.ts';
import { TABLE_INDEXES, type TableIndex } from '../../shared/domain/table-indexes.ts';
import type { Question } from './iam.ts';

/** One thing asked of the table, as a policy of IAM sees it. */
export interface Use {
  readonly of: 'table' | TableIndex;
  readonly action: string;
  /** The partition keys asked for, of the table or of the index that is queried. */
  readonly partitions: readonly string[];
}

type Loose = ReturnType<typeof JSON.parse>;

const TRANSACTED: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

const isIndex = (name: string): name is TableIndex => name in TABLE_INDEXES;

const text = (value: Loose): string => (typeof value === 'string' ? value : String(value?.S));

const keyOf = (key: Loose): string => text(key?.pk);

const indexOf = ({ IndexName: name }: Loose): Use['of'] => {
  if (name === undefined) return 'table';
  if (!isIndex(name)) throw new Error(`The table has no index ${name}.`);
  return name;
};

/** The parts of a transaction, one by one and all of one action together: AWS does not say which of both it judges. */
const transacted = (items: readonly Loose[]): readonly Use[] => {
  const parts = items.flatMap((one) =>
    Object.entries<Loose>(one).map(([kind, part]) => ({
      action: TRANSACTED[kind] ?? kind,
      partition: keyOf(part.Key ?? part.Item),
    })),
  );
  const together = [...new Set(parts.map(({ action }) => action))].map((action) => ({
    action,
    partitions: parts.filter((part) => part.action === action).map(({ partition }) => partition),
  }));
  const alone = parts.map(({ action, partition }) => ({ action, partitions: [partition] }));
  return [...alone, ...together].map((use) => ({ of: 'table', ...use }));
};

/** What a command asks of the table. */
export const usesOf = (command: string, input: Loose): readonly Use[] => {
  const action = command.replace(/Command$/, '');
  if (input.TransactItems) return transacted(input.TransactItems);
  if (input.RequestItems)
    return Object.values<Loose>(input.RequestItems).map((asked) => ({
      of: 'table',
      action,
      partitions: asked.Keys.map(keyOf),
    }));
  if (input.KeyConditionExpression)
    return [{ of: indexOf(input), action, partitions: [text(input.ExpressionAttributeValues[':pk'])] }];
  if (input.Key || input.Item) return [{ of: 'table', action, partitions: [keyOf(input.Key ?? input.Item)] }];
  return [{ of: indexOf(input), action, partitions: [] }];
};

/** An ARN that stands for the table's own. */
export const TABLE_ARN = 'arn:aws:dynamodb:ca-central-1:111111111111:table/comptoir';

/** The question that AWS asks of a policy about a use. */
export const questionOf = ({ of, action, partitions }: Use): Question => ({
  action: `dynamodb:${action}`,
  resource: of === 'table' ? TABLE_ARN : `${TABLE_ARN}/index/${of}`,
  context: { 'dynamodb:LeadingKeys': partitions },
});

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
