import { resolve } from 'node:path';
import { LocalFailure } from './local-failure.ts';

const DEFAULT_PORT = 3000;

/** What a person can set by environment. */
export interface LocalOptions {
  readonly port: number;
  readonly dataDir: string;
  /** False with COMPTOIR_FRESH=1: no demo business. */
  readonly hasDemo: boolean;
  /** Another DynamoDB than the embedded one. */
  readonly databaseEndpoint: string | undefined;
}

const portOf = (text: string | undefined): number => {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new LocalFailure(`PORT must be a number from 1 to 65535, not "${text}".`);
};

/** Throws LocalFailure for a value that means nothing. */
export const readOptions = (env: Readonly<Record<string, string | undefined>>): LocalOptions => ({
  port: portOf(env.PORT),
  dataDir: resolve(env.DATA_DIR || '.local'),
  hasDemo: env.COMPTOIR_FRESH !== '1',
  databaseEndpoint: env.DYNAMODB_ENDPOINT || undefined,
});
