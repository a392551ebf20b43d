import { createServer, type Server } from 'node:http';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';
import { launchBrowserServer } from './browser.ts';
import { startLocalCloud } from './local-cloud.ts';
import { atEndOfRun } from './run-end.ts';

/** Who starts what test files share, once one of them asks for it, and ends it with the run. */
const HOST = 'COMPTOIR_RUN_HOST';

type Start = () => Promise<string>;

const once = (start: (name: string) => Promise<string>): ((name: string) => Promise<string>) => {
  const started = new Map<string, Promise<string>>();
  return (name) => {
    const found = started.get(name) ?? start(name);
    started.set(name, found);
    return found;
  };
};

const startBrowser: Start = async () => {
  const server: BrowserServer = await launchBrowserServer();
  atEndOfRun(() => server.close());
  return server.wsEndpoint();
};

const startProduct: Start = async () => {
  const cloud = await startLocalCloud({ COMPTOIR_FRESH: '1' });
  atEndOfRun(cloud.remove);
  return cloud.origin;
};

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

/** Opens the run's host; called once, by the run's global setup. */
export const openRunHost = async (): Promise<void> => {
  const start = once((name) => (name === '/browser' ? startBrowser() : startProduct()));
  const server = createServer(({ url = '/' }, response) => {
    start(url).then(
      (address) => response.end(address),
      (cause: unknown) => response.writeHead(500).end(String(cause)),
    );
  });
  process.env[HOST] = `http://127.0.0.1:${await listening(server)}`;
  atEndOfRun(async () => {
    server.close();
    server.closeAllConnections();
  });
};

const asked = async (path: string): Promise<string> => {
  const answer = await fetch(`${process.env[HOST]}${path}`);
  const said = await answer.text();
  if (!answer.ok) throw new Error(said);
  return said;
};

/** A browser that all files of the run share: closing it closes only what was opened through it. */
export const sharedBrowser = async (): Promise<Browser> => chromium.connect(await asked('/browser'));

/**
 * The address of a running product, without the demo, that the files of one of the run's processes share one after the
 * other. Each makes businesses of its own in it; one that moves its clock needs a product of its own.
 */
export const sharedProduct = (): Promise<string> => asked(`/product/${process.env.JEST_WORKER_ID ?? '1'}`);
