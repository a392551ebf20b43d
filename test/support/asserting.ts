import { afterEach, beforeEach, expect } from '@jest/globals';
import { refusals } from './refusals.ts';

/** A test that asserts nothing passes whatever the code does, so it fails. */
beforeEach(() => {
  expect.hasAssertions();
});

/** Whatever a function made of it: a grant is missing in infra/. */
afterEach(() => {
  expect(refusals.take()).toEqual([]);
});
