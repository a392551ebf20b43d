import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { type Identity, openIdentity } from '../../../local/identity/open-identity.ts';
import { type Mailbox, openMailbox } from '../../../local/mailbox/open-mailbox.ts';

export const POOL_ID = 'ca-central-1_Comptoir';
export const CLIENT_ID = 'local-client';
export const PASSWORD = 'Pivoine2026';

interface Failure {
  readonly message: string;
  readonly error: unknown;
  readonly fields: unknown;
}

export interface World {
  readonly dataDir: string;
  readonly endpoint: string;
  readonly issuer: string;
  readonly sdk: CognitoIdentityProviderClient;
  readonly mailbox: Mailbox;
  readonly identity: Identity;
  readonly now: () => Date;
  advance(ms: number): void;
  /** A service opened a second time on the same folder, as after kill -9: the first one never got to say goodbye. */
  reopen(): Promise<Identity>;
  /** The next call of this operation finds the service killed and started again. */
  killBefore(operation: string): void;
  /** What it has told of its own failures. */
  readonly failures: readonly Failure[];
  /** Messages cannot be delivered from now on; null: they can. */
  failMail(failure: Error | null): void;
  /** The code in the newest message to this address. */
  codeFor(email: string): string;
  /** A raw call, as bytes on the wire. */
  post(target: string, body: string, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** The identity service and its mailbox behind a server that mounts them as the gateway does, on a port of its own. */
export async function makeWorld(): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-identity-'));
  // Stands still between advances, so that no test races a lock or an expiry; near today, because aws-jwt-verify reads the machine's clock.
  let nowMs = Date.now();
  const now = () => new Date(nowMs);
  const mailbox = await openMailbox(dataDir, now);
  let killBefore: string | null = null;
  let mailFailure: Error | null = null;
  const failures: Failure[] = [];
  const server = createServer(async (request, response) => {
    if (killBefore && String(request.headers['x-amz-target']).endsWith(`.${killBefore}`)) {
      killBefore = null;
      current = await open();
    }
    await current.handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const endpoint = `http://127.0.0.1:${port}/identity/`;
  const issuer = `${endpoint}${POOL_ID}`;
  const open = () =>
    openIdentity({
      dataDir,
      now,
      deliver: async (message) => {
        if (mailFailure) throw mailFailure;
        await mailbox.deliver(message);
      },
      logger: { error: (message, error, fields) => void failures.push({ message, error, fields }) },
      issuer,
      poolId: POOL_ID,
      clientId: CLIENT_ID,
    });
  let current = await open();
  const sdk = new CognitoIdentityProviderClient({
    region: 'ca-central-1',
    endpoint,
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    maxAttempts: 1,
  });
  return {
    dataDir,
    endpoint,
    issuer,
    sdk,
    mailbox,
    now,
    get identity() {
      return current;
    },
    advance(ms) {
      nowMs += ms;
    },
    async reopen() {
      current = await open();
      return current;
    },
    failures,
    failMail(failure) {
      mailFailure = failure;
    },
    killBefore(operation) {
      killBefore = operation;
    },
    codeFor: (email) => /\b\d{6}\b/.exec(mailbox.list(email)[0]?.text ?? '')?.[0] ?? 'no code',
    post: (target, body, headers = {}) =>
      fetch(endpoint, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${target}`,
          ...headers,
        },
      }),
    async close() {
      sdk.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
