import { describe, expect, test } from '@jest/globals';
import {
  greetingElsewhere,
  translatedLanguages,
  translationValues,
} from '../../../web/lib/translation-values.ts';

describe('the fields of a form in two languages', () => {
  test('ask for the language that is not the business’s own', () => {
    const blank = translationValues(['name']);
    expect(translatedLanguages(blank, 'fr')).toEqual(['en']);
    expect(translatedLanguages(blank, 'en')).toEqual(['fr']);
  });

  test('still show what visitors read after the business changed its own language', () => {
    const values = translationValues(['name'], { en: { name: 'Haircut' } });
    expect(translatedLanguages(values, 'en')).toEqual(['fr', 'en']);
  });
});

describe('the greeting of a new site', () => {
  const greetings = { fr: 'Bonjour !', en: 'Hello!' };

  test('exists in both languages as long as it is the product’s own', () => {
    expect(greetingElsewhere('Bonjour !', greetings)).toEqual({
      translations: { en: { welcomeMessage: 'Hello!' } },
    });
    expect(greetingElsewhere('Hello!', greetings)).toEqual({
      translations: { fr: { welcomeMessage: 'Bonjour !' } },
    });
  });

  test('exists once when it is the owner’s own: nobody can translate it but them', () => {
    expect(greetingElsewhere('Allô !', greetings)).toEqual({});
  });
});
