import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { receiveSms } from '../functions/jobs/receive-sms/receive-sms.ts';
import { createTokenVerifier } from '../functions/kernel/identity/tokens.ts';
import type { Logger } from '../functions/kernel/observe/logger.ts';
import { BrokenDataFile } from './atomic-file.ts';
import { createAuthoriser } from './authoriser.ts';
import { DIST } from './built-folder.ts';
import { createLocalClock, type LocalClock } from './clock.ts';
import { createControl } from './control.ts';
import { removeDeletedBytes } from './deleted-bytes.ts';
import { ensureSpace, watchSpace } from './disk-space.ts';
import { onlyByOwnName, unreadable } from './door.ts';
import { startDynoxide } from './dynoxide.ts';
import { holdFolder } from './folder-lock.ts';
import { openFronts } from './front.ts';
import { type Identity, openIdentity } from './identity/open-identity.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { openLocalKernel } from './kernel.ts';
import { firstOf, handlerOf, under } from './listener.ts';
import { LocalFailure } from './local-failure.ts';
import { createFileLogger } from './log-file.ts';
import { openMailbox } from './mailbox/open-mailbox.ts';
import { openMessaging } from './messaging/open-messaging.ts';
import { reportMail } from './messaging/report-mail.ts';
import { answerReplies } from './messaging/sms-replies.ts';
import { createOpening, type Opening } from './opening.ts';
import type { LocalOptions } from './options.ts';
import { isOwnOrigin, mainOrigins, type Origins, ownOrigins } from './origins.ts';
import { untilDatabaseAnswers } from './outside-database.ts';
import { openLocalStripe } from './payments/local-stripe.ts';
import { openPictures, S3_PATH } from './pictures/open-pictures.ts';
import { openServers } from './servers.ts';
import { readBuiltFiles } from './static-files.ts';

const POOL_ID = 'ca-central-1_Comptoir';
const CLIENT_ID = 'comptoirlocalwebclient0001';

export interface LocalCloud {
  readonly origin: string;
  readonly identity: Identity;
  readonly clock: LocalClock;
  readonly cognito: { readonly endpoint: string; readonly clientId: string };
  /** Who is answered before the product opens: the demo is made then. */
  readonly opening: Pick<Opening, 'pass' | 'closeMeanwhile'>;
  /**
   * Answers everybody from now on, by the model if there is a key: the demo, made before, is the same on every laptop and
   * costs nothing.
   */
  open(): void;
  /** Rejects when a required part has ended, or the disk is full. */
  readonly failed: Promise<never>;
  stop(): Promise<void>;
}

const openData = async <T>(open: () => Promise<T>): Promise<T> => {
  try {
    return await open();
  } catch (error) {
    throw error instanceof BrokenDataFile ? new LocalFailure(error.message) : error;
  }
};

/** What each part is given. */
interface Ground {
  readonly options: LocalOptions;
  readonly origins: Origins;
  readonly issuer: string;
  readonly clock: LocalClock;
  readonly logger: Logger;
  readonly opening: Opening;
}

/** The parts with state, and the functions that use them. */
const openParts = async ({ options, origins, issuer, clock, logger }: Ground) => {
  const { dataDir, databaseEndpoint } = options;
  const { origin, pages } = origins;
  const now = () => new Date(clock.now());
  const databaseFile = join(dataDir, 'comptoir.db');
  if (databaseEndpoint) await untilDatabaseAnswers(databaseEndpoint);
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
  const payments = await openData(() =>
    openLocalStripe({ real: options.stripe, dataDir, origin, clock: clock.now, logger }),
  );
  let report: ReturnType<typeof reportMail> | undefined;
  const messaging = await openMessaging({
    deliver: mailbox.deliver,
    clock: clock.now,
    logger,
    sent: (mail) => void report?.(mail),
    hear: (event) => receiveSms({ ...kernel, measure: () => undefined })(event),
  });
  const pictures = openPictures({ dataDir, clock: clock.now, admits: isOwnOrigin(options.port) });
  let hasModel = false;
  const kernel = await openLocalKernel({
    endpoint: databaseEndpoint ?? database?.endpoint ?? '',
    dataDir,
    origin,
    pages,
    clock: clock.now,
    verifyToken: createTokenVerifier({ issuer, clientId: CLIENT_ID, jwks: identity.jwks }),
    logger,
    payments,
    userPool: { id: POOL_ID, endpoint: `${origin}/identity/`, credentials: identity.admin },
    mail: messaging.mail,
    sms: messaging.sms,
    pictures: pictures.settingsAt(origin),
    anthropicKey: () => (hasModel ? options.anthropicKey : undefined),
  });
  report = reportMail(kernel);
  const jobs = openJobs({
    kernel,
    afterForgetting: () => {
      if (database) removeDeletedBytes(databaseFile);
    },
  });
  const letModelAnswer = () => {
    hasModel = true;
  };
  return { database, mailbox, messaging, identity, payments, pictures, jobs, letModelAnswer };
};

