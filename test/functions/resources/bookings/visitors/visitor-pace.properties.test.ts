import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createSigner } from '../../../../../functions/kernel/identity/signing.ts';
import {
  PACE,
  secondsToWait,
  WAIT,
} from '../../../../../functions/resources/bookings/visitors/visitor-pace.ts';
import {
  openWait,
  sealWait,
  WAIT_VALID_SECONDS,
} from '../../../../../functions/resources/bookings/visitors/wait-token.ts';
import { seededRuns } from '../../../../support/seeded.ts';
import { MONDAY_8H } from '../../../../support/world.ts';

const WINDOW_MS = PACE.withinSeconds * 1000;
const offsets = (max: number) => fc.array(fc.nat(2 * WINDOW_MS), { maxLength: max });

describe('the pace', () => {
  const now = MONDAY_8H;
  const at = (ago: readonly number[]) => ago.map((ms) => now - ms);
  const within = (ago: readonly number[]) => ago.filter((ms) => ms < WINDOW_MS).length;

  test('asks nobody to wait before the window has seen as many as it may, and everybody from then on', () => {
    fc.assert(
      fc.property(offsets(60), (ago) => {
        expect(secondsToWait(at(ago), now) > 0).toBe(within(ago) >= PACE.most);
      }),
      seededRuns(300),
    );
  });

  test('asks whole seconds, never less than the first wait and never more than the longest', () => {
    fc.assert(
      fc.property(offsets(90), (ago) => {
        const seconds = secondsToWait(at([...ago, ...Array(PACE.most).fill(0)]), now);
        expect(Number.isInteger(seconds)).toBe(true);
        expect(seconds).toBeGreaterThanOrEqual(WAIT.first);
        expect(seconds).toBeLessThanOrEqual(WAIT.longest);
      }),
      seededRuns(300),
    );
  });

  test('asks no less after one more booking, no more as time passes, and nothing after a window of quiet', () => {
    fc.assert(
      fc.property(offsets(60), fc.nat(WINDOW_MS), (ago, later) => {
        const asked = secondsToWait(at(ago), now);
        expect(secondsToWait([...at(ago), now], now)).toBeGreaterThanOrEqual(asked);
        expect(secondsToWait(at(ago), now + later)).toBeLessThanOrEqual(asked);
        expect(secondsToWait(at(ago), now + WINDOW_MS)).toBe(0);
      }),
      seededRuns(300),
    );
  });
});

describe('a token', () => {
  const signer = createSigner('a secret of this test');
  const word = fc.constantFrom('a', 'b', 'c');
  const VALID_MS = WAIT_VALID_SECONDS * 1000;

  test('is served from its moment until it is too old, for what it was sealed for and nothing else', () => {
    const ms = fc.integer({ min: -VALID_MS, max: 2 * VALID_MS });
    fc.assert(
      fc.property(word, word, ms, (meant, asked, since) => {
        const token = sealWait(signer, meant, MONDAY_8H);
        const { kind } = openWait(signer, asked, token, MONDAY_8H + since);
        const isVoid = meant !== asked || since >= VALID_MS;
        expect(kind).toBe(isVoid ? 'void' : since < 0 ? 'early' : 'served');
      }),
      seededRuns(300),
    );
  });

  test('that was changed anywhere, or is another secret’s, is void', () => {
    const token = sealWait(signer, 'a', MONDAY_8H);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom('A', 'x', '0', '.', '_'), (position, letter) => {
        const forged = token.slice(0, position) + letter + token.slice(position + 1);
        fc.pre(forged !== token);
        expect(openWait(signer, 'a', forged, MONDAY_8H)).toEqual({ kind: 'void' });
      }),
      seededRuns(200),
    );
    expect(openWait(createSigner('another'), 'a', token, MONDAY_8H)).toEqual({ kind: 'void' });
  });
});
