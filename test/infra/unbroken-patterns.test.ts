import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeBundles, writeBundle } from '../../infra/bundling.ts';

/** Patterns of many lines, and functions behind them. */
const entry = 'functions/assistant/hear/questions/things-measured.ts';

let folder: string;
let bundled: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-patterns-'));
  await makeBundles([entry]);
  writeBundle(entry, folder);
  bundled = await readFile(join(folder, 'index.mjs'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

/** What a question is about, as Node hears it by the code of a file. */
const heardBy = (file: string): string =>
  execFileSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { pricedThing } from '${pathToFileURL(file)}';
     process.stdout.write(pricedThing('combien pour des meches svp') ?? 'nothing');`,
  ]).toString();

describe('the patterns of a bundle', () => {
  test('are on one line each', async () => {
    expect(await readFile(entry, 'utf8')).toMatch(/ = pattern`\n +\S/);
    expect(bundled).not.toMatch(/\n\s*\|?\(\?[:!=<]/);
  });

  test('find what those of the source find', () => {
    expect(heardBy(join(folder, 'index.mjs'))).toBe('meches');
    expect(heardBy(resolve(entry))).toBe('meches');
  });

  test('leave what stands behind them on the lines of the source', async () => {
    const map = new SourceMap(JSON.parse(await readFile(join(folder, 'index.mjs.map'), 'utf8')));
    const told = bundled.split('\n').flatMap((line, row) =>
      [...line].flatMap((_, column) => {
        const found = map.findEntry(row, column);
        return 'originalLine' in found && found.originalSource.endsWith(entry) ? [found.originalLine] : [];
      }),
    );
    const source = (await readFile(entry, 'utf8')).trimEnd().split('\n');
    expect(Math.max(...told)).toBe(source.length - 1);
  });
});

test('a function that was not bundled is not deployed', () => {
  expect(() => writeBundle('functions/resources/none/handler.ts', folder)).toThrow('is not bundled');
});
