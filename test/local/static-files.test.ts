import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createStaticFiles } from '../../local/static-files.ts';
import { UNNAMED_OPERATOR } from '../../shared/domain/operator.ts';

const HERE = 'http://localhost';

const failures: unknown[] = [];
const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
const server = createServer((request, response) => {
  files(request, response).catch((cause: unknown) => {
    failures.push(cause);
    response.writeHead(500).end();
  });
});
const files = createStaticFiles([folder], folder, { origin: HERE, pages: HERE }, UNNAMED_OPERATOR);

beforeAll(async () => {
  writeFileSync(join(folder, 'a.txt'), 'here');
  mkdirSync(join(folder, 'empty.d'));
  symlinkSync('loop.txt', join(folder, 'loop.txt'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const statusOf = async (path: string): Promise<number> => {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${path}`)).status;
};

test('a file that is there is served; one that is not, or cannot be, is 404', async () => {
  expect(await statusOf('/a.txt')).toBe(200);
  const none = ['/b.txt', '/empty.d', '/a.txt/b.txt', `/${'x'.repeat(300)}.txt`, '/%00.txt'];
  for (const path of none) expect([path, await statusOf(path)]).toEqual([path, 404]);
  expect(failures).toEqual([]);
});

test('a file that is there and cannot be read is an error with its cause, and no missing page', async () => {
  expect(await statusOf('/loop.txt')).toBe(500);
  expect(failures).toMatchObject([{ code: 'ELOOP' }]);
});
