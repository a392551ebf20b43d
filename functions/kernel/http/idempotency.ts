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

/** A day. A retry after that is a new request. */
const EXPIRY_SECONDS = DAY_SECONDS;

/** One partition per record, so that no tenant's retries crowd another's. */
class SpreadPersistence extends DynamoDBPersistenceLayer {
  protected override getKey(idempotencyKey: string): Record<string, AttributeValue> {
    const { pk, sk } = keys.idempotency(idempotencyKey.slice(idempotencyKey.indexOf('#') + 1));
    return { pk: { S: pk }, sk: { S: sk } };
  }
}

/** For one request only: first reads whether an earlier attempt left its record behind. */
class SuccessorPersistence extends SpreadPersistence {
  /** Whether this request took over from one that died: it is not known how far that one got. */
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
  /** The scope of this key: caller, method, route, path and the key itself. */
  readonly scope: readonly string[];
  /** The content of the request; the same key with another body is refused. */
  readonly body: unknown;
  readonly context: Context;
  /** Whether `effect` needs to know that an earlier attempt died; costs one read. */
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

/** The request in the form from which the record's two hashes are computed. */
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
 * Runs `effect` at most once per scope and stores its answer for a day, as text: the database does not keep the order
 * of a map's fields, and a replay must be the same to the byte. When `effect` throws, nothing is stored, so the
 * request may be tried again; that is why errors are turned into answers outside of this function. The record is not
 * atomic with the effect: ids of what an effect makes are derived from the same key (`Request.mint`).
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