type Parts = Awaited<ReturnType<typeof openParts>>;

/** The listeners of the application's origin and of the pages' origin. */
const openHandlers = async ({ options, issuer, clock, logger, opening }: Ground, parts: Parts) => {
  const { identity, jobs, mailbox, messaging, payments, pictures } = parts;
  const built = await readBuiltFiles(['web', 'site', 'widget'].map((name) => join(DIST.path, name)));
  const front = openFronts(
    {
      kernel: jobs.kernel,
      built,
      authoriser: createAuthoriser(issuer, CLIENT_ID, identity.jwks),
      now: clock.now,
      userPoolId: POOL_ID,
      clientId: CLIENT_ID,
      picturesAt: pictures.settingsAt,
    },
    ownOrigins(options.port, options.pagesPort),
  );
  const onFailure = (error: unknown) => logger.error('request failed', error);
  const application = firstOf([
    unreadable,
    onlyByOwnName,
    createControl(clock, jobs.run, payments.renew),
    under('/__local/mailbox', mailbox.handle),
    under('/__local/sms', answerReplies(messaging.reply)),
    payments.listener,
    under(`${S3_PATH}/`, pictures.s3),
    pictures.media,
    under('/identity/', identity.handle),
    opening.guarded(front.application),
  ]);
  return {
    application: handlerOf(application, onFailure),
    pages: handlerOf(firstOf([unreadable, pictures.media, opening.guarded(front.pages)]), onFailure),
  };
};

/**
 * Starts every part of the product on one port, or with the pages on a second one. Throws LocalFailure with one
 * sentence to show.
 */
export const startCloud = async (options: LocalOptions): Promise<LocalCloud> => {
  const { port, pagesPort, dataDir } = options;
  await mkdir(dataDir, { recursive: true });
  await ensureSpace(dataDir);
  const release = holdFolder(dataDir);
  const origins = mainOrigins(port, pagesPort);
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  // Its consumers await it later.
  failed.catch(() => undefined);
  const logger = createFileLogger(join(dataDir, 'comptoir.log'), fail);
  const clock = createLocalClock();
  const issuer = `${origins.origin}/identity/${POOL_ID}`;
  const opening = createOpening();
  const ground = { options, origins, issuer, clock, logger, opening };
  const servers = await openServers(options);
  const parts = await openParts(ground);
  const { database, identity, jobs, messaging, payments } = parts;
  const handlers = await openHandlers(ground, parts);
  servers.answer(handlers.application, handlers.pages);
  jobs.start().catch((error: unknown) => logger.error('jobs did not start', error));
  const space = watchSpace(dataDir, fail);

  let isStopping = false;
  database?.ended.then(() => {
    if (!isStopping) fail(new LocalFailure('The local database has stopped; start again, nothing is lost.'));
  });
  return {
    origin: origins.origin,
    identity,
    clock,
    cognito: { endpoint: `${origins.origin}/identity/`, clientId: CLIENT_ID },
    opening,
    open: () => {
      parts.letModelAnswer();
      opening.open();
    },
    failed,
    stop: async () => {
      isStopping = true;
      jobs.stop();
      space.stop();
      await payments.stop();
      await messaging.stop();
      await servers.close();
      await database?.stop();
      release();
    },
  };
};
