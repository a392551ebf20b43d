import { describe, expect, test } from '@jest/globals';
import { heard } from '../../../eval/messages/answered.ts';

const asks = async (business: string, language: 'fr' | 'en', say: string) =>
  (await heard({ business, language, say })).asks.map(({ topic, services }) => [topic, ...services]);

describe('a price is that of the service which what is told needs', () => {
  test.each([
    [
      'garage',
      'fr',
      'ma lumière de check engine est allumée, combien ça coûte pour la faire vérifier?',
      'diagnostic',
    ],
    ['garage', 'en', 'my check engine light is on, how much to get it checked?', 'diagnostic'],
    ['agency', 'fr', 'combien vaut ma maison?', 'evaluation'],
    ['agency', 'en', 'how much is my condo worth?', 'evaluation'],
    ['dentist', 'en', 'I chipped a tooth, what would that cost?', 'checkup'],
  ] as const)('%s, %s: %s', async (business, language, say, service) => {
    expect(await asks(business, language, say)).toEqual([['price', service]]);
  });

  test.each([
    ['plumber', 'en', 'how much do you charge per hour?'],
    ['salon', 'en', 'how much is it?'],
    ['salon', 'fr', 'c’est combien?'],
  ] as const)('and where nothing is told, of none: %s, %s: %s', async (business, language, say) => {
    expect(await asks(business, language, say)).toEqual([['price']]);
  });
});
