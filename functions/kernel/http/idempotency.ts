import type { JSONValue } from '@aws-lambda-powertools/commons/types';
import {
  IdempotencyAlreadyInProgressError,
  IdempotencyConfig,
  IdempotencyItemNotFoundError,
  IdempotencyPersistenceLayerError,
  IdempotencyRecordStatus,
  IdempotencyValidationError,
  makeIdempotent,
} from '@aws-lambda-powertools/idempotency';
import { DynamoDBPersistenceLayer } from '@aws-lambda-powertools/idempotency/dynamodb';
import type { IdempotencyRecord } from '@aws-lambda-powertools/idempotency/persistence';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Context } from 'aws-lambda';
import { DAY_SECONDS } from '../../../shared/domain/duration.ts';
import { AppError } from '../app-error.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** A day, the life of a record: a retry later than that is a new request. */
const EXPIRY_SECONDS = DAY_SECONDS;

/** One partition per record, so that no tenant's retries crowd another's. */
class SpreadPersistence extends DynamoDBPersistenceLayer {
  protected override getKey(idempotencyKey: string): Record<string, AttributeValue> {
    const { pk, sk } = keys.idempotency(idempotencyKey.slice(idempotencyKey.indexOf('#') + 1));
    return { pk: { S: pk }, sk: { S: sk } };
  }
}

/** Of one request alone: it first reads whether an earlier one left its record behind. */
class SuccessorPersistence extends SpreadPersistence {
  /** Whether this request took over from one that died: nobody knows how far that one came. */
  isSuccessor = false;

  protected override async _putRecord(record: IdempotencyRecord): Promise<void> {
    const isLeft = await this.isAtWork(record.idempotencyKey);
    await super._putRecord(record);
    this.isSuccessor = isLeft;
  }

  private async isAtWork(idempotencyKey: string): Promise<boolean> {
    try {
      const record = await this._getRecord(idempotencyKey);
      return record.getStatus() === IdempotencyRecordStatus.INPROGRESS;
    } catch (error) {
      if (error instanceof IdempotencyItemNotFoundError) return false;
      throw error;
    }
  }
}

export interface Once {
  /** Whose key this is: caller, method, route, path and the key itself. */
  readonly scope: readonly string[];
  /** What the request asks; the same key with another body is refused. */
  readonly body: unknown;
  readonly context: Context;
  /** Whether `effect` asks if it succeeds a request that died; costs one read. */
  readonly asksSuccession?: boolean;
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

/** What is asked, as the record's two hashes see it. */
const asked = ({ scope, body }: Once): JSONValue => ({
  scope: [...scope],
  body: JSON.parse(JSON.stringify(body ?? null)),
});

const configFor = (context: Context): IdempotencyConfig =>
  new IdempotencyConfig({
    eventKeyJmesPath: 'scope',
    payloadValidationJmesPath: 'body',
    hashFunction: 'sha256',
    expiresAfterSeconds: EXPIRY_SECONDS,
    throwOnNoIdempotencyKey: true,
    lambdaContext: context,
  });

/**
 * Runs `effect` at most once per scope and keeps what it answers for a day, as text: the database gives a map's fields
 * back in no order, and a replay is the same to the byte. A throw keeps nothing, so that the request may be tried
 * again; that is why errors are mapped to answers outside of this. The record is not atomic with the effect: what an
 * effect makes has an id derived from the same key (`Request.mint`).
 * Throws 409 `in_progress`, 422 `idempotency_mismatch`, 503 `busy`.
 */
export const onceOver = (table: Table) => {
  const options = {
    tableName: table.name,
    awsSdkV3Client: table.client,
    keyAttr: 'pk',
    sortKeyAttr: 'sk',
    expiryAttr: 'expiresAt',
  };
  const shared = new SpreadPersistence(options);

  return async (call: Once, effect: (isSuccessor: boolean) => Promise<JSONValue>): Promise<JSONValue> => {
    const own = call.asksSuccession ? new SuccessorPersistence(options) : undefined;
    const once = makeIdempotent(
      async (_asked: JSONValue) => JSON.stringify(await effect(own?.isSuccessor ?? false)),
      { persistenceStore: own ?? shared, config: configFor(call.context), keyPrefix: 'request' },
    );
    try {
      return JSON.parse(String(await once(asked(call))));
    } catch (error) {
      throw translated(error);
    }
  };
};
