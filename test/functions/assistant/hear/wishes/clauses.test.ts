import { describe, expect, test } from '@jest/globals';
import { englishPhrases } from '../english-phrases.ts';
import { frenchPhrases } from '../french-phrases.ts';
import { said } from '../said.ts';

describe('what a visitor wishes and refuses, on Monday 23 November 2026', () => {
  test.each(frenchPhrases)('« %s » is “%s”', (phrase, clauses) => {
    expect(said(phrase, 'fr')).toBe(clauses);
  });

  test.each(englishPhrases)('“%s” is “%s”', (phrase, clauses) => {
    expect(said(phrase, 'en')).toBe(clauses);
  });
});
