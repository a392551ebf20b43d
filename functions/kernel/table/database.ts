import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { shortRetries } from './sdk-retry.ts';

/** Milliseconds that one request may take: a booking has four seconds in all, its gateway nine. */
export interface Timeouts {
  readonly connectionMs: number;
  readonly requestMs: number;
}

const TIMEOUTS: Timeouts = { connectionMs: 1000, requestMs: 2000 };

/** The SDK's step that copies each request and answer for its logger, and does so for none too. */
const SDK_LOG = 'loggerMiddleware';

/**
 * A document client that leaves undefined fields out of items. A request that is not answered in time fails as
 * `TimeoutError`: without `throwOnRequestTimeout` the SDK would only log a warning.
 */
export const openDatabase = (
  config: DynamoDBClientConfig = {},
  { connectionMs, requestMs }: Timeouts = TIMEOUTS,
): DynamoDBDocumentClient => {
  const client = new DynamoDBClient({
    retryStrategy: shortRetries(),
    requestHandler: {
      connectionTimeout: connectionMs,
      requestTimeout: requestMs,
      socketTimeout: requestMs,
      throwOnRequestTimeout: true,
    },
    ...config,
  });
  client.middlewareStack.remove(SDK_LOG);
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
};
