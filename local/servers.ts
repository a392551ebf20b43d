import { createServer, type Server } from 'node:http';
import { holdRequests } from './door.ts';
import type { Handler } from './listener.ts';
import { LocalFailure } from './local-failure.ts';
import type { LocalOptions } from './options.ts';

const listen = (server: Server, port: number, host: string): Promise<void> =>
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
    server.listen(port, host, () => done());
  });

const close = (server: Server): Promise<void> => {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
};

export interface Servers {
  /** Answers the requests received since the ports were opened, and all later ones. */
  answer(application: Handler, pages: Handler): void;
  close(): Promise<void>;
}

/**
 * Takes the application's port, and the pages' one where they have their own. Throws LocalFailure for a port that is
 * taken.
 */
export const openServers = async ({
  port,
  pagesPort,
  listenHost,
}: Pick<LocalOptions, 'port' | 'pagesPort' | 'listenHost'>): Promise<Servers> => {
  const [server, pagesServer] = [createServer(), createServer()];
  const [answer, answerPages] = [holdRequests(server), holdRequests(pagesServer)];
  await listen(server, port, listenHost);
  if (pagesPort) await listen(pagesServer, pagesPort, listenHost);
  return {
    answer: (application, pages) => {
      answer(application);
      answerPages(pages);
    },
    close: async () => {
      await close(server);
      await close(pagesServer);
    },
  };
};
