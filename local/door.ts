import type { Server, ServerResponse } from 'node:http';
import type { Handler, Listener } from './listener.ts';
import { isOwnName } from './origins.ts';

const refuse = (response: ServerResponse, status: number, message: string): true => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
  return true;
};

/**
 * Holds what reaches `server` from its first connection on, until the handler that is then given can answer it: Node answers
 * nothing, and closes nothing, while nobody listens.
 */
export const holdRequests = (server: Server): ((handle: Handler) => void) => {
  let ready: (handle: Handler) => void = () => undefined;
  const handler = new Promise<Handler>((resolve) => {
    ready = resolve;
  });
  server.on('request', async (request, response) => (await handler)(request, response));
  return ready;
};

const isPath = (url: string): boolean => {
  if (!url.startsWith('/') || url.startsWith('//')) return false;
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
};

/** An address that names no path of any host is nothing that could be found. */
export const unreadable: Listener = async ({ url = '/' }, response) =>
  !isPath(url) && refuse(response, 404, 'Not Found');

/**
 * The clock, the jobs and the mailbox are for whoever sits here: a page of a stranger, whose name leads to this machine, asks
 * under that name.
 */
export const onlyByOwnName: Listener = async ({ url = '/', headers }, response) =>
  url.startsWith('/__local') &&
  !isOwnName(headers.host) &&
  refuse(response, 403, 'This is answered under the name localhost only.');
