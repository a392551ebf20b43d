import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isSameSecret } from '../../../functions/kernel/constant-time.ts';
import { seededRuns } from '../../support/seeded.ts';

test('two secrets are the same when their bytes are, as texts or not, and of two lengths never', () => {
  const some = fc.oneof(fc.string({ unit: 'binary', maxLength: 8 }), fc.constantFrom('', 'é', 'e\u0301'));
  fc.assert(
    fc.property(some, some, (one, other) => {
      expect(isSameSecret(one, other)).toBe(one === other);
      expect(isSameSecret(Buffer.from(one), other)).toBe(one === other);
      expect(isSameSecret(one, one)).toBe(true);
      expect(isSameSecret(`${one}x`, one)).toBe(false);
    }),
    seededRuns(100),
  );
});
