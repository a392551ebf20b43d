import { describe, expect, test } from '@jest/globals';
import type { BusinessService } from '../../../functions/assistant/contract.ts';
import { conversationWith, plain } from './conversation-with.ts';

const service = (name: string, price: number, currency = 'CAD'): BusinessService => ({
  id: name,
  name,
  durationMin: 30,
  price,
  currency,
  description: null,
});

const services = [service('Manucure', 49.5), service('Bilan', 0), service('Massage', 80.25, 'USD')];

describe('the prices that the assistant tells', () => {
  test.each([
    ['Combien coûte la manucure ?', 'Manucure : 49,50 $.'],
    ['How much is the manucure?', 'Manucure: $49.50.'],
    ['Combien coûte le massage ?', 'Massage : 80,25 $ US.'],
    ['How much is the massage?', 'Massage: US$80.25.'],
    ['Combien coûte le bilan ?', 'Bilan : Gratuit.'],
    ['How much is the bilan?', 'Bilan: Free.'],
  ])('are those of the record to the cent, in their currency: %s', async (message, told) => {
    const { reply } = await conversationWith({ services }).say(message);
    expect(plain(reply)).toContain(told);
  });
});
