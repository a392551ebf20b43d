import { expect, test } from '@jest/globals';
import { SERVICE_SYNONYMS } from '../../../shared/domain/service-synonyms.ts';
import { suggestedSynonyms } from '../../../web/features/services/suggested-synonyms.ts';

test('a service is suggested what clients also call it, in both languages', () => {
  const words = suggestedSynonyms(['Vidange'], []);
  expect(words).toEqual(expect.arrayContaining(["changement d'huile", 'oil change']));
  expect(words).not.toContain('vidange');
});

test('a name is recognised among other words, whatever its case and accents', () => {
  expect(suggestedSynonyms(['MECHES et balayage complet'], [])).toContain('highlights');
  expect(suggestedSynonyms(['Épilation jambes'], [])).toContain('waxing');
});

test('a word of the name itself is not suggested, nor one word in two spellings', () => {
  const words = suggestedSynonyms(['Coupe femme'], []);
  expect(words).not.toContain('coupe');
  expect(words.filter((word) => word.replace(' ', '') === 'haircut')).toHaveLength(1);
});

test('its translation is a name too', () => {
  expect(suggestedSynonyms(['Forfait hiver', 'Tire change'], [])).toContain('pose de pneus');
});

test('what is written already is not suggested again', () => {
  expect(suggestedSynonyms(['Vidange'], ['Oil Change'])).not.toContain('oil change');
});

test('a part of a word, an empty name and a service of no list suggest nothing', () => {
  for (const name of ['Coupevent', '', ' ', 'Atelier de poterie'])
    expect(suggestedSynonyms([name], [])).toEqual([]);
});

test('every word of the list may be saved with a service', () => {
  const words = SERVICE_SYNONYMS.flat();
  expect(words.filter((word) => /[,;\n]/.test(word) || word.length < 2)).toEqual([]);
});
