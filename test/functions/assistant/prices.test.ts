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

describe('the price of what is not offered', () => {
  test.each([
    ['Combien coûte un changement d’huile ?', "Je ne vois pas « changement d'huile » parmi nos services."],
    ['quel est le prix d’un massage', 'Je ne vois pas « massage » parmi nos services.'],
    ['how much is a manicure', "I don't see “manicure” among our services."],
    ['how much do you charge for a tattoo?', "I don't see “tattoo” among our services."],
    ['how much is a men’s cut and how much is a manicure?', "Coupe homme: $30.00. I don't see “manicure”"],
  ])('is said not to be there, then what is: “%s”', async (question, said) => {
    const reply = plain((await conversationWith().say(question)).reply);
    expect(reply).toContain(said);
    expect(reply).toContain('Coloration');
  });

  test.each([
    'how much is it?',
    'combien ça coûte?',
    'combien pour demain?',
    'how much would it be for my son',
  ])('is not told of where no thing is named: “%s”', async (question) => {
    expect(plain((await conversationWith().say(question)).reply)).not.toMatch(/Je ne vois pas|don't see/);
  });
});
