import { expect, test } from '@jest/globals';
import { serviceCreate } from '../../../shared/schemas/service.ts';
import { siteCreate, sitePatch } from '../../../shared/schemas/site.ts';
import { validateBody } from '../../../web/lib/form-validation.ts';

test('a body the server would accept has no errors', () => {
  expect(validateBody(serviceCreate, { name: 'Coupe', durationMin: 30, price: null }, 'fr')).toEqual({});
});

test('each field has its first issue, in the reader’s language', () => {
  expect(validateBody(serviceCreate, { durationMin: 3 }, 'fr')).toEqual({
    name: 'Le nom du service est requis.',
    durationMin: expect.stringContaining('5'),
  });
  expect(validateBody(serviceCreate, { durationMin: 30 }, 'en')).toEqual({
    name: 'Service name is required.',
  });
});

test('a blank text that is required is said to be missing, not too short', () => {
  expect(validateBody(serviceCreate, { name: '', durationMin: 30 }, 'fr')).toEqual({
    name: 'Le nom du service est requis.',
  });
  expect(validateBody(siteCreate, { slug: 'salon', title: '', welcomeMessage: '' }, 'en')).toEqual({
    title: 'This field is required.',
    welcomeMessage: 'This field is required.',
  });
});

test('an issue inside an object is found under that object', () => {
  const errors = validateBody(sitePatch, { version: 1, seo: { ogImageUrl: 'http://x' } }, 'en');
  expect(errors).toEqual({ seo: { ogImageUrl: 'Invalid https address.' } });
});
