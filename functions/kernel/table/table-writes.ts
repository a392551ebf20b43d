import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DeleteCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import { committed, isConditionFailure, type Outcome, refusalOf } from './transaction.ts';
import { type Conditional, transactItem, type Unconditional, type Write } from './write.ts';

export interface CountedField {
  readonly field: string;
  readonly drop: readonly string[];
  /** Epoch seconds. */
  readonly expiresAt: number;
}

export interface TableWrites {
  /** Writes one item, unconditionally. */
  write(write: Unconditional): Promise<void>;
  /** Writes one item if its condition holds; returns whether it did. */
  writeIf(write: Conditional): Promise<boolean>;
  /**
   * Tries once to write all or nothing. Returns the labels of those whose condition failed, and separates that from
   * contention. Callers that decide nothing by the outcome use `commit`. Throws for more than `MOST_WRITES`.
   */
  attempt<Label extends string = never>(writes: ReadonlyArray<Write<Label>>): Promise<Outcome<Label>>;
  /** Adds to a number and returns the sum. */
  increase(key: Key, field: string, by: number, expiresAt: number): Promise<number>;
  /** Adds one to a field, removes others, and returns every number of the item. */
  count(key: Key, change: CountedField): Promise<Readonly<Record<string, number>>>;
}

/** What DynamoDB takes in one transaction. */
export const MOST_WRITES = 100;

/** DynamoDB refuses more for what looks like any other fault of the request, at each try. */
const checkNumber = (writes: ReadonlyArray<Write<string>>): void => {
  if (writes.length > MOST_WRITES)
    throw new Error(`A transaction of ${writes.length} writes; DynamoDB takes ${MOST_WRITES}.`);
};

const numbersOf = (item: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(item).flatMap(([field, value]) => (typeof value === 'number' ? [[field, value]] : [])),
  );

/** Writes to the table called `name`. */
export const writesOf = (client: DynamoDBDocumentClient, name: string): TableWrites => {
  const writeOne = async (one: Unconditional | Conditional): Promise<void> => {
    const { Put, Update, Delete } = transactItem(name, one);
    if (Put) await client.send(new PutCommand(Put));
    if (Update) await client.send(new UpdateCommand(Update));
    if (Delete) await client.send(new DeleteCommand(Delete));
  };

  const writeIf = async (one: Conditional): Promise<boolean> => {
    try {
      await writeOne(one);
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  };

  return {
    write: writeOne,
    writeIf,
    attempt: async (writes) => {
      checkNumber(writes);
      try {
        await client.send(
          new TransactWriteCommand({ TransactItems: writes.map((one) => transactItem(name, one)) }),
        );
        return committed;
      } catch (error) {
        return refusalOf(error, writes);
      }
    },
    increase: async ({ pk, sk }, field, by, expiresAt) => {
      const answer = await client.send(
        new UpdateCommand({
          TableName: name,
          Key: { pk, sk },
          UpdateExpression: 'ADD #field :by SET expiresAt = :expiresAt',
          ExpressionAttributeNames: { '#field': field },
          ExpressionAttributeValues: { ':by': by, ':expiresAt': expiresAt },
          ReturnValues: 'UPDATED_NEW',
        }),
      );
      return Number(answer.Attributes?.[field]);
    },
    count: async ({ pk, sk }, { field, drop, expiresAt }) => {
      const answer = await client.send(
        new UpdateCommand({
          TableName: name,
          Key: { pk, sk },
          UpdateExpression: `ADD #field :one SET expiresAt = :expiresAt REMOVE ${drop.join(', ')}`,
          ExpressionAttributeNames: { '#field': field },
          ExpressionAttributeValues: { ':one': 1, ':expiresAt': expiresAt },
          ReturnValues: 'ALL_NEW',
        }),
      );
      return numbersOf(answer.Attributes);
    },
  };
};
