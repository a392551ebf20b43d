import { randomUUID } from 'node:crypto';
import { DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { openDatabase } from '../../functions/kernel/table/database.ts';
import { ensureTable } from '../../local/table.ts';
import { speakJson, unsigned } from './light-client.ts';

/** Of every kind that an attribute may be. */
const row = {
  pk: 'A',
  sk: 'é “”\u2028',
  number: -1.5e-3,
  nothing: null,
  left: undefined,
  list: [1, 'two', { three: true }],
  tags: new Set(['a', 'b']),
  bytes: new Uint8Array([0, 255, 7]),
  piece: Buffer.from('abcdef').subarray(2, 4),
  B: 'a text',
};

const Key = { pk: row.pk, sk: row.sk };
const other = { pk: 'A', sk: 'b' };
const absent = 'attribute_not_exists(pk)';

/** Every command of the table's, in an order in which each finds something to answer. */
const asked = (client: DynamoDBDocumentClient, TableName: string) => [
  () => client.send(new PutCommand({ TableName, Item: row, ReturnValues: 'ALL_OLD' })),
  () => client.send(new GetCommand({ TableName, Key, ConsistentRead: true })),
  () => client.send(new GetCommand({ TableName, Key: other })),
  () =>
    client.send(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: 'ADD #number :one',
        ExpressionAttributeNames: { '#number': 'number' },
        ExpressionAttributeValues: { ':one': 1 },
        ReturnValues: 'ALL_NEW',
        ReturnConsumedCapacity: 'INDEXES',
      }),
    ),
  () => client.send(new PutCommand({ TableName, Item: { ...row, ...other } })),
  () =>
    client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': 'A' },
        Limit: 1,
      }),
    ),
  () => client.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [Key, other] } } })),
  () =>
    client.send(
      new PutCommand({
        TableName,
        Item: row,
        ConditionExpression: absent,
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    ),
  () =>
    client.send(
      new TransactWriteCommand({
        TransactItems: [
          { Delete: { TableName, Key: other } },
          { Put: { TableName, Item: row, ConditionExpression: absent } },
        ],
      }),
    ),
  () => client.send(new DeleteCommand({ TableName, Key: other, ReturnValues: 'ALL_OLD' })),
];

const refusal = (error: object) => ({ ...error, is: error.constructor.name, text: String(error) });

/** What a client sends and what its caller is given, be it a refusal: each twice, as the first of a kind is the SDK's own. */
const heard = async (client: DynamoDBDocumentClient, table: string) => {
  const sent: object[] = [];
  client.middlewareStack.add(
    (next) => (args) => {
      const { headers, body } = Object(args).request;
      const { ClientRequestToken: token, ...said } = JSON.parse(
        typeof body === 'string' ? body : new TextDecoder().decode(body),
      );
      sent.push({ target: headers['x-amz-target'], said, token: typeof token });
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low', name: 'heard' },
  );
  await ensureTable(client, table);
  const given: object[] = [];
  for (const ask of [...asked(client, table), ...asked(client, table)]) {
    const { $metadata: _, ...answer } = { $metadata: {}, ...(await ask().catch(refusal)) };
    given.push(answer);
  }
  await client.send(new DeleteTableCommand({ TableName: table }));
  client.destroy();
  return JSON.parse(JSON.stringify({ sent, given }).replaceAll(table, 'the table'));
};

test('a client that speaks JSON asks, answers and refuses as the SDK does', async () => {
  const endpoint = process.env.DYNAMODB_ENDPOINT ?? process.env.COMPTOIR_RUN_DATABASE ?? '';
  const open = () => openDatabase({ endpoint, region: 'local', ...unsigned('test') });
  const [own, light] = [open(), open()];
  speakJson(light);
  const expected = await heard(own, `own-${randomUUID()}`);
  expect(await heard(light, `json-${randomUUID()}`)).toEqual(expected);
  expect(expected.given).toContainEqual(expect.objectContaining({ is: 'TransactionCanceledException' }));
});
