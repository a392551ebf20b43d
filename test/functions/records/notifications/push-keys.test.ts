import { createECDH } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createSigner } from '../../../../functions/kernel/identity/signing.ts';
import { pushKeysOf } from '../../../../functions/records/notifications/push-keys.ts';
import { seededRuns } from '../../../support/seeded.ts';

const keysOf = (secret: string) => pushKeysOf(createSigner(secret));

test('every secret has one pair of keys of P-256, and no other secret has it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (secret, other) => {
      const { publicKey, privateKey } = keysOf(secret);
      const curve = createECDH('prime256v1');
      curve.setPrivateKey(privateKey, 'base64url');
      expect(curve.getPublicKey('base64url')).toBe(publicKey);
      expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32);
      expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
      expect(keysOf(secret)).toEqual({ publicKey, privateKey });
      expect(keysOf(other).publicKey === publicKey).toBe(secret === other);
    }),
    seededRuns(50),
  );
});
