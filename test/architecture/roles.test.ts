import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const UNDER_ROLE = join('test', 'support', 'under-role.ts');

/** What `under-role.ts` gives to tests, each at work under the role of its own function. */
const wrapped = new Set(
  [...readFileSync(UNDER_ROLE, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? ''),
);

const IMPORT = /^import \{([^}]*)\} from '([^']*)';$/gm;

/** Names that a file of tests imports past `under-role.ts`. */
const unguarded = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .filter(([, , from = '']) => /\/(functions|local)\//.test(from))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => wrapped.has(name))
    .map((name) => `${file}: ${name}`);

test('tests run handlers and jobs under the roles of their functions, so that a missing grant fails them', () => {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('test', name));
  expect(wrapped.size).toBeGreaterThan(10);
  expect(files.filter((file) => file !== UNDER_ROLE).flatMap(unguarded)).toEqual([]);
});
