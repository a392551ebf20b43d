import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

const ask = async (message: string, overrides = {}) =>
  plain((await conversationWith(overrides).say(message)).reply);

describe('a request or a message', () => {
  test('is taken, then a contact, then filed', async () => {
    const { say, desk } = conversationWith();
    expect(plain((await say('Je veux laisser un message')).reply)).toContain('Quel est votre message ?');
    expect(plain((await say('Avez-vous des produits véganes jeudi?')).reply)).toContain(
      'quel courriel ou numéro',
    );
    const filed = await say('Luc Gagnon, luc@exemple.ca');
    expect(filed.lead).toEqual({ leadId: 'lead-1' });
    expect(plain(filed.reply)).toMatch(/c'est transmis à Salon Lumière/i);
    expect(desk.leads).toEqual([
      {
        name: 'Luc Gagnon',
        email: 'luc@exemple.ca',
        message: 'Avez-vous des produits véganes jeudi?',
        matter: 'message',
      },
    ]);
  });

  test('is filed at once when the sentence holds it all', async () => {
    const { say, desk } = conversationWith();
    await say('Pouvez-vous dire au coiffeur que j’apporte une photo? Luc Gagnon 514 555-1234');
    expect(desk.leads).toEqual([expect.objectContaining({ name: 'Luc Gagnon', phone: '+15145551234' })]);
  });

  test('a person is asked for: the number is given, and a call back offered', async () => {
    const { say, desk } = conversationWith();
    const said = plain((await say('I’d like to talk to a real person')).reply);
    expect(said).toContain('514 555-0199');
    expect(said).toContain('call you back');
    await say('Ann 438 555 0101');
    expect(desk.leads[0]).toMatchObject({ name: 'Ann', phone: '+14385550101' });
  });

  test('a call back is about what was asked last, understood or not', async () => {
    for (const question of ['Est-ce que vous offrez des soins à domicile ?', 'Et pour un caniche royal ?']) {
      const { say, desk } = conversationWith();
      const asked = await say(question);
      const history = [
        { role: 'user' as const, content: question },
        { role: 'assistant' as const, content: asked.reply },
      ];
      await say('Pouvez-vous me rappeler ?', { history });
      await say('Fatou Diallo, fatou@exemple.ca');
      expect(desk.leads[0]?.message.split(question)).toHaveLength(2);
    }
  });

  test('what is added before the contact belongs to the message', async () => {
    const { say, desk } = conversationWith();
    await say('Je veux laisser un message');
    await say('Ma lampe est cassée');
    await say('Ah et le miroir est fendu aussi');
    await say('luc@exemple.ca');
    expect(desk.leads[0]?.message).toBe('Ma lampe est cassée\nAh et le miroir est fendu aussi');
  });

  test.each([
    ['Pouvez-vous me rappeler ?', 'j’aime mieux pas donner mon numéro', 'fr'],
    ['Can someone call me back?', 'I’d rather not give my number, what’s yours?', 'en'],
  ] as const)(
    'who would rather not leave a number is told the business’s own, and asked no more: %s',
    async (asks, refuses, language) => {
      const { say, desk } = conversationWith();
      await say(asks, { language });
      const said = plain((await say(refuses, { language })).reply);
      expect(said.split('514 555-0199')).toHaveLength(2);
      expect(said).not.toContain('?');
      expect(desk.leads).toEqual([]);
    },
  );

  test.each([
    ['Acceptez-vous les cartes Bleu Azur ?', 'quelqu’un peut me répondre par courriel ?', 'fr'],
    ['Do you take Blue Azure cards?', 'can somebody answer me by e-mail?', 'en'],
  ] as const)(
    'who wants an answer to a question is asked only where: %s',
    async (question, wants, language) => {
      const { say, desk } = conversationWith();
      await say(question, { language });
      await say(wants, { language });
      await say('Fatou Diallo, fatou@exemple.ca', { language });
      expect(desk.leads).toEqual([
        expect.objectContaining({ email: 'fatou@exemple.ca', matter: 'question' }),
      ]);
      expect(desk.leads[0]?.message).toContain(question.replace('’', "'"));
    },
  );

  test('without consent nothing is filed', async () => {
    const { say, desk } = conversationWith();
    const said = await say('Rappelez-moi au 514 555-1234', { consent: false });
    expect(plain(said.reply)).toContain('votre accord');
    expect(said.conversation.state.draft).toBeUndefined();
    expect(desk.leads).toEqual([]);
  });

  test('a contact corrected after the booking is passed on', async () => {
    const { say, press, desk } = conversationWith();
    await say('coloration lundi. Je m’appelle Marie, mari@exemple.ca');
    await press(1);
    expect((await say('oups, c’est plutôt marie@exemple.ca')).lead).toBeDefined();
    expect(desk.leads[0]?.email).toBe('marie@exemple.ca');
    expect(desk.bookings).toHaveLength(1);
  });

  test('cancelling can be passed on when the link is lost', async () => {
    const { say, desk } = conversationWith();
    await say('Je veux annuler mon rendez-vous');
    await say('oui');
    await say('514 555-1234');
    expect(desk.leads).toEqual([
      { phone: '+15145551234', message: 'Je veux annuler mon rendez-vous', matter: 'cancel' },
    ]);
  });

  test('what the lead port refuses is not said to be passed on', async () => {
    const { say, desk } = conversationWith();
    desk.answerLeads({ kind: 'refused', reason: 'preview' });
    const said = await say('Rappelez-moi au 514 555-1234');
    expect(plain(said.reply)).toContain('aperçu');
    expect(said.lead).toBeUndefined();
  });
});

describe('a business that answers by greeting only', () => {
  const greeting = { replyMode: 'greeting-only' as const };

  test('greets in the owner’s words, takes a contact, files the request', async () => {
    const { say, desk } = conversationWith(greeting);
    const first = await say('Bonjour, faites-vous les ongles jeudi?');
    expect(first.mode).toBe('greeting');
    expect(first.slots).toEqual([]);
    expect(plain(first.reply)).toContain('Bienvenue au Salon Lumière.');
    await say('Julie, 514 555-2222');
    expect(desk.leads).toEqual([
      {
        name: 'Julie',
        phone: '+15145552222',
        message: 'Bonjour, faites-vous les ongles jeudi?',
        matter: 'message',
      },
    ]);
    expect(desk.queries).toEqual([]);
  });

  test('greets a reader of the other language in that language', async () => {
    expect(await ask('Hello there, how are you?', greeting)).toContain(
      "You've reached the assistant of Salon Lumière.",
    );
  });
});
