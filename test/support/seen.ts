import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';

/** Asserts that somebody sees this, at once or after a while. */
export const expectSeen = async (what: Locator): Promise<void> => {
  await what.waitFor();
  expect(await what.isVisible()).toBe(true);
};

/** Asserts that nobody sees this any more, at once or after a while. */
export const expectGone = async (what: Locator): Promise<void> => {
  await what.waitFor({ state: 'hidden' });
  expect(await what.isVisible()).toBe(false);
};
