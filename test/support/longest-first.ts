import type { Test } from '@jest/test-result';
import TestSequencer from '@jest/test-sequencer';
import { rankOf } from './long-files.ts';

/** Jest orders files by what they took last, of which a fresh clone knows nothing; one that began last is waited for alone. */
export default class LongestFirst extends TestSequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    const known = await super.sort(tests);
    return known.toSorted((one, other) => rankOf(one.path) - rankOf(other.path));
  }
}
