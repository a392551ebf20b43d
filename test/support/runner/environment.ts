import type { JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { keepGlobals } from './kept-globals.ts';

/**
 * The test files of one process share its global object, in place of a context for each: so they can share packages,
 * whose errors and arrays are then of the kinds that tests know. What jest and tests change there is brought back.
 */
export default class SharedGlobals {
  readonly global = globalThis;
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly #bringBack = keepGlobals();

  constructor({ projectConfig }: JestEnvironmentConfig) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  getVmContext(): typeof globalThis {
    return globalThis;
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    this.fakeTimersModern.dispose();
    this.#bringBack();
  }
}
