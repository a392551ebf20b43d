import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ROW_KINDS } from '../../functions/kernel/table/row-kinds.ts';
import { sources } from './imports.ts';

const KERNEL = 'functions/kernel/table/';

/** Text that takes a key apart, or tells its kind by its beginning. */
const PARSES = /\.split\('#'\)|\.startsWith\('[A-Z]+#|\.slice\('[A-Z]+#'|\/\^[A-Z]+#/;

/** What a file of `keys/` names, as `Keys.lead`. */
const keyNames = (text: string): readonly string[] =>
  [...text.matchAll(/^export const [a-z]+(\w+) = \{\n(.*?)^\}/gms)].flatMap(([, group = '', body = '']) =>
    [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => `${group}.${name}`),
  );

test('keys are taken apart only where they are made', () => {
  const parsing = sources('functions')
    .filter((file) => !file.startsWith(KERNEL))
    .filter((file) => PARSES.test(readFileSync(file, 'utf8')));
  expect(parsing).toEqual([]);
  expect(PARSES.test(readFileSync(`${KERNEL}keys/leads.ts`, 'utf8'))).toBe(true);
});

test('keys are made only by the files of their folder', () => {
  const making = sources('functions').filter((file) => readFileSync(file, 'utf8').includes('/make-key.ts'));
  expect(making.filter((file) => !file.startsWith(`${KERNEL}keys`))).toEqual([]);
  expect(making.length).toBeGreaterThan(5);
});

test('no two subjects take one kind of row, or one name of a key', () => {
  expect(ROW_KINDS.length).toBe(new Set(ROW_KINDS).size);
  const named = sources(`${KERNEL}keys`).flatMap((file) => keyNames(readFileSync(file, 'utf8')));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
});
