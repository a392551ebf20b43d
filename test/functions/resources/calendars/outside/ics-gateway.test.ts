import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Network } from '../../../../../functions/kernel/outbound/guarded-call.ts';
import { createReadIcs } from '../../../../../functions/resources/calendars/ics-gateway.ts';
import { calendarOf, type IcsServer, openIcsServer } from './ics-server.ts';

const TEXT = calendarOf(['2026-11-24T15:00', '2026-11-24T17:00']);

let server: IcsServer;
beforeAll(async () => {
  server = await openIcsServer();
});
afterAll(() => server.close());

/** A network that may reach this machine, as a laptop's does; every name leads to the addresses given. */
const network = (addresses: readonly string[] = ['127.0.0.1']): Network => ({
  loopback: true,
  mayReach: (address) => address === '127.0.0.1',
  resolve: async () => addresses,
});

const read = (path: string, { timeoutMs = 20_000, etag = null as string | null, on = network() } = {}) =>
  createReadIcs(on)({ url: `${server.origin}${path}`, etag, lastModified: null, timeoutMs });

const redirect = (path: string, location: string, status = 302) =>
  server.answer(path, (_, response) => response.writeHead(status, { location }).end());

describe('a calendar is read', () => {
  test('with what its server says to recognise it by, and not again while it is the same', async () => {
    server.serve('/a.ics', TEXT);
    const first = await read('/a.ics');
    expect(first).toEqual({ kind: 'text', text: TEXT, etag: expect.any(String), lastModified: null });
    const etag = first.kind === 'text' ? first.etag : null;
    expect(await read('/a.ics', { etag })).toEqual({ kind: 'unchanged' });
  });

  test('packed', async () => {
    server.answer('/packed.ics', ({ headers }, response) => {
      expect(headers['accept-encoding']).toBe('gzip');
      response
        .writeHead(200, { 'content-encoding': 'gzip', 'last-modified': 'yesterday' })
        .end(gzipSync(TEXT));
    });
    expect(await read('/packed.ics')).toEqual({
      kind: 'text',
      text: TEXT,
      etag: null,
      lastModified: 'yesterday',
    });
  });

  test('where redirects lead, three of them at most', async () => {
    server.serve('/end.ics', TEXT);
    redirect('/3.ics', '/end.ics', 307);
    redirect('/2.ics', `${server.origin}/3.ics`, 301);
    redirect('/1.ics', '2.ics');
    redirect('/0.ics', '1.ics');
    expect(await read('/1.ics')).toMatchObject({ kind: 'text', text: TEXT });
    expect(await read('/0.ics')).toEqual({ kind: 'failed', failure: 'redirect', status: null });
  });
});

describe('a calendar is not read', () => {
  const megabyte = Buffer.alloc(1024 * 1024 + 1, 'x');

  test.each([
    'http://10.0.0.8/a.ics',
    'https://10.0.0.8/a.ics',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00::1]/a.ics',
    'https://[::ffff:169.254.169.254]/',
    'http://calendar.example.org/a.ics',
    'https://metadata.google.internal/',
    'https://user:word@calendar.example.org/a.ics',
    'file:///etc/passwd',
    'ftp://calendar.example.org/a.ics',
  ])('where a redirect leads to %s', async (location) => {
    redirect('/away.ics', location);
    expect(await read('/away.ics')).toEqual({ kind: 'failed', failure: 'address_refused', status: null });
  });

  test('where a name leads into our own network, be it with one address of several', async () => {
    const ask = (addresses: readonly string[]) =>
      createReadIcs({ ...network(addresses), loopback: false })({
        ...{ url: 'https://calendar.example.org/a.ics', etag: null, lastModified: null, timeoutMs: 5000 },
      });
    const refused = { kind: 'failed', failure: 'address_refused', status: null };
    expect(await ask(['10.0.0.1'])).toEqual(refused);
    expect(await ask(['127.0.0.1', '10.0.0.1'])).toEqual(refused);
    expect(await ask([])).toEqual(refused);
  });

  test('past a megabyte: announced, sent piece by piece without an end, or packed', async () => {
    const tooLarge = { kind: 'failed', failure: 'too_large', status: null };
    server.answer('/announced.ics', (_, response) =>
      response.writeHead(200, { 'content-length': megabyte.length }).end(megabyte),
    );
    let sent = 0;
    server.answer('/endless.ics', (_, response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(megabyte.subarray(0, 64 * 1024))) sent += 1;
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(1024 * 1024);
    server.answer('/bomb.ics', (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    expect(await read('/announced.ics')).toEqual(tooLarge);
    expect(await read('/endless.ics')).toEqual(tooLarge);
    expect(sent).toBeLessThan(1000);
    const before = process.memoryUsage().arrayBuffers;
    expect(await read('/bomb.ics')).toEqual(tooLarge);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 * 1024 * 1024);
  });

  test('from a server that is slow to answer, or slow to finish', async () => {
    server.answer('/silent.ics', () => undefined);
    server.answer('/slow.ics', (_, response) => response.writeHead(200).write('BEGIN:VCALENDAR'));
    for (const path of ['/silent.ics', '/slow.ics'])
      expect(await read(path, { timeoutMs: 300 })).toEqual({
        kind: 'failed',
        failure: 'timeout',
        status: null,
      });
  });

  test('when it breaks off, is packed in another way, or is no gzip though it says so', async () => {
    server.answer('/broken.ics', (_, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('BEGIN:VCALENDAR');
      setTimeout(() => response.destroy(), 20);
    });
    server.answer('/brotli.ics', (_, response) =>
      response.writeHead(200, { 'content-encoding': 'br' }).end('x'),
    );
    server.answer('/false.ics', (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(TEXT),
    );
    expect(await read('/broken.ics')).toMatchObject({ failure: 'connection' });
    expect(await read('/brotli.ics')).toMatchObject({ failure: 'not_a_calendar' });
    expect(await read('/false.ics')).toMatchObject({ failure: 'not_a_calendar' });
  });

  test.each([401, 403, 404, 410, 429, 500, 503, 204])('when its server answers %i', async (status) => {
    server.answer('/status.ics', (_, response) => response.writeHead(status).end());
    expect(await read('/status.ics')).toEqual({ kind: 'failed', failure: 'status', status });
  });
});
