import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request, or returns false for one that another listener should answer. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Answers any request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Offers a request to each listener in turn until one has answered it. */
export const firstOf =
  (listeners: readonly Listener[]): Listener =>
  async (request, response) => {
    for (const listener of listeners) if (await listener(request, response)) return true;
    return false;
  };

/** Passes on requests below a path. */
export const under =
  (prefix: string, handle: Handler): Listener =>
  async (request, response) => {
    if (!request.url?.startsWith(prefix)) return false;
    await handle(request, response);
    return true;
  };

/** A listener as a server's handler: a failure is told, and answered 500. */
export const handlerOf =
  (listener: Listener, onFailure: (error: unknown) => void): Handler =>
  async (request, response) => {
    try {
      await listener(request, response);
    } catch (error) {
      onFailure(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'Internal Server Error' }));
    }
  };
