import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';

// One look decides each: what holds for a second only may be over at another look.

/** Asserts that somebody sees this, at once or after a while. */
export const expectSeen = async (what: Locator): Promise<void> => {
  await expect(what.waitFor()).resolves.toBeUndefined();
};

/** Asserts that nobody sees this any more, at once or after a while. */
export const expectGone = async (what: Locator): Promise<void> => {
  await expect(what.waitFor({ state: 'hidden' })).resolves.toBeUndefined();
};

/** Asserts that this cannot be pressed, at once or after a while. */
export const expectDisabled = async (what: Locator): Promise<void> => {
  await expect(what.and(what.page().locator(':disabled')).waitFor()).resolves.toBeUndefined();
};

/** Asserts that this can be pressed, at once or after a while. */
export const expectEnabled = async (what: Locator): Promise<void> => {
  await expect(what.and(what.page().locator(':enabled')).waitFor()).resolves.toBeUndefined();
};
