import { describe, expect, test } from '@jest/globals';
import { letGoOf } from '../../../web/features/leads/use-let-go.ts';

const chosen = (over: Readonly<Record<string, string>>) =>
  ['search', 'status', 'tag'].map((key) => ({ key, value: over[key] ?? '' }));

const letGo = (was: object, now: object, known: readonly string[] = []) =>
  letGoOf(
    chosen({ ...was }),
    chosen({ ...now }),
    chosen({}).filter(({ key }) => known.includes(key)),
  ).map(({ key }) => key);

describe('what a choice lets go of', () => {
  test('is each other that is no longer chosen', () => {
    expect(letGo({ status: 'new' }, { tag: 'vip' })).toEqual(['status']);
    expect(letGo({ status: 'new', search: 'a' }, { tag: 'vip' })).toEqual(['search', 'status']);
  });

  test('is nothing where both stay, or where a choice is taken back', () => {
    expect(letGo({ status: 'new' }, { status: 'new', tag: 'vip' }, ['search'])).toEqual([]);
    expect(letGo({ status: 'new' }, {}, ['tag'])).toEqual([]);
  });

  test('is still said while a search is typed on', () => {
    expect(letGo({ search: 'a' }, { search: 'an' }, ['status'])).toEqual(['status']);
  });
});
