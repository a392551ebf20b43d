import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createSigner } from '../../../../functions/kernel/identity/signing.ts';
import { seededRuns } from '../../../support/seeded.ts';

const signer = createSigner('a secret');

const flipped = (text: string, at: number): string => {
  const letter = text[at] === 'A' ? 'B' : 'A';
  return text.slice(0, at) + letter + text.slice(at + 1);
};

describe('a sealed text', () => {
  test('gives back what was sealed, fits in a path, and opens under its own purpose and secret only', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        const text = signer.seal('slot', plain);
        expect(text).toMatch(/^[\w.~-]+$/);
        expect(signer.open('slot', text)).toEqual(plain);
        expect(signer.open('manage', text)).toBeUndefined();
        expect(createSigner('another secret').open('slot', text)).toBeUndefined();
      }),
      seededRuns(100),
    );
  });

  test('cannot be changed in any letter, cut, or lengthened', () => {
    const text = signer.seal('slot', ['tenant', 29_000_000, null]);
    for (let at = 0; at < text.length; at++) {
      if (text[at] !== '.') expect(signer.open('slot', flipped(text, at))).toBeUndefined();
      expect(signer.open('slot', text.slice(0, at))).toBeUndefined();
    }
    for (const tail of ['.', '.x', '=', '~', ' ', 'A', '\n'])
      expect(signer.open('slot', text + tail)).toBeUndefined();
  });

  test('is nothing that anybody else’s text opens as', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(signer.open('slot', text)).toBeUndefined();
      }),
      seededRuns(200),
    );
  });
});

describe('a keyed hash', () => {
  test('is the same for the same words, and depends on where one word ends and the next begins', () => {
    expect(signer.hash('contact', 'a', 'bc')).toBe(signer.hash('contact', 'a', 'bc'));
    const others = [
      signer.hash('contact', 'ab', 'c'),
      signer.hash('contact', 'abc'),
      signer.hash('person', 'a', 'bc'),
      createSigner('another').hash('contact', 'a', 'bc'),
    ];
    expect(others).not.toContain(signer.hash('contact', 'a', 'bc'));
    expect(new Set(others).size).toBe(others.length);
  });
});
