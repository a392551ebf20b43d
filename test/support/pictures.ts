import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../functions/kernel/http/settings.ts';
import { firstOf, handlerOf, type Listener, under } from '../../local/listener.ts';
import { type LocalPictures, openPictures, S3_PATH } from '../../local/pictures/open-pictures.ts';

/** The origin from which a test's browser may upload. */
export const APP_ORIGIN = 'https://app.example';

/** A bucket of pictures on a port of its own. */
export interface TestPictures {
  readonly pictures: LocalPictures;
  readonly settings: NonNullable<Settings['pictures']>;
  readonly origin: string;
  stop(): Promise<void>;
}

const nothingElse: Listener = async (_request, response) => {
  response.writeHead(404).end();
  return true;
};

/** The laptop's bucket in a folder that is deleted afterwards. */
export const openTestPictures = async (clock: () => number): Promise<TestPictures> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-pictures-'));
  const pictures = openPictures({ dataDir, clock, admits: (origin) => origin === APP_ORIGIN });
  const listener = firstOf([under(`${S3_PATH}/`, pictures.s3), pictures.media, nothingElse]);
  const server = createServer(
    handlerOf(listener, (error) => process.stderr.write(`the bucket of pictures failed: ${error}\n`)),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  server.unref();
  const at = server.address();
  const origin = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
  return {
    pictures,
    origin,
    settings: pictures.settingsAt(origin),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
