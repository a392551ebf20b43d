import { beforeEach, expect } from '@jest/globals';

/** A test that asserts nothing passes whatever the code does, so it fails. */
beforeEach(() => {
  expect.hasAssertions();
});
