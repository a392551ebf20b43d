import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Prices } from '../functions/kernel/settings.ts';
import { createTokenVerifier } from '../functions/kernel/tokens.ts';
import type { Operator } from '../shared/domain/operator.ts';
import { BrokenDataFile } from './atomic-file.ts';
import { createAuthoriser } from './authoriser.ts';
import { createLocalClock, type LocalClock } from './clock.ts';
import { createControl } from './control.ts';
import { removeDeletedBytes } from './deleted-bytes.ts';
import { holdRequests, onlyByOwnName, unreadable } from './door.ts';
import { startDynoxide } from './dynoxide.ts';
import { holdFolder } from './folder-lock.ts';
import { createGateway } from './gateway.ts';
import { type Identity, openIdentity } from './identity/open-identity.ts';
import { openJobs, runRegularly } from './jobs.ts';
import { openLocalKernel } from './kernel.ts';
import { LocalFailure } from './local-failure.ts';
import { createFileLogger } from './log-file.ts';
import { openMailbox } from './mailbox/open-mailbox.ts';
import type { LocalOptions } from './options.ts';
import { onlyPages, withoutPages } from './pages-host.ts';
import { openLocalStripe } from './payments/local-stripe.ts';
import { openRooms } from './rooms.ts';
import { createStaticFiles, type Origins } from './static-files.ts';

const POOL_ID = 'ca-central-1_Comptoir';
const CLIENT_ID = 'comptoirlocalwebclient0001';
/** Named on the laptop's legal pages. */
const LOCAL_OPERATOR: Operator = {
  name: 'Comptoir, sur cet ordinateur',
  address: 'localhost',
  email: 'bonjour@comptoir.test',
  officerName: 'Camille Exemple',
  officerEmail: 'vie.privee@comptoir.test',
};

export interface LocalCloud {
  readonly origin: string;
  readonly identity: Identity;
  readonly clock: LocalClock;
  readonly cognito: { readonly endpoint: string; readonly clientId: string };
  /** From now on, where there is a key: what is made before is the same on every laptop, and costs nothing. */
  letModelAnswer(): void;
  /** Rejects when a part that the rest needs has ended by itself. */
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

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<boolean | undefined>;

/** Offers a request to each listener in turn until one has answered it. */
const firstThatAnswers =
  (listeners: readonly Listener[], onFailure: (error: unknown) => void) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      for (const listener of listeners) if (await listener(request, response)) return;
    } catch (error) {
      onFailure(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'Internal Server Error' }));
    }
  };

const under =
  (prefix: string, handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Listener =>
  async (request, response) => {
    if (!request.url?.startsWith(prefix)) return false;
    await handle(request, response);
    return true;
  };

const API = /^\/(v1|public)\//;

/** A path of the API that is no route: the bytes of API Gateway, never the application's page. */
const unknownRoute: Listener = async (request, response) => {
  if (!API.test(request.url ?? '') && request.method === 'GET') return false;
  if (!API.test(request.url ?? '') && request.method === 'HEAD') return false;
  response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not Found"}');
  return true;
};

const runtimeConfig = ({ origin, pages }: Origins, prices: Prices): Listener => {
  const config = {
    stage: 'local',
    apiBase: '',
    appBase: origin,
    pagesBase: pages,
    cognito: {
      region: 'ca-central-1',
      userPoolId: POOL_ID,
      clientId: CLIENT_ID,
      endpoint: `${origin}/identity/`,
      authFlow: 'USER_SRP_AUTH',
    },
    prices,
  };
  return under('/config.json', async (_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .end(JSON.stringify(config));
  });
};

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
  const release = holdFolder(dataDir);
  const origin = `http://localhost:${port}`;
  const pages = `http://localhost:${pagesPort ?? port}`;
  const issuer = `${origin}/identity/${POOL_ID}`;
  const logger = createFileLogger(join(dataDir, 'comptoir.log'));
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
    openIdentity({ dataDir, now, deliver: mailbox.deliver, issuer, poolId: POOL_ID, clientId: CLIENT_ID }),
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
  const gateway = createGateway({
    roomFor: openRooms(kernel),
    authoriser: createAuthoriser(issuer, CLIENT_ID, identity.jwks),
    now: clock.now,
  });
  const built = ['web', 'site', 'widget'].map((name) => resolve('dist', name));
  const files = createStaticFiles(built, resolve('dist', 'web'), { origin, pages }, LOCAL_OPERATOR);
  const served: readonly Listener[] = [
    gateway,
    unknownRoute,
    async (request, response) => files(request, response).then(() => true),
  ];
  const onFailure = (error: unknown) => logger.error('request failed', error);
  answer(
    firstThatAnswers(
      [
        unreadable,
        onlyByOwnName,
        createControl(clock, { ...jobs, 'renew-subscriptions': payments.renew }),
        under('/__local/mailbox', mailbox.handle),
        payments.listener,
        under('/identity/', identity.handle),
        runtimeConfig({ origin, pages }, payments.prices),
        ...(pagesPort ? [withoutPages(pages)] : []),
        ...served,
      ],
      onFailure,
    ),
  );
  answerPages(firstThatAnswers([unreadable, onlyPages(origin), ...served], onFailure));
  const running = runRegularly(jobs, logger);

  let isStopping = false;
  return {
    origin,
    identity,
    clock,
    cognito: { endpoint: `${origin}/identity/`, clientId: CLIENT_ID },
    letModelAnswer: () => {
      hasModel = true;
    },
    failed: new Promise((_, refuse) => {
      database?.ended.then(() => {
        if (!isStopping)
          refuse(new LocalFailure('The local database has stopped; start again, nothing is lost.'));
      });
    }),
    stop: async () => {
      isStopping = true;
      running.stop();
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
