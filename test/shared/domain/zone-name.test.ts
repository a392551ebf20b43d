import { expect, test } from '@jest/globals';
import { zoneName } from '../../../shared/domain/zone-name.ts';

test('a zone has the name by which people know it, in their language', () => {
  expect(zoneName('America/Toronto', 'fr')).toBe('heure de l’Est');
  expect(zoneName('America/Toronto', 'en')).toBe('Eastern Time');
  expect(zoneName('America/Halifax', 'fr')).toBe('heure de l’Atlantique');
});

test('the short name of a zone is an abbreviation', () => {
  expect(zoneName('America/Toronto', 'en', 'shortGeneric')).toBe('ET');
});

test('a zone that the machine does not know keeps its identifier', () => {
  expect(zoneName('Nowhere/Else', 'fr')).toBe('Nowhere/Else');
});
