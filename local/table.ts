import {
  CreateTableCommand,
  DescribeTableCommand,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

const attribute = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' }) as const;
const keySchema = (pk: string, sk: string) =>
  [
    { AttributeName: pk, KeyType: 'HASH' },
    { AttributeName: sk, KeyType: 'RANGE' },
  ] as const;

const exists = async (client: DynamoDBDocumentClient, name: string): Promise<boolean> => {
  try {
    await client.send(new DescribeTableCommand({ TableName: name }));
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
};

/** Makes the product's table, with the keys and the index of `infra/stacks/data`, unless it is there. */
export const ensureTable = async (client: DynamoDBDocumentClient, name: string): Promise<void> => {
  if (await exists(client, name)) return;
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map(attribute),
      KeySchema: [...keySchema('pk', 'sk')],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'gsi1',
          KeySchema: [...keySchema('gsi1pk', 'gsi1sk')],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    }),
  );
};
