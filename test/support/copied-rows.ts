import { type DynamoDBDocumentClient, paginateScan, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';

interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

type Row = Readonly<Record<string, unknown>>;

/** Every row in which something is named. */
export const rowsNaming = async ({ client, name }: Table, id: string): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: name, ConsistentRead: true }))
    rows.push(...Items.filter((item) => JSON.stringify(item).includes(id)));
  return rows;
};

/** Adds rows where there were none, all or nothing: a hundred at most. */
export const addRows = async ({ client, name }: Table, rows: readonly Row[]): Promise<void> => {
  const put = (Item: Row) => ({
    Put: { TableName: name, Item, ConditionExpression: 'attribute_not_exists(pk)' },
  });
  await client.send(new TransactWriteCommand({ TransactItems: rows.map(put) }));
};

/** An id and the characters of it that tell its time. */
const ID = /(?<![0-9a-z])([0-9a-hjkmnp-tv-z]{10})([0-9a-hjkmnp-tv-z]{16})(?![0-9a-z])/g;

const shuffled = (letters: string): string =>
  [...letters]
    .map((letter) => ({ letter, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ letter }) => letter)
    .join('');

/**
 * A text with new ids for those in it, each the same wherever it stands. An id keeps its time and its letters, since
 * their sum is its partition.
 */
export const withNewIds = (text: string): string => {
  const renewed = new Map<string, string>();
  return text.replace(ID, (id, time: string, rest: string) => {
    const known = renewed.get(id) ?? `${time}${shuffled(rest)}`;
    renewed.set(id, known);
    return known;
  });
};
