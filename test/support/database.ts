import { randomUUID } from 'node:crypto';
import { DeleteTableCommand, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Timeouts } from '../../functions/kernel/aws-client.ts';
import { openDatabase } from '../../functions/kernel/table/database.ts';
import { startDynoxide } from '../../local/dynoxide.ts';
import { ensureTable } from '../../local/table.ts';
import { isFull } from './full-run.ts';
import { speakJson, unsigned } from './light-client.ts';

export interface TestDatabase {
  readonly client: DynamoDBDocumentClient;
  readonly tableName: string;
  /** Ends the connection and leaves nothing behind. */
  stop(): Promise<void>;
}

/** A machine that runs many suites at once is slow, not wrong. */
const PATIENT: Timeouts = { connectionMs: 10_000, requestMs: 30_000 };

const whole = (accessKeyId: string): DynamoDBClientConfig => ({
  credentials: { accessKeyId, secretAccessKey: 'test' },
});

/** A client for the tables of an access key; a full run leaves out nothing of what the SDK does. */
const clientOf = (endpoint: string, accessKeyId: string): DynamoDBDocumentClient => {
  const own = isFull ? whole(accessKeyId) : unsigned(accessKeyId);
  const client = openDatabase({ endpoint, region: 'local', ...own }, PATIENT);
  if (!isFull) speakJson(client);
  return client;
};

const embedded = async (): Promise<TestDatabase> => {
  const database = await startDynoxide();
  const client = clientOf(database.endpoint, 'test');
  const stop = async () => {
    client.destroy();
    await database.stop();
  };
  return { client, tableName: 'test', stop };
};

/** A table by a name of its own; DynamoDB Local keeps the tables of each access key apart too. */
const elsewhere = (endpoint: string): TestDatabase => {
  const own = randomUUID().replaceAll('-', '');
  const client = clientOf(endpoint, own);
  const stop = async () => {
    await client.send(new DeleteTableCommand({ TableName: own })).catch(() => undefined);
    client.destroy();
  };
  return { client, tableName: own, stop };
};

/**
 * An empty table that nobody else uses: at DYNAMODB_ENDPOINT or in the run's embedded database, since a process for each
 * world takes longer to start than most tests do; outside of a test run, in an embedded database of its own.
 */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const endpoint = process.env.DYNAMODB_ENDPOINT ?? process.env.COMPTOIR_RUN_DATABASE;
  const database = endpoint ? elsewhere(endpoint) : await embedded();
  try {
    await ensureTable(database.client, database.tableName);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
};
