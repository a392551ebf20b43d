import type { JSONValue } from '@aws-lambda-powertools/commons/types';
import {
  IdempotencyAlreadyInProgressError,
  IdempotencyConfig,
  IdempotencyPersistenceLayerError,
  IdempotencyValidationError,
  makeIdempotent,
} from '@aws-lambda-powertools/idempotency';
import { DynamoDBPersistenceLayer } from '@aws-lambda-powertools/idempotency/dynamodb';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Context } from 'aws-lambda';
import { AppError } from './app-error.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

/** A day, the life of a record: a retry later than that is a new request. */
const EXPIRY_SECONDS = 86_400;

/** One partition per record, so that no tenant's retries crowd another's. */
class SpreadPersistence extends DynamoDBPersistenceLayer {
  protected override getKey(idempotencyKey: string): Record<string, AttributeValue> {
    const { pk, sk } = keys.idempotency(idempotencyKey.slice(idempotencyKey.indexOf('#') + 1));
    return { pk: { S: pk }, sk: { S: sk } };
  }
}

export interface Once {
  /** Whose key this is: caller, method, route, path and the key itself. */
  readonly scope: readonly string[];
  /** What the request asks; the same key with another body is refused. */
  readonly body: unknown;
  readonly context: Context;
}

const translated = (error: unknown): unknown => {
  if (error instanceof IdempotencyAlreadyInProgressError)
    return new AppError('in_progress', { retryAfterSec: 1, cause: error });
  if (error instanceof IdempotencyValidationError)
    return new AppError('idempotency_mismatch', { cause: error });
  if (error instanceof IdempotencyPersistenceLayerError)
    return error.cause instanceof AppError
      ? error.cause
      : new AppError('busy', { retryAfterSec: 1, cause: error });
  return error;
};

/**
 * Runs `effect` at most once per scope and keeps what it answers for a day. A throw keeps nothing, so that the
 * request may be tried again; that is why errors are mapped to answers outside of this. The record is not atomic
 * with the effect: what an effect makes has an id derived from the same key (`Request.mint`).
 * Throws 409 `in_progress`, 422 `idempotency_mismatch`, 503 `busy`.
 */
export const onceOver = (table: Table) => {
  const persistenceStore = new SpreadPersistence({
    tableName: table.name,
    awsSdkV3Client: table.client,
    keyAttr: 'pk',
    sortKeyAttr: 'sk',
    expiryAttr: 'expiresAt',
  });

  return async ({ scope, body, context }: Once, effect: () => Promise<JSONValue>): Promise<JSONValue> => {
    const config = new IdempotencyConfig({
      eventKeyJmesPath: 'scope',
      payloadValidationJmesPath: 'body',
      hashFunction: 'sha256',
      expiresAfterSeconds: EXPIRY_SECONDS,
      throwOnNoIdempotencyKey: true,
      lambdaContext: context,
    });
    const once = makeIdempotent((_asked: JSONValue) => effect(), {
      persistenceStore,
      config,
      keyPrefix: 'request',
    });
    try {
      return await once({ scope: [...scope], body: JSON.parse(JSON.stringify(body ?? null)) });
    } catch (error) {
      throw translated(error);
    }
  };
};
