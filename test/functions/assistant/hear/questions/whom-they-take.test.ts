import { describe, expect, it } from '@jest/globals';
import type { BusinessKey } from '../../../../../eval/businesses/businesses.ts';
import { heard as heardBy } from '../../../../../eval/messages/answered.ts';

const asks = async (business: BusinessKey, language: 'fr' | 'en', say: string) =>
  (await heardBy({ business, language, say })).asks.map(({ topic, services, thing }) => ({
    ...{ topic, services },
    ...(thing === undefined ? {} : { thing }),
  }));

describe('whether somebody of an age is taken asks whether there is a service for them', () => {
  it.each([
    ['fr', 'prenez-vous les enfants?'],
    ['en', 'do you take kids? my son is 4'],
    ['en', 'do you treat children?'],
  ] as const)('%s: %s', async (language, say) => {
    expect(await asks('dentist', language, say)).toEqual([{ topic: 'is_offered', services: ['kids'] }]);
  });
});

describe('a price for an animal is asked of all that is done for it', () => {
  it.each([
    ['groomer', 'fr', 'c’est combien pour un berger allemand?'],
    ['groomer', 'en', 'how much for a golden retriever?'],
    ['vet', 'en', 'how much for a cat?'],
  ] as const)('%s, %s: %s', async (business, language, say) => {
    expect(await asks(business, language, say)).toEqual([{ topic: 'price', services: [] }]);
  });

  it('and of what nobody does, of that', async () => {
    expect(await asks('groomer', 'en', 'how much for a manicure?')).toMatchObject([{ thing: 'manicure' }]);
  });
});

describe('what there is while something is done is none of the services', () => {
  it.each([
    ['fr', 'avez-vous un char de courtoisie pendant la réparation'],
    ['en', 'do you have a courtesy car during the repair?'],
  ] as const)('%s: %s', async (language, say) => {
    expect((await asks('garage', language, say)).map(({ topic }) => topic)).toEqual(['other']);
  });
});
