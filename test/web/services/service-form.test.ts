import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Service } from '../../../shared/schemas/service.ts';
import {
  blankService,
  type ServiceValues,
  serviceValues,
  toServiceBody,
  validateService,
} from '../../../web/features/services/service-form.ts';
import { seededRuns } from '../../support/seeded.ts';

const filled = (over: Partial<ServiceValues> = {}): ServiceValues => ({
  ...blankService('America/Toronto'),
  name: 'Coupe',
  ...over,
});

describe('a new service', () => {
  test('lasts 60 minutes, is active and has no price', () => {
    expect(blankService('Europe/Paris')).toMatchObject({ durationMin: '60', price: '', active: true });
  });

  test('is priced in euros, but in Canadian dollars where the business is in Canada', () => {
    expect(blankService('Europe/Paris').currency).toBe('EUR');
    expect(blankService('America/Toronto').currency).toBe('CAD');
  });
});

describe('the body that is sent', () => {
  test('sends a blank price as null', () => {
    expect(toServiceBody(filled({ price: '  ' }))).toHaveProperty('price', null);
  });

  test('leaves out a price that is no number', () => {
    expect(toServiceBody(filled({ price: 'gratuit' }))).not.toHaveProperty('price');
  });

  test('sends a duration that is no number as 0', () => {
    expect(toServiceBody(filled({ durationMin: 'une heure' })).durationMin).toBe(0);
    expect(toServiceBody(filled({ durationMin: '' })).durationMin).toBe(0);
  });

  test('trims the name, the currency and the description, and sends a blank description as null', () => {
    const body = toServiceBody(filled({ name: '  Coupe ', currency: ' cad ', description: '  ' }));
    expect(body).toMatchObject({ name: 'Coupe', currency: 'cad', description: null });
  });

  test('says that a price is the least only of a price, and sends a blank category as null', () => {
    expect(toServiceBody(filled({ price: '30', priceFrom: true, category: ' Coupes ' }))).toMatchObject({
      ...{ price: 30, priceFrom: true, category: 'Coupes', toBring: null },
    });
    expect(toServiceBody(filled({ price: '', priceFrom: true, category: ' ' }))).toMatchObject({
      ...{ price: null, priceFrom: false, category: null },
    });
  });

  test('sends the words between commas, each once', () => {
    expect(toServiceBody(filled({ synonyms: ' vidange ,oil change;; vidange' })).synonyms).toEqual([
      'vidange',
      'oil change',
    ]);
  });

  test('leaves out a blank currency', () => {
    expect(toServiceBody(filled({ currency: ' ' }))).not.toHaveProperty('currency');
  });

  test('gives back any service that the form was filled from', () => {
    const service = fc.record({
      name: fc.string({ minLength: 2 }).map((name) => `a${name.trim()}z`),
      durationMin: fc.integer({ min: 1, max: 90 }).map((fives) => fives * 5),
      price: fc.option(fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100)),
      currency: fc.constantFrom('EUR', 'CAD', 'XX'),
      description: fc.option(fc.constant('Une description.')),
      translations: fc.constantFrom({}, { en: { name: 'Haircut' } }, { fr: { description: 'Une coupe.' } }),
      synonyms: fc.subarray(['vidange', 'oil change', 'huile']),
      active: fc.boolean(),
      bufferBeforeMin: fc.integer({ min: 0, max: 120 }),
      bufferAfterMin: fc.integer({ min: 0, max: 120 }),
    });
    fc.assert(
      fc.property(service, fc.constantFrom('fr', 'en'), (fields, language) => {
        const stored: Service = {
          ...fields,
          serviceId: 's1',
          calendarIds: [],
          version: 1,
          updatedAt: '2026-11-21T10:00:00Z',
        };
        const unset = { priceFrom: false, category: null, toBring: null };
        expect(toServiceBody(serviceValues(stored, language))).toEqual({ ...unset, ...fields });
      }),
      seededRuns(100),
    );
  });
});

describe('what the form refuses', () => {
  test('a missing name, in the agreed words', () => {
    expect(validateService(filled({ name: ' ' }), 'fr').name).toBe('Le nom du service est requis.');
    expect(validateService(filled({ name: ' ' }), 'en').name).toBe('Service name is required.');
  });

  test('a name of one letter', () => {
    expect(validateService(filled({ name: 'a' }), 'en').name).toBe('At least 2 characters.');
  });

  test('a duration under 5 minutes or off the step of 5', () => {
    expect(validateService(filled({ durationMin: '0' }), 'en').durationMin).toBe('At least 5.');
    expect(validateService(filled({ durationMin: '17' }), 'en').durationMin).toBe(
      'A multiple of 5 is expected.',
    );
  });

  test('a negative price and a price with a third decimal', () => {
    expect(validateService(filled({ price: '-1' }), 'en').price).toBe('At least 0.');
    expect(validateService(filled({ price: '1.234' }), 'en').price).toBe('At most 2 decimals.');
  });

  test('a price that is no number, with what one looks like', () => {
    expect(validateService(filled({ price: 'gratuit' }), 'fr').price).toBe(
      'Indiquez un nombre, comme 45 ou 45,50.',
    );
  });

  test('a synonym of one letter, and more than twelve of them', () => {
    expect(validateService(filled({ synonyms: 'vidange, x' }), 'en').synonyms).toBe('At least 2 characters.');
    const many = Array.from({ length: 13 }, (_, n) => `mot ${n}`).join(', ');
    expect(validateService(filled({ synonyms: many }), 'en').synonyms).toBe('At most 12 items.');
  });

  test('a currency of one letter', () => {
    expect(validateService(filled({ currency: 'E' }), 'en').currency).toBe('Invalid value.');
  });

  test('nothing of a complete form, with or without a price', () => {
    expect(validateService(filled(), 'fr')).toEqual({});
    expect(validateService(filled({ price: '30.5' }), 'fr')).toEqual({});
  });
});
