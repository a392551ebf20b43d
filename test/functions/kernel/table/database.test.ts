import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, test } from '@jest/globals';
import { openDatabase } from '../../../../functions/kernel/table/database.ts';

const logSteps = ({ middlewareStack }: Pick<DynamoDBClient, 'middlewareStack'>): readonly string[] =>
  middlewareStack.identify().filter((step) => /log/i.test(step));

test('a request and its answer are not copied for a log that nobody keeps', () => {
  expect(logSteps(new DynamoDBClient({ region: 'local' }))).toHaveLength(1);
  expect(logSteps(openDatabase({ region: 'local' }))).toEqual([]);
});
