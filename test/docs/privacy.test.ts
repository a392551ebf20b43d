import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { keys } from '../../functions/kernel/table/keys.ts';

const page = readFileSync('docs/privacy.md', 'utf8');

/** Rows of the page's table of what is held, by their cells. */
const held = (page.split('\n## What is held\n')[1]?.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** A kind of item, by what its key begins with: `LEAD#`, `SITE`. */
const kindIn = (place: string): string => place.replace(/#.*/, '#');

/** What each row says of where it lies. */
const told = held.flatMap(([, , where = '']) =>
  Array.from(where.matchAll(/`([A-Z]+(?:#.*?)?)`/g), ([, place = '']) => kindIn(place)),
);

/** Of a business's item the name below the business, of every other its partition's. */
const kindOf = (make: unknown): string => {
  if (typeof make !== 'function') throw new Error('A key is made by a function.');
  const { pk, sk } = Object(Reflect.apply(make, undefined, Array(make.length).fill('given')));
  return kindIn(String(pk).startsWith('TENANT#') ? String(sk) : String(pk));
};

/** Keys of rows that were read, of any kind. */
const OF_ANY_KIND = ['tenantRow', 'outboxRow'];

const kinds = Object.entries(keys)
  .filter(([name]) => !OF_ANY_KIND.includes(name))
  .map(([, make]) => kindOf(make));

test('every kind of item has its row in docs/privacy.md', () => {
  expect(kinds.length).toBeGreaterThan(50);
  expect(kinds.filter((kind) => !told.includes(kind))).toEqual([]);
});

test('and every row names kinds of items that there are', () => {
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter((kind) => !kinds.includes(kind))).toEqual([]);
});
