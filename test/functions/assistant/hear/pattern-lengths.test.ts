import { afterEach, expect, jest, test } from '@jest/globals';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';

/** Characters: what Node takes to compile a pattern grows with the square of its length. */
const MOST = 5000;

afterEach(() => {
  jest.restoreAllMocks();
});

test('a first message compiles no pattern so long that its visitor waits for it', () => {
  const read = new Set<string>();
  const exec = RegExp.prototype.exec;
  jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    read.add(this.source);
    return exec.call(this, text);
  });
  hear('Bonjour, une coupe jeudi svp', contextOf('salon'));
  expect(read.size).toBeGreaterThan(300);
  expect([...read].filter(({ length }) => length > MOST)).toEqual([]);
});
