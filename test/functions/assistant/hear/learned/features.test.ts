import { describe, expect, test } from '@jest/globals';
import { featuresOf as featuresIn } from '../../../../../functions/assistant/hear/learned/features.ts';

const BUCKETS = 1 << 16;

const featuresOf = (text: string) => featuresIn(text, { buckets: BUCKETS, hasNeighbours: true });

const shared = (one: string, other: string): number => {
  const others = new Set(featuresOf(other));
  const own = featuresOf(one);
  return own.filter((bucket) => others.has(bucket)).length / own.length;
};

describe('the features of a text', () => {
  test('are the same whatever its case, accents and apostrophes', () => {
    expect(featuresOf('J’ai MANQUÉ mon rendez-vous')).toEqual(featuresOf("j'ai manque mon rendez-vous"));
  });

  test('tell that a number was said, and not which', () => {
    expect(featuresOf('at 10:30')).toEqual(featuresOf('at 2:15'));
  });

  test('are mostly those of its misspelling', () => {
    expect(shared('stationnement', 'stationement')).toBeGreaterThan(0.5);
    expect(shared('stationnement', 'annulation')).toBeLessThan(0.3);
  });

  test('hold the order of words', () => {
    expect(shared('before noon', 'noon before')).toBeLessThan(1);
  });

  test('are each told once, and each in a bucket', () => {
    const features = featuresOf('the the the');
    expect(new Set(features).size).toBe(features.length);
    expect(features.every((bucket) => Number.isInteger(bucket) && bucket >= 0 && bucket < BUCKETS)).toBe(
      true,
    );
  });

  test('are none of nothing', () => {
    expect(featuresOf('…')).toEqual([]);
  });
});
