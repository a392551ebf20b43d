import { expect, test } from '@jest/globals';
import { languageSpoken } from '../../../eval/play/visitor.ts';

test('a visitor speaks the language of their scenario until they change it, and then that one', () => {
  const asked = { expect: { language: 'fr' } } as const;
  expect(languageSpoken({ language: 'en' }, [])).toBe('en');
  expect(languageSpoken({ language: 'en' }, [{}, asked, {}])).toBe('fr');
  expect(languageSpoken({ language: 'fr' }, [asked, { expect: { language: 'en' } }])).toBe('en');
});
