import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mergedValues } from '../../../web/ui/merged-values.ts';
import { seededRuns } from '../../support/seeded.ts';

const word = fc.constantFrom('', 'a', 'b', 'c');
const values = fc.record({
  title: word,
  active: fc.boolean(),
  people: fc.array(word, { maxLength: 2 }),
  seo: fc.record({ title: word, image: word }),
});

describe('two people’s changes of the same values', () => {
  test('stand, each, wherever only one of them changed something', () => {
    const [before, one, other] = [
      { title: 'a', seo: { title: 'a', image: 'a' } },
      { title: 'b', seo: { title: 'a', image: 'a' } },
      { title: 'a', seo: { title: 'a', image: 'c' } },
    ];
    const both = { title: 'b', seo: { title: 'a', image: 'c' } };
    expect(mergedValues(before, one, other)).toEqual({ disputed: [], ours: both, theirs: both });
  });

  test('are disputed where they differ, and nothing else of anybody’s is lost either way', () => {
    fc.assert(
      fc.property(values, values, values, (before, ours, theirs) => {
        const merged = mergedValues(before, ours, theirs);
        const at = (of: typeof before) => ({
          title: of.title,
          active: of.active,
          people: of.people,
          'seo.title': of.seo.title,
          'seo.image': of.seo.image,
        });
        const flat = { before: at(before), ours: at(ours), theirs: at(theirs) };
        for (const path of ['title', 'active', 'people', 'seo.title', 'seo.image'] as const) {
          const text = (of: typeof flat.before) => JSON.stringify(of[path]);
          const [was, our, their] = [text(flat.before), text(flat.ours), text(flat.theirs)];
          const isDisputed = our !== was && their !== was && our !== their;
          expect(merged.disputed.includes(path)).toBe(isDisputed);
          expect(text(at(merged.ours))).toBe(our === was ? their : our);
          expect(text(at(merged.theirs))).toBe(isDisputed || our === was ? their : our);
        }
      }),
      seededRuns(100),
    );
  });

  test('made by nobody else leave exactly what is ours', () => {
    fc.assert(
      fc.property(values, values, (before, ours) => {
        expect(mergedValues(before, ours, before)).toEqual({ disputed: [], ours, theirs: ours });
      }),
      seededRuns(100),
    );
  });
});
