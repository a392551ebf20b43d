import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Network } from '../../../../functions/kernel/outbound/guarded-call.ts';
import { isPublicAddress } from '../../../../functions/kernel/outbound/public-address.ts';
import { createSend } from '../../../../functions/kernel/outbound/send-gateway.ts';
import { freePort } from '../../../../local/free-port.ts';
import { certificateFor } from '../../resources/webhooks/certificate.ts';
import { openReceiver, type Receiver } from '../../resources/webhooks/receiver.ts';

const HOST = 'hooks.example.com';
const certificate = certificateFor(HOST);

let opened: Array<{ close(): unknown }> = [];
afterEach(async () => {
  for (const one of opened) await one.close();
  opened = [];
});

const receiverOf = async (own = certificate): Promise<Receiver> => {
  const receiver = await openReceiver(own);
  opened.push(receiver);
  return receiver;
};

/** A network whose names all lead to this machine, which stands in for the public internet. */
const network = (change: Partial<Network> = {}): Network => ({
  loopback: false,
  mayReach: (address) => address === '127.0.0.1',
  resolve: async () => ['127.0.0.1'],
  ca: certificate.cert,
  ...change,
});

const call = (url: string, change: Partial<Network> = {}, timeoutMs = 10_000) =>
  createSend(network(change))({ url, body: '{"a":"é"}', headers: { 'x-sent': 'yes' }, timeoutMs });

const at = ({ port }: { port: number }, path = '/recu'): string => `https://${HOST}:${port}${path}`;

describe('a call', () => {
  test('posts the body over TLS to the address that was judged, under the name’s own certificate', async () => {
    const receiver = await receiverOf();
    const asked: string[] = [];
    const resolve = async (name: string) => {
      asked.push(name);
      return ['127.0.0.1'];
    };
    const outcome = await call(at(receiver), { resolve });
    expect(outcome).toEqual({ status: 204, failure: null, durationMs: expect.any(Number) });
    expect(receiver.received).toMatchObject([
      { path: '/recu', body: '{"a":"é"}', headers: { host: `${HOST}:${receiver.port}`, 'x-sent': 'yes' } },
    ]);
    // Asked once: there is no second answer that could lead elsewhere.
    expect(asked).toEqual([HOST]);
  });

  test('is refused when any address of the name is private, and nobody is connected to', async () => {
    const receiver = await receiverOf();
    for (const addresses of [
      ['127.0.0.1', '10.0.0.1'],
      ['::ffff:10.0.0.1', '127.0.0.1'],
      ['fe80::1%lo', '127.0.0.1'],
      [],
    ])
      expect(await call(at(receiver), { resolve: async () => addresses })).toMatchObject({
        status: null,
        failure: 'address_refused',
      });
    expect(receiver.connections()).toBe(0);
  });

  test('to this machine itself is refused where only the public internet may be reached', async () => {
    const receiver = await receiverOf();
    const strict = { mayReach: isPublicAddress };
    for (const host of [HOST, 'localhost', '127.0.0.1', '[::1]', '2130706433', '[::ffff:127.0.0.1]'])
      expect([host, await call(`https://${host}:${receiver.port}/`, strict)]).toMatchObject([
        host,
        { failure: 'address_refused' },
      ]);
    expect(receiver.connections()).toBe(0);
  });

  test('without TLS is refused, though the address could be reached', async () => {
    const receiver = await openReceiver();
    opened.push(receiver);
    expect(await call(`http://${HOST}:${receiver.port}/`)).toMatchObject({ failure: 'address_refused' });
    expect(receiver.connections()).toBe(0);
  });

  test('does not trust a certificate of another name, nor one that nobody vouches for', async () => {
    const others = certificateFor('other.example.com');
    const other = await receiverOf(others);
    expect(await call(at(other), { ca: others.cert })).toMatchObject({ status: null, failure: 'tls' });
    const receiver = await receiverOf();
    const { ca, ...wellKnown } = network();
    const send = createSend(wellKnown);
    const outgoing = { url: at(receiver), body: '{}', headers: {}, timeoutMs: 10_000 };
    expect(await send(outgoing)).toMatchObject({ status: null, failure: 'tls' });
    expect([...other.received, ...receiver.received]).toEqual([]);
  });

  test.each([200, 201, 204, 299])('is delivered by a %i', async (status) => {
    const receiver = await receiverOf();
    receiver.answerWith(() => status);
    expect(await call(at(receiver))).toMatchObject({ status, failure: null });
  });

  test.each([400, 404, 410, 429, 500, 503])('fails by a %i', async (status) => {
    const receiver = await receiverOf();
    receiver.answerWith(() => status);
    expect(await call(at(receiver))).toMatchObject({ status, failure: 'status' });
  });

  test.each([301, 302, 307, 308])('does not follow a %i', async (status) => {
    const receiver = await receiverOf();
    receiver.answerWith(() => status);
    expect(await call(at(receiver))).toMatchObject({ status, failure: 'redirect' });
    expect(receiver.received).toHaveLength(1);
  });

  test('fails when nobody listens, or the name leads nowhere', async () => {
    const nobody = { port: await freePort() };
    expect(await call(at(nobody))).toMatchObject({ status: null, failure: 'connection' });
    const unknown = async () => {
      throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    };
    expect(await call(at(nobody), { resolve: unknown })).toMatchObject({ status: null, failure: 'dns' });
  });

  test('ends when its time is over, whether the name, the connection or the answer takes it', async () => {
    const receiver = await receiverOf();
    receiver.answerWith(() => new Promise(() => undefined));
    expect(await call(at(receiver), {}, 300)).toMatchObject({ status: null, failure: 'timeout' });
    const never = () => new Promise<never>(() => undefined);
    expect(await call(at(receiver), { resolve: never }, 50)).toMatchObject({ failure: 'timeout' });
  });
});

describe('an answer', () => {
  const sockets = new Set<Socket>();

  /** A server that says this to whoever connects, and never ends it. */
  const saying = async (write: (socket: Socket) => void): Promise<{ port: number }> => {
    const server: Server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('data', () => write(socket));
    });
    opened.push({
      close: () => {
        for (const socket of sockets) socket.destroy();
        server.close();
      },
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    return { port: typeof address === 'object' && address ? address.port : 0 };
  };

  const plain = (port: number, timeoutMs: number) =>
    createSend({ ...network(), loopback: true })({
      url: `http://127.0.0.1:${port}/`,
      body: '{}',
      headers: {},
      timeoutMs,
    });

  test('without an end is cut off: its status is what counts', async () => {
    let written = 0;
    const { port } = await saying((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
      const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
      const more = () => {
        written += 1;
        if (!socket.destroyed) socket.write(chunk, more);
      };
      more();
    });
    expect(await plain(port, 10_000)).toMatchObject({ status: 200, failure: null });
    expect(written).toBeGreaterThan(0);
  });

  test('that drips is cut off when the time is over: its status is what counts', async () => {
    const { port } = await saying((socket) =>
      socket.write('HTTP/1.1 503 Non\r\ncontent-length: 10\r\n\r\nx'),
    );
    expect(await plain(port, 300)).toMatchObject({ status: 503, failure: 'status' });
  });

  test('that is no HTTP, or ends before it says anything, is a failed connection', async () => {
    const noise = await saying((socket) => socket.end('bonjour'));
    expect(await plain(noise.port, 10_000)).toMatchObject({ status: null, failure: 'connection' });
    const silence = await saying((socket) => socket.destroy());
    expect(await plain(silence.port, 10_000)).toMatchObject({ status: null, failure: 'connection' });
  });
});
