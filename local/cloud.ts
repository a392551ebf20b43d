import { mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createTokenVerifier } from '../functions/kernel/identity/tokens.ts';
import { BrokenDataFile } from './atomic-file.ts';
import { createAuthoriser } from './authoriser.ts';
import { DIST } from './built-folder.ts';
import { createLocalClock, type LocalClock } from './clock.ts';
import { createControl } from './control.ts';
import { removeDeletedBytes } from './deleted-bytes.ts';
import { ensureSpace, watchSpace } from './disk-space.ts';
import { holdRequests, onlyByOwnName, unreadable } from './door.ts';
import { startDynoxide } from './dynoxide.ts';
import { holdFolder } from './folder-lock.ts';
import { openFronts } from './front.ts';
import { type Identity, openIdentity } from './identity/open-identity.ts';
import { openJobs, runRegularly } from './jobs.ts';
import { openLocalKernel } from './kernel.ts';
import { firstOf, handlerOf, under } from './listener.ts';
import { LocalFailure } from './local-failure.ts';
import { createFileLogger } from './log-file.ts';
import { openMailbox } from './mailbox/open-mailbox.ts';
import type { LocalOptions } from './options.ts';
import { mainOrigins, ownOrigins } from './origins.ts';
import { openLocalStripe } from './payments/local-stripe.ts';
import { readBuiltFiles } from './static-files.ts';

const POOL_ID = 'ca-central-1_Comptoir';
const CLIENT_ID = 'comptoirlocalwebclient0001';
export interface LocalCloud {
  readonly origin: string;
  readonly identity: Identity;
  readonly clock: LocalClock;
  readonly cognito: { readonly endpoint: string; readonly clientId: string };
  /** From now on, where there is a key: what is made before is the same on every laptop, and costs nothing. */
  letModelAnswer(): void;
  /** Rejects when a part that the rest needs has ended by itself, or the disk is full. */
  readonly failed: Promise<never>;
  stop(): Promise<void>;
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((done, refuse) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      refuse(
        error.code === 'EADDRINUSE'
          ? new LocalFailure(
              `Port ${port} is taken: stop what uses it, or start with PORT=${port + 1} npm start.`,
            )
          : error,
      ),
    );
    // Loopback only: the mailbox and the clock are nobody else's.
    server.listen(port, '127.0.0.1', () => done());
  });

const openData = async <T>(open: () => Promise<T>): Promise<T> => {
  try {
    return await open();
  } catch (error) {
    throw error instanceof BrokenDataFile ? new LocalFailure(error.message) : error;
  }
};

/** Starts every part of the product on one port, or the pages on another. Throws LocalFailure with one sentence to show. */
export const startCloud = async (options: LocalOptions): Promise<LocalCloud> => {
  const { port, pagesPort, dataDir, databaseEndpoint } = options;
  await mkdir(dataDir, { recursive: true });
  await ensureSpace(dataDir);
  const release = holdFolder(dataDir);
  const { origin, pages } = mainOrigins(port, pagesPort);
  const issuer = `${origin}/identity/${POOL_ID}`;
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  // Whoever waits for it comes later.
  failed.catch(() => undefined);
  const logger = createFileLogger(join(dataDir, 'comptoir.log'), fail);
  const clock = createLocalClock();
  const now = () => new Date(clock.now());

  const server = createServer();
  const pagesServer = createServer();
  const [answer, answerPages] = [holdRequests(server), holdRequests(pagesServer)];
  await listen(server, port);
  if (pagesPort) await listen(pagesServer, pagesPort);
  const databaseFile = join(dataDir, 'comptoir.db');
  const database = databaseEndpoint ? undefined : await startDynoxide(databaseFile);
  const mailbox = await openData(() => openMailbox(dataDir, now));
  const identity = await openData(() =>
    openIdentity({
      dataDir,
      now,
      deliver: mailbox.deliver,
      logger,
      issuer,
      poolId: POOL_ID,
      clientId: CLIENT_ID,
    }),
  );
  const verifyToken = createTokenVerifier({ issuer, clientId: CLIENT_ID, jwks: identity.jwks });
  const endpoint = databaseEndpoint ?? database?.endpoint ?? '';
  const payments = await openData(() =>
    openLocalStripe({ real: options.stripe, dataDir, origin, clock: clock.now, logger }),
  );
  let hasModel = false;
  const kernel = await openLocalKernel({
    endpoint,
    dataDir,
    origin,
    pages,
    clock: clock.now,
    verifyToken,
    logger,
    payments,
    userPool: { id: POOL_ID, endpoint: `${origin}/identity/`, credentials: identity.admin },
    anthropicKey: () => (hasModel ? options.anthropicKey : undefined),
  });
  const jobs = openJobs(kernel, () => {
    if (database) removeDeletedBytes(databaseFile);
  });
  const built = await readBuiltFiles(['web', 'site', 'widget'].map((name) => join(DIST.path, name)));
  const front = openFronts(
    {
      kernel,
      built,
      authoriser: createAuthoriser(issuer, CLIENT_ID, identity.jwks),
      now: clock.now,
      userPoolId: POOL_ID,
      clientId: CLIENT_ID,
    },
    ownOrigins(port, pagesPort),
  );
  const onFailure = (error: unknown) => logger.error('request failed', error);
  const application = firstOf([
    unreadable,
    onlyByOwnName,
    createControl(clock, { ...jobs, 'renew-subscriptions': payments.renew }),
    under('/__local/mailbox', mailbox.handle),
    payments.listener,
    under('/identity/', identity.handle),
    front.application,
  ]);
  answer(handlerOf(application, onFailure));
  answerPages(handlerOf(firstOf([unreadable, front.pages]), onFailure));
  const running = runRegularly(jobs, logger);
  const space = watchSpace(dataDir, fail);

  let isStopping = false;
  database?.ended.then(() => {
    if (!isStopping) fail(new LocalFailure('The local database has stopped; start again, nothing is lost.'));
  });
  return {
    origin,
    identity,
    clock,
    cognito: { endpoint: `${origin}/identity/`, clientId: CLIENT_ID },
    letModelAnswer: () => {
      hasModel = true;
    },
    failed,
    stop: async () => {
      isStopping = true;
      running.stop();
      space.stop();
      await payments.stop();
      for (const one of [server, pagesServer]) {
        one.closeAllConnections();
        await new Promise((done) => one.close(done));
      }
      await database?.stop();
      release();
    },
  };
};
