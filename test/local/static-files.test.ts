import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Handler } from '../../local/listener.ts';
import { createStaticFiles, readBuiltFiles } from '../../local/static-files.ts';
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
let files: Handler;

beforeAll(async () => {
  writeFileSync(join(folder, 'a.txt'), 'here');
  mkdirSync(join(folder, 'empty.d'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'app-1234.js'), 'old');
  writeFileSync(join(folder, 'index.html'), '<p>app-1234.js</p>');
  files = createStaticFiles(await readBuiltFiles([folder]), { origin: HERE, pages: HERE }, UNNAMED_OPERATOR);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const statusOf = async (path: string): Promise<number> => {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${path}`)).status;
};

const textOf = async (path: string): Promise<string> => {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${path}`)).text();
};

test('a file that is there is served; one that is not, or cannot be, is 404', async () => {
  expect(await statusOf('/a.txt')).toBe(200);
  const none = ['/b.txt', '/empty.d', '/a.txt/b.txt', `/${'x'.repeat(300)}.txt`, '/%00.txt'];
  for (const path of none) expect([path, await statusOf(path)]).toEqual([path, 404]);
  expect(failures).toEqual([]);
});

test('what a build removes or replaces meanwhile is served as it was, so that open pages find their parts', async () => {
  rmSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<p>app-5678.js</p>');
  expect(await textOf('/assets/app-1234.js')).toBe('old');
  expect(await textOf('/dashboard')).toBe('<p>app-1234.js</p>');
});

test('a file that is there and cannot be read is an error with its cause, and no missing page', async () => {
  symlinkSync('loop.txt', join(folder, 'loop.txt'));
  await expect(readBuiltFiles([folder])).rejects.toMatchObject({ code: 'ELOOP' });
});
