import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import manifest from '../../package.json';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Folders whose files a page may name by their path from the root. */
const ROOTS = '(?:bench|bin|docs|functions|infra|local|scripts|shared|test|web|\\.github|\\.devcontainer)';

/** A path in backticks, or several of one folder as `folder/{one,other}.ts`. */
const NAMED = new RegExp(`\`(${ROOTS}/[\\w.{},/-]*)\``, 'g');

/** Words of headings, as GitHub makes anchors of them. */
const anchorsOf = (page: string): readonly string[] =>
  Array.from(readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const spread = (path: string): readonly string[] => {
  const {
    before = '',
    list,
    after = '',
  } = /^(?<before>.*)\{(?<list>.*)\}(?<after>.*)$/.exec(path)?.groups ?? {};
  return list === undefined ? [path] : list.split(',').flatMap((part) => spread(`${before}${part}${after}`));
};

/** Pages are written as they stand, but for code, which names what a reader's machine has. */
const proseOf = (page: string): string => readFileSync(page, 'utf8').replace(/^\s*```.*?^\s*```/gms, '');

describe.each(pages)('%s', (page) => {
  test('names no file that there is not', () => {
    const named = Array.from(proseOf(page).matchAll(NAMED), ([, path = '']) => path).flatMap(spread);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('links to nothing that there is not', () => {
    const links = Array.from(
      proseOf(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g),
      ([, to = '']) => to,
    );
    const broken = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsOf(target).includes(decodeURIComponent(anchor));
    });
    expect(broken).toEqual([]);
  });

  test('asks for no script that there is not', () => {
    const asked = Array.from(
      readFileSync(page, 'utf8').matchAll(/npm run ([\w:-]+)/g),
      ([, name = '']) => name,
    );
    expect(asked.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });
});
