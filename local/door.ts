import type { Server, ServerResponse } from 'node:http';
import type { Handler, Listener } from './listener.ts';
import { isOwnName } from './origins.ts';

const refuse = (response: ServerResponse, status: number, message: string): true => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
  return true;
};

/**
 * Queues requests to `server` from its first connection on, until a handler is set. Node neither answers nor closes a
 * request without a listener.
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

/** A request target that is not a path is answered 404. */
export const unreadable: Listener = async ({ url = '/' }, response) =>
  !isPath(url) && refuse(response, 404, 'Not Found');

/**
 * Only this machine may use the clock, jobs and mailbox. A stranger's page whose host name resolves to this machine
 * (DNS rebinding) sends that name in `Host`, and is refused.
 */
export const onlyByOwnName: Listener = async ({ url = '/', headers }, response) =>
  url.startsWith('/__local') &&
  !isOwnName(headers.host) &&
  refuse(response, 403, 'This is answered under the name localhost only.');
