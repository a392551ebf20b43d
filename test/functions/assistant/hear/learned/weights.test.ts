import { describe, expect, test } from '@jest/globals';
import { ACT_WEIGHTS } from '../../../../../functions/assistant/hear/learned/act-weights.ts';
import { likelyAct } from '../../../../../functions/assistant/hear/learned/likely-act.ts';
import { embeddingOf, similarity } from '../../../../../functions/assistant/hear/learned/similarity.ts';
import { readRows, sharesOf } from '../../../../../functions/assistant/hear/learned/weights.ts';

describe('weights', () => {
  test('for another number of buckets are refused', () => {
    expect(() => readRows({ ...ACT_WEIGHTS, rows: ACT_WEIGHTS.rows.slice(0, 400) })).toThrow('Weights of');
  });

  test('give each score its share of all', () => {
    const shares = [...sharesOf(Float64Array.of(0, Math.log(3), -1000))];
    expect(shares).toEqual([expect.closeTo(0.25), expect.closeTo(0.75), 0]);
  });
});

describe('what a text is like', () => {
  test.each([
    ['Where can I park?', 'is there a lot or do I circle the block', 'how do I cancel'],
    ['Où peut-on se stationner ?', 'je laisse mon char où', 'combien de temps ça dure'],
    ['Quels modes de paiement acceptez-vous ?', 'jai juste ma visa', 'est-ce que ça fait mal'],
  ])('“%s” is liker “%s” than “%s”', (question, asked, other) => {
    const [own, same, else_] = [question, asked, other].map(embeddingOf);
    if (!own || !same || !else_) throw new Error('no embedding');
    expect(similarity(own, same)).toBeGreaterThan(similarity(own, else_) + 0.2);
  });

  test('is as like itself as anything can be', () => {
    const own = embeddingOf('do you take walk-ins');
    expect(similarity(own, own)).toBeCloseTo(1);
  });

  test('nothing is like nothing: no number is lost in it', () => {
    expect(similarity(embeddingOf('…'), embeddingOf('a cut'))).toBe(0);
    expect(likelyAct('…').share).toBeCloseTo(1 / 16);
  });
});

test('who cannot come is as sure not to come as they cancel or move', () => {
  const { act, share } = likelyAct('je pourrai pas y être demain finalement, mon gars a la grippe');
  expect(['cancel', 'move']).toContain(act);
  expect(share).toBeGreaterThan(0.8);
});
