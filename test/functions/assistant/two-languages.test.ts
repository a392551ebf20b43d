import { describe, expect, test } from '@jest/globals';
import type { Business } from '../../../functions/assistant/contract.ts';
import { SALON_SERVICES, salon } from '../../support/assistant-ports.ts';
import { conversationWith, plain } from './conversation-with.ts';

const ENGLISH: Readonly<Record<string, string>> = {
  'coupe-femme': 'Signature styling',
  'coupe-homme': 'Classic trim',
  coloration: 'Full tint',
};

/** A salon whose English names share no word with the French ones. */
const bilingual = (overrides: Partial<Business> = {}): Business =>
  salon({
    translations: {
      en: { welcomeMessage: 'Welcome to Salon Lumière.', description: 'Gentle hairdressing.' },
    },
    services: SALON_SERVICES.map((service) => ({
      ...service,
      ...(ENGLISH[service.id] ? { translations: { en: { name: ENGLISH[service.id] } } } : {}),
    })),
    ...overrides,
  });

const talk = (overrides: Partial<Business> = {}) => conversationWith(bilingual(overrides));

describe('a service with a name in each language', () => {
  test.each([
    ['Signature styling Thursday at 3 pm please', 'Signature styling'],
    ['Can I get a coupe femme on Thursday at 3 pm please?', 'Signature styling'],
    ['Une coupe femme jeudi à 15 h svp', 'Coupe femme'],
    ['Bonjour, je voudrais une « signature styling » jeudi à 15 h', 'Coupe femme'],
  ])('is recognised by either, and said in the language of the visitor: %s', async (message, said) => {
    const { say, desk } = talk();
    const offer = await say(`${message}, Ann Roy, ann@example.com`);
    expect(plain(offer.reply)).toContain(said);
    await say('yes oui');
    expect(desk.bookings).toEqual([expect.objectContaining({ serviceId: 'coupe-femme' })]);
  });

  test('is listed under one name only, the first one where it has no other', async () => {
    const { say } = talk();
    const { reply } = await say('Hello, what are your services?');
    for (const name of ['Signature styling', 'Classic trim', 'Full tint', 'Coiffure de mariée'])
      expect(reply).toContain(name);
    expect(reply).not.toContain('Coupe');
  });
});

describe('the greeting of a business that only greets', () => {
  test.each([
    ['Hello!', 'Welcome to Salon Lumière.'],
    ['Bonjour !', 'Bienvenue au Salon Lumière.'],
  ])('is the owner’s own in the language of the visitor: %s', async (message, welcome) => {
    const { say } = talk({ replyMode: 'greeting-only' });
    expect((await say(message)).reply).toContain(welcome);
  });
});
