import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ChatRefused, createChatSender } from '../../../web/features/chat/send-chat.ts';

const STREAM = { 'content-type': 'text/event-stream; charset=utf-8' };
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

const data = { reply: 'Bien sûr.', suggestions: { slots: [] }, convId: 'c1', mode: 'llm' };

const eventText = (name: string, value: unknown): string =>
  `event: ${name}\ndata: ${JSON.stringify(value)}\n\n`;
const delta = (text: string): string => eventText('delta', { text });
const result = eventText('result', { data });

let answer: (response: ServerResponse) => unknown;
let asked: IncomingMessage['headers'];
const server = createServer((request, response) => {
  asked = request.headers;
  request.resume().once('end', () => answer(response));
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = async () => {
  const { port } = server.address() as AddressInfo;
  const told: string[] = [];
  const url = `http://127.0.0.1:${port}/`;
  const sent = createChatSender(url, async () => ({ authorization: 'Bearer t' }));
  const answered = await sent({ message: 'Bonjour' }, 'key-1', (text) => told.push(text)).catch(
    (cause: unknown) => cause,
  );
  return { answered, told };
};

const refused = (status: number) => expect.objectContaining({ name: 'ChatRefused', status });

describe('a message', () => {
  test('asks for a stream or for the whole answer, with a key and the caller’s own headers', async () => {
    answer = (response) => response.writeHead(200, JSON_TYPE).end(JSON.stringify({ data }));
    await send();
    expect(asked).toMatchObject({
      accept: 'text/event-stream, application/json',
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
      authorization: 'Bearer t',
    });
  });

  test('is answered whole by a server that does not stream', async () => {
    answer = (response) => response.writeHead(200, JSON_TYPE).end(JSON.stringify({ data }));
    expect(await send()).toEqual({ answered: data, told: [] });
  });

  test('is heard being answered by one that does, and its result is what counts', async () => {
    answer = (response) =>
      response.writeHead(200, STREAM).end(delta('Bien ') + delta('certainement') + result);
    expect(await send()).toEqual({ answered: data, told: ['Bien ', 'certainement'] });
  });

  test('is answered as soon as its result is there, whatever becomes of the connection', async () => {
    answer = (response) => response.writeHead(200, STREAM).write(delta('Bien sûr.') + result);
    expect((await send()).answered).toEqual(data);
  });

  test.each([403, 404, 500])('that is refused before anything is told has its status: %i', async (status) => {
    const body = JSON.stringify({ error: { code: 'x', message: 'x' } });
    answer = (response) => response.writeHead(status, JSON_TYPE).end(body);
    expect(await send()).toEqual({ answered: refused(status), told: [] });
  });

  test.each([
    ['rate_limited', 403],
    ['internal', 500],
  ])('that fails after the first words by %s is refused as by a %i', async (code, status) => {
    const failure = eventText('error', { error: { code, message: 'x' } });
    answer = (response) => response.writeHead(200, STREAM).end(delta('Bien') + failure);
    expect(await send()).toEqual({ answered: refused(status), told: ['Bien'] });
  });

  test('of a conversation that is full says so, whole or after the first words', async () => {
    const body = { error: { code: 'conversation_full', message: 'x' } };
    const full = expect.objectContaining({ status: 409, isFull: true });
    answer = (response) => response.writeHead(409, JSON_TYPE).end(JSON.stringify(body));
    expect((await send()).answered).toEqual(full);
    answer = (response) => response.writeHead(200, STREAM).end(eventText('error', body));
    expect((await send()).answered).toEqual(full);
    answer = (response) => response.writeHead(409, JSON_TYPE).end('<html>');
    expect((await send()).answered).toMatchObject({ status: 409, isFull: false });
  });

  test.each([
    ['ends without a result', delta('Bien')],
    ['ends within its result', delta('Bien') + result.slice(0, -5)],
  ])('whose stream %s has no answer', async (_, text) => {
    answer = (response) => response.writeHead(200, STREAM).end(text);
    expect((await send()).answered).toBeInstanceOf(ChatRefused);
  });

  test('whose connection breaks half-way has no answer', async () => {
    answer = (response) => {
      response.writeHead(200, STREAM).write(delta('Bien'), () => response.destroy());
    };
    expect((await send()).answered).toMatchObject({ name: 'TypeError' });
  });

  test.each([
    ['null', 'null'],
    ['[]', '[]'],
    ['{"data":{}}', '{}'],
  ])('answered by %s has no answer', async (whole) => {
    answer = (response) =>
      response.writeHead(200, STREAM).end(eventText('result', null).replace('null', whole));
    expect((await send()).answered).toEqual(refused(0));
  });
});

describe('its patience', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  /** A network that answers when the test says so, and breaks off when the caller does. */
  const slowNetwork = () => {
    jest.useFakeTimers();
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller;
      },
    });
    const answered = Promise.withResolvers<Response>();
    jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
      init?.signal?.addEventListener('abort', () => {
        answered.reject(init.signal?.reason);
        stream?.error(init.signal?.reason);
      });
      return answered.promise;
    });
    return {
      begin: () => answered.resolve(new Response(body, { headers: STREAM })),
      write: (text: string) => stream?.enqueue(new TextEncoder().encode(text)),
    };
  };

  const sent = () =>
    createChatSender('/chat')({ message: 'Bonjour' }, 'key-1', () => undefined).then(
      () => 'answered',
      (cause: Error) => cause.name,
    );

  const state = (outcome: Promise<string>) => Promise.race([outcome, 'waiting']);

  test('is fifteen seconds for a server that says nothing', async () => {
    slowNetwork();
    const outcome = sent();
    await jest.advanceTimersByTimeAsync(14_999);
    expect(await state(outcome)).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('AbortError');
  });

  test('begins anew with whatever comes', async () => {
    const network = slowNetwork();
    const outcome = sent();
    await jest.advanceTimersByTimeAsync(14_000);
    network.begin();
    for (const text of ['Bien ', 'sûr']) {
      await jest.advanceTimersByTimeAsync(14_000);
      network.write(delta(text));
    }
    await jest.advanceTimersByTimeAsync(14_000);
    network.write(result);
    expect(await outcome).toBe('answered');
  });

  test('ends when a stream falls silent', async () => {
    const network = slowNetwork();
    const outcome = sent();
    network.begin();
    await jest.advanceTimersByTimeAsync(10_000);
    network.write(delta('Bien'));
    await jest.advanceTimersByTimeAsync(14_999);
    expect(await state(outcome)).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('AbortError');
  });
});
