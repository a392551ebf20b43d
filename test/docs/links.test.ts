import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { PAGES, TOPS } from '../architecture/tops.ts';

/** Folders whose files a page may name by their path from the root. */
const ROOTS = `(?:${[...TOPS, 'docs', 'test', '\\.github', '\\.devcontainer'].join('|')})`;

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

describe.each(PAGES)('%s', (page) => {
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
});
