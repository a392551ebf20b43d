import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { importsUnder } from '../architecture/imports.ts';

const MOST_FILES = 30;
const MOST_WORDS = 25;

const page = readFileSync('docs/architecture.md', 'utf8');

const section = (heading: string): string => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

const filesOf = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(/`([\w/-]+\.tsx?)`/g), ([, file = '']) => file)),
];

test('a booking goes through few files, each imported by another of them', () => {
  const files = filesOf(section('The way of a booking'));
  expect(files.length).toBeGreaterThan(20);
  expect(files.length).toBeLessThanOrEqual(MOST_FILES);
  const imports = importsUnder('functions', 'web', 'local');
  const isEntry = (file: string) => /handler\.ts$|slot-form\.tsx$|^local\//.test(file);
  const strays = files.filter(
    (file) => !isEntry(file) && !imports.some(({ from, to }) => to === file && files.includes(from)),
  );
  expect(strays).toEqual([]);
});

test('few words need to be explained', () => {
  const words = section('Words').match(/^\| [^|]+ \| [^|]+ \|$/gm) ?? [];
  expect(words.length).toBeGreaterThan(10);
  expect(words.length).toBeLessThanOrEqual(MOST_WORDS + 1);
});
