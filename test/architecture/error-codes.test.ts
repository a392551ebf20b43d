import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ERROR_CODES } from '../../shared/domain/errors.ts';
import { sources } from './imports.ts';

const LIST = 'shared/domain/errors.ts';

test('every error that the API describes is one that something answers', () => {
  const texts = ['functions', 'shared']
    .flatMap(sources)
    .filter((file) => file !== LIST)
    .map((file) => readFileSync(file, 'utf8'));
  const isAnswered = (code: string): boolean => texts.some((text) => text.includes(`'${code}'`));
  expect(ERROR_CODES.length).toBeGreaterThan(20);
  expect(ERROR_CODES.filter((code) => !isAnswered(code))).toEqual([]);
});
