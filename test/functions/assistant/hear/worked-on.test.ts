import { describe, expect, it } from '@jest/globals';
import type { BusinessKey } from '../../../../eval/businesses/businesses.ts';
import { heard } from '../../../../eval/messages/answered.ts';

const wished = async (business: BusinessKey, language: 'fr' | 'en', say: string) => {
  const { clauses, asks } = await heard({ business, language, say });
  return {
    services: clauses.flatMap(({ polarity, services }) =>
      polarity === 'wanted' ? services.map(({ id }) => id) : [],
    ),
    people: clauses.flatMap(({ people }) => people ?? []),
    asks: asks.length,
  };
};

describe('what is told of, and is to be worked on, is wished', () => {
  it.each([
    ['garage', 'fr', 'j’ai acheté 4 pneus d’hiver chez Costco, pouvez-vous les poser?', 'pneus'],
    ['garage', 'en', 'I bought new winter tires online, can you put them on for me?', 'pneus'],
    ['plumber', 'fr', 'j’ai acheté un robinet, pouvez-vous l’installer?', 'robinet'],
    ['plumber', 'en', 'I bought a new faucet, can you install it Saturday?', 'robinet'],
    ['optician', 'fr', 'j’ai brisé mes lunettes, pouvez-vous les réparer?', 'reparation'],
    ['optician', 'en', 'my glasses are bent, can you adjust them?', 'ajustement'],
    ['bicycles', 'fr', 'ma roue est croche, vous pouvez la réparer jeudi?', 'roue'],
  ] as const)('%s, %s: %s', async (business, language, say, service) => {
    expect(await wished(business, language, say)).toEqual({ services: [service], people: [], asks: 0 });
  });

  it('and what was only bought is not', async () => {
    expect(
      (await wished('plumber', 'fr', 'j’ai acheté un robinet, un débouchage jeudi svp')).services,
    ).toEqual(['debouchage']);
  });
});

describe('an animal that comes along, or that has it done, is no service', () => {
  it.each([
    ['vet', 'en', 'need to get my puppy his first shots', ['vaccin']],
    ['vet', 'fr', 'faire vacciner mon chiot', ['vaccin']],
    ['vet', 'en', 'new puppy visit for my puppy Saturday', ['chiot']],
    ['photo', 'fr', 'une séance de famille samedi, on est 5 avec le chien', ['famille']],
    ['photo', 'en', 'a portrait with my dog Saturday', ['animal']],
  ] as const)('%s, %s: %s', async (business, language, say, services) => {
    expect((await wished(business, language, say)).services).toEqual(services);
  });
});

describe('what is before a day is wished, whatever is on that day', () => {
  it.each([
    ['fr', 'ma fille a un récital jeudi, il faut une coupe enfant avant ça'],
    ['en', 'my daughter has a recital Thursday so we need a kids’ cut before that'],
    ['en', 'my daughter has school pictures Thursday, need a kids’ cut before'],
  ] as const)('%s: %s', async (language, say) => {
    const { clauses } = await heard({ business: 'salon', language, say });
    expect(clauses.map(({ polarity, when }) => [polarity, when?.dates])).toEqual([
      ['wanted', [{ from: '2026-11-23', to: '2026-11-25' }]],
    ]);
  });
});
