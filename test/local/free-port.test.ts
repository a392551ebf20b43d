import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { freePort } from '../../local/free-port.ts';

const OUTGOING = '/proc/sys/net/ipv4/ip_local_port_range';

test('a free port is none that the system gives to outgoing connections', async () => {
  const [first] = readFileSync(OUTGOING, 'utf8').split(/\s+/).map(Number);
  for (let n = 0; n < 20; n++) expect(await freePort()).toBeLessThan(first ?? 0);
});

test('a port on which something listens is passed over', async () => {
  const taken = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(taken, resolve));
  const free = await freePort();
  const picks = [taken, taken, free];
  expect(await freePort(() => picks.shift() ?? 0)).toBe(free);
  await expect(freePort(() => taken)).rejects.toThrow('is free');
  await new Promise((resolve) => server.close(resolve));
});
