import { afterEach, expect, test } from '@jest/globals';

const counted: number[] = [];

afterEach(() => {
  counted.push(expect.getState().assertionCalls);
});

test('a test has the assertions that it makes', () => {
  expect(counted).toEqual([]);
});

test('and none that is made around it, which would count for one that asserts nothing', () => {
  expect(counted).toEqual([1]);
});
