import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const MOST_LINES = 80;

test('the README is short enough to be read whole', () => {
  expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
});

test('docs/README.md links to every page of docs/', () => {
  const index = readFileSync('docs/README.md', 'utf8');
  const pages = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'README.md');
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((page) => !index.includes(`](${page})`))).toEqual([]);
});

test('docs/testing.md names every command that README does not', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const told = ['README.md', 'docs/testing.md'].map((page) => readFileSync(page, 'utf8')).join('\n');
  const names = Object.keys(scripts).filter((name) => !['start', 'test', 'synth:dev'].includes(name));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !new RegExp(`npm run ${name}(?![\\w:-])`).test(told))).toEqual([]);
});
