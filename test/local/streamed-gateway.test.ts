import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AppError } from '../../functions/kernel/app-error.ts';
import type { RouteHandler } from '../../functions/kernel/http/request.ts';
import { defineResource } from '../../functions/kernel/http/resource.ts';
import { createGateway } from '../../local/gateway.ts';
import { chatRoutes } from '../../shared/routes/chat.ts';
import { openWorld, type World } from '../support/world.ts';

/** Somebody who is answered in two parts, and is known to have been answered whole. */
const inTwoParts = () => {
  const [goOn, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const chat: RouteHandler<'POST /public/sites/{slug}/chat'> = async ({ body, tell }) => {
    if (body.message === 'trop vite') throw new AppError('rate_limited', { retryAfterSec: 9 });
    tell('Oui, ');
    await goOn.promise;
    tell('mardi.');
    done.resolve();
    return { reply: 'Oui, mardi.', suggestions: { slots: [] }, convId: 'c', mode: 'rules' };
  };
  return { chat, goOn: goOn.resolve, done: done.promise };
};

let world: World;
let server: Server;
/** When the last connection's answer is over, or nobody waits for it any more. */
let closed: Promise<unknown>;
let now = inTwoParts();
const fresh = () => {
  now = inTwoParts();
  return now;
};
beforeAll(async () => {
  world = await openWorld();
  const resource = defineResource('chat', chatRoutes, () => ({
    'POST /public/sites/{slug}/chat': (call) => now.chat(call),
    'GET /public/sites/{slug}/chat/{convId}': async () => ({ version: 1, messages: [] }),
  }));
  const gateway = createGateway({
    resourceFor: () => resource(world.kernel),
    authoriser: async () => true,
    now: world.kernel.clock,
  });
  server = createServer((request, response) => {
    closed = once(response, 'close');
    void gateway(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await world.stop();
});

const ask = (message: string, headers: Readonly<Record<string, string>> = {}, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/public/sites/garage/chat`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ message }),
    ...(signal ? { signal } : {}),
  });

const partsOf = ({ body }: Response) => {
  if (!body) throw new Error('There is no body.');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  return async (): Promise<string | undefined> => (await reader.read()).value;
};

const RESULT =
  'event: result\ndata: {"data":{"reply":"Oui, mardi.","suggestions":{"slots":[]},"convId":"c","mode":"rules"}}\n\n';

describe('over a real connection', () => {
  test('each part is there before the next is known', async () => {
    const { goOn } = fresh();
    const response = await ask('Bonjour');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    const next = partsOf(response);
    expect(await next()).toBe('event: delta\ndata: {"text":"Oui, "}\n\n');
    goOn();
    let rest = '';
    for (let part = await next(); part !== undefined; part = await next()) rest += part;
    expect(rest).toBe(`event: delta\ndata: {"text":"mardi."}\n\n${RESULT}`);
  });

  test('what is refused at once is an answer like any other', async () => {
    fresh();
    const response = await ask('trop vite');
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      403,
      '9',
      { error: { code: 'rate_limited', message: expect.any(String) } },
    ]);
  });

  test('a visitor who leaves half-way is still answered, and finds the answer when they ask again', async () => {
    const { goOn, done } = fresh();
    const leaving = new AbortController();
    const headers = { 'idempotency-key': 'left' };
    const next = partsOf(await ask('Bonjour', headers, leaving.signal));
    await next();
    leaving.abort();
    await closed;
    goOn();
    await done;
    const again = async (): Promise<Response> => {
      const response = await ask('Bonjour', headers);
      return response.status === 409 ? again() : response;
    };
    const answered = await again();
    expect(answered.headers.get('idempotency-replayed')).toBe('true');
    expect(await answered.text()).toContain(RESULT);
  });
});
