import { afterEach, beforeEach, expect } from '@jest/globals';
import { refusals } from './refusals.ts';

/** A test that asserts nothing passes whatever the code does, so it fails. */
beforeEach(() => {
  expect.hasAssertions();
});

/** Whatever a function made of it: a grant is missing in infra/. */
afterEach(() => {
  const refused = refusals.take();
  // Thrown and not asserted: an assertion here would count as the test's own.
  if (refused.length > 0) throw new Error(`A role may not do what was asked: ${refused.join(', ')}`);
});
