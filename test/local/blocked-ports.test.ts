import { expect, test } from '@jest/globals';
import { BLOCKED_PORTS } from '../../local/blocked-ports.ts';
import { LocalFailure } from '../../local/local-failure.ts';
import { readOptions } from '../../local/options.ts';

/** Whether this runtime's own fetch refuses a port without asking it. */
const isRefused = async (port: number): Promise<boolean> => {
  try {
    await (await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2000) })).body?.cancel();
    return false;
  } catch (error) {
    return Object(Object(error).cause).message === 'bad port';
  }
};

const neighbours = [...BLOCKED_PORTS]
  .flatMap((port) => [port - 1, port, port + 1])
  .filter((port) => port > 0);

test('the ports that are blocked are those that fetch refuses, and not their neighbours', async () => {
  const ports = [...new Set(neighbours)];
  const refused = await Promise.all(ports.map(isRefused));
  expect(ports.filter((_, at) => refused[at])).toEqual(ports.filter((port) => BLOCKED_PORTS.has(port)));
});

test.each(['PORT', 'PAGES_PORT'])('%s says that browsers refuse it, before anything is started', (name) => {
  expect(() => readOptions({ [name]: '4190' })).toThrow(LocalFailure);
  expect(() => readOptions({ [name]: '4190' })).toThrow(/refuse to open port 4190; choose another/);
  expect(() => readOptions({ [name]: '4191' })).not.toThrow();
});
