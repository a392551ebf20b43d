import { expect, test } from '@jest/globals';
import { decrypted } from './subscribed-browser.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** The example of RFC 8291, section 5. */
const EXAMPLE = {
  privateKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  publicKey: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
};
const BODY = bytes(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
);

test('reads the example of RFC 8291', () => {
  expect(decrypted(BODY, EXAMPLE)).toBe('When I grow up, I want to be a watermelon');
});

test('reads nothing that was changed, or that is another browser’s', () => {
  const changed = Buffer.from(BODY);
  changed.writeUInt8(changed.readUInt8(changed.length - 20) ^ 1, changed.length - 20);
  expect(() => decrypted(changed, EXAMPLE)).toThrow();
  expect(() => decrypted(BODY, { ...EXAMPLE, auth: Buffer.alloc(16) })).toThrow();
});
