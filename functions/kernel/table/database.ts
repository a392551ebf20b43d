import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Timeouts, timeLimits } from '../aws-client.ts';
import { shortRetries } from './sdk-retry.ts';

/** A booking has four seconds in all, its gateway nine. */
const TIMEOUTS: Timeouts = { requestMs: 2000 };

/** The SDK's step that copies each request and answer for its logger, and does so for none too. */
const SDK_LOG = 'loggerMiddleware';

/** A document client that leaves undefined fields out of items. */
export const openDatabase = (
  config: DynamoDBClientConfig = {},
  timeouts: Timeouts = TIMEOUTS,
): DynamoDBDocumentClient => {
  const client = new DynamoDBClient({
    retryStrategy: shortRetries(),
    requestHandler: timeLimits(timeouts),
    ...config,
  });
  client.middlewareStack.remove(SDK_LOG);
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
};
