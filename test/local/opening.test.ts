import { createServer } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { handlerOf } from '../../local/listener.ts';
import { createOpening } from '../../local/opening.ts';

let close: (() => void) | undefined;
afterEach(() => close?.());

const serve = async () => {
  const opening = createOpening();
  const handle = handlerOf(
    opening.guarded(async (_request, response) => {
      response.end('the product');
      return true;
    }),
    (error) => {
      throw error;
    },
  );
  const server = createServer(handle);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  close = () => server.close();
  const ask = (headers: Readonly<Record<string, string>> = {}) =>
    fetch(`http://127.0.0.1:${Object(server.address()).port}/site/demo`, { headers });
  return { opening, ask };
};

test('whoever asks while the demo is made is told so, in their language, and when to ask again', async () => {
  const { opening, ask } = await serve();
  opening.closeMeanwhile();
  const page = await ask({ accept: 'text/html,*/*', 'accept-language': 'en-CA' });
  expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  expect(await page.text()).toMatch(
    /<html lang="en">.*http-equiv="refresh".*The demo business is being made/,
  );
  const api = await ask({ accept: 'application/json' });
  expect([api.status, Object(await api.json()).message]).toEqual([
    503,
    expect.stringContaining('se prépare'),
  ]);
});

test('whoever makes the demo is answered meanwhile, and nobody by a pass of another opening', async () => {
  const { opening, ask } = await serve();
  opening.closeMeanwhile();
  expect(await (await ask(opening.pass)).text()).toBe('the product');
  expect((await ask(createOpening().pass)).status).toBe(503);
});

test('whoever asks before it is known waits, and is answered where there is no demo to make', async () => {
  const { opening, ask } = await serve();
  const early = ask();
  opening.open();
  expect(await (await early).text()).toBe('the product');
});

test('everybody is answered once it is made', async () => {
  const { opening, ask } = await serve();
  opening.closeMeanwhile();
  expect((await ask()).status).toBe(503);
  opening.open();
  expect(await (await ask()).text()).toBe('the product');
});
