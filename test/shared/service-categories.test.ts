import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { byCategory, categoriesOf, servicesIn } from '../../shared/domain/service-categories.ts';
import { seededRuns } from '../support/seeded.ts';

const services = fc.array(
  fc.record(
    { id: fc.integer(), category: fc.constantFrom('Coupes', 'Couleurs', 'Soins') },
    { requiredKeys: ['id'] },
  ),
);

describe('services by category', () => {
  test('are each there once, in their order, and those without a category come last', () => {
    fc.assert(
      fc.property(services, (all) => {
        const groups = byCategory(all);
        const order = [...categoriesOf(all), undefined];
        expect(groups.flatMap((group) => group.services)).toEqual(
          order.flatMap((category) => all.filter((one) => one.category === category)),
        );
        for (const group of groups)
          expect(group.services.every(({ category }) => (category ?? null) === group.category)).toBe(true);
        expect(new Set(groups.map(({ category }) => category)).size).toBe(groups.length);
      }),
      seededRuns(100),
    );
  });

  test('stay together in another language, whichever of them translates the category', () => {
    const shown = servicesIn(
      [
        { name: 'Femme', category: 'Coupes' },
        { name: 'Homme', category: 'Coupes', translations: { en: { name: 'Men', category: 'Cuts' } } },
        { name: 'Mèches', category: 'Couleurs' },
        { name: 'Autre', translations: { en: { category: 'Cuts' } } },
      ],
      'en',
    );
    expect(shown.map(({ name, category }) => [name, category])).toEqual([
      ['Femme', 'Cuts'],
      ['Men', 'Cuts'],
      ['Mèches', 'Couleurs'],
      ['Autre', undefined],
    ]);
  });
});
