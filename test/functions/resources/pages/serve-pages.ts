import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DIST } from '../../../../local/built-folder.ts';
import type { World } from '../../../support/world.ts';

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
};

/** A file of the built pages: null where the address is none's, and what else keeps it from being read is thrown. */
const asset = async (path: string): Promise<Buffer | null> => {
  const file = join(DIST.path, 'site', path);
  return path.startsWith('/assets/') && existsSync(file) ? readFile(file) : null;
};

/** The pages of a world on a free port, for a browser. */
export const servePages = async (world: World) => {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const file = await asset(url);
    if (file) return response.writeHead(200).end(file);
    const rawBody = await textOf(request);
    const answer = await world.call(method === 'POST' ? 'POST' : 'GET', url, {
      headers: {
        'accept-language': headers['accept-language'] ?? 'fr',
        'content-type': headers['content-type'] ?? 'text/plain',
      },
      ...(rawBody ? { rawBody } : {}),
    });
    return response.writeHead(answer.status, { ...answer.headers }).end(answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
