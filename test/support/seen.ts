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

/** Asserts that this cannot be pressed, at once or after a while. */
export const expectDisabled = async (what: Locator): Promise<void> => {
  await what.and(what.page().locator(':disabled')).waitFor();
  expect(await what.isDisabled()).toBe(true);
};

/** Asserts that this can be pressed, at once or after a while. */
export const expectEnabled = async (what: Locator): Promise<void> => {
  await what.and(what.page().locator(':enabled')).waitFor();
  expect(await what.isEnabled()).toBe(true);
};
