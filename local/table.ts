import {
  CreateTableCommand,
  DescribeTableCommand,
  type GlobalSecondaryIndex,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { INDEX_KEYS } from '../functions/kernel/table/keys.ts';
import { type Projection, TABLE_INDEXES, type TableIndex } from '../shared/domain/table-indexes.ts';

const attribute = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' }) as const;
const keySchema = (pk: string, sk: string) =>
  [
    { AttributeName: pk, KeyType: 'HASH' },
    { AttributeName: sk, KeyType: 'RANGE' },
  ] as const;

const isIndex = (name: string): name is TableIndex => name in TABLE_INDEXES;
const indexNames = Object.keys(TABLE_INDEXES).filter(isIndex);

const projected = (fields: Projection): GlobalSecondaryIndex['Projection'] =>
  fields === 'all' ? { ProjectionType: 'ALL' } : { ProjectionType: 'INCLUDE', NonKeyAttributes: [...fields] };

const indexNamed = (IndexName: TableIndex): GlobalSecondaryIndex => ({
  IndexName,
  KeySchema: [...keySchema(INDEX_KEYS[IndexName].pk, INDEX_KEYS[IndexName].sk)],
  Projection: projected(TABLE_INDEXES[IndexName]),
});

const exists = async (client: DynamoDBDocumentClient, name: string): Promise<boolean> => {
  try {
    await client.send(new DescribeTableCommand({ TableName: name }));
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
};

/** Makes the product's table, with the keys and the indexes of `infra/constructs/app-table.ts`, unless it is there. */
export const ensureTable = async (client: DynamoDBDocumentClient, name: string): Promise<void> => {
  if (await exists(client, name)) return;
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [
        ...['pk', 'sk'],
        ...indexNames.flatMap((name) => [INDEX_KEYS[name].pk, INDEX_KEYS[name].sk]),
      ].map(attribute),
      KeySchema: [...keySchema('pk', 'sk')],
      GlobalSecondaryIndexes: indexNames.map(indexNamed),
    }),
  );
};
