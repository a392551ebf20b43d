import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { createLocalClock } from '../../../local/clock.ts';
import { seedDemo } from '../../../local/demo/seed.ts';
import { createOpening } from '../../../local/opening.ts';

let close: (() => void) | undefined;
afterEach(() => close?.());

/** Makes the demo in a product that answers each request with a status, and notes what happens in order. */
const seedIn = async (statusOf: (path: string) => number) => {
  const events: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    events.push(`${request.method} ${request.url}`);
    headers.push(request.headers);
    response.writeHead(statusOf(request.url ?? '')).end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  close = () => server.close();
  const opening = createOpening();
  const made = seedDemo({
    origin: `http://127.0.0.1:${Object(server.address()).port}`,
    clock: createLocalClock(),
    opening: {
      ...opening,
      closeMeanwhile: () => {
        events.push('closed');
        opening.closeMeanwhile();
      },
    },
    signIn: async () => 'token',
  });
  return { made, events, headers, opening };
};

test('a demo is made behind a closed door, by calls that are let through it', async () => {
  const { made, events, headers, opening } = await seedIn((path) => (path.includes('config') ? 404 : 500));
  await expect(made).rejects.toThrow('The demo business could not be made');
  expect(events).toEqual(['GET /public/sites/demo/config', 'closed', 'POST /v1/tenants']);
  for (const [name, pass] of Object.entries(opening.pass))
    expect(headers.map((sent) => sent[name])).toEqual([pass, pass]);
});

test('a demo that was made before closes nothing', async () => {
  const { made, events } = await seedIn(() => 200);
  await made;
  expect(events).toEqual(['GET /public/sites/demo/config']);
});
