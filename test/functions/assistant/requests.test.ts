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

describe('what was offered to be passed on and is asked for again', () => {
  test.each([
    [
      'cancel',
      'I booked over the phone for Friday at 3 and I need to cancel',
      'Just cancel it please, I made it over the phone',
    ],
    [
      'cancel',
      'Hi, I have to cancel my appointment of Friday',
      'Just pass on that we’re cancelling, thanks.',
    ],
    [
      'cancel',
      'Bonjour, je dois annuler mon rendez-vous pris par téléphone',
      'Je veux seulement l’annuler, merci',
    ],
    [
      'cancel',
      'Bonjour, je dois annuler mon rendez-vous pris par téléphone',
      'Faites juste le message qu’on annule, merci.',
    ],
    ['move', 'I need to move the appointment I made by phone', 'yeah just move it to Thursday'],
    ['move', 'Je dois déplacer mon rendez-vous pris par téléphone', 'déplacez-le à jeudi svp'],
  ])('is passed on (%s): “%s” “%s”', async (matter, first, again) => {
    const { say, desk } = conversationWith();
    expect(plain((await say(first)).reply)).toMatch(
      /Would you like me to tell the team|Voulez-vous que je transmette/,
    );
    expect(plain((await say(again)).reply)).toMatch(/what e-mail or phone number|quel courriel ou numéro/);
    await say('Ann Roy 438 555 0101');
    expect(desk.leads).toMatchObject([{ matter, name: 'Ann Roy' }]);
    expect(desk.leads[0]?.message).toContain(plain(first));
  });

  test.each([
    ['I need to cancel my appointment', 'no, never mind, I’ll keep it'],
    ['Je dois annuler mon rendez-vous', 'non finalement je le garde'],
  ])('is not, where they would rather not: “%s” “%s”', async (first, again) => {
    const { say, desk } = conversationWith();
    await say(first);
    expect(plain((await say(again)).reply)).not.toMatch(/what e-mail or phone|quel courriel ou numéro/);
    expect(desk.leads).toEqual([]);
  });
});

describe('a change of an appointment that was not made here', () => {
  test.each([
    [
      'cancel',
      'I booked over the phone for Friday at 3, I can’t make it and need to cancel. Can you let them know?',
    ],
    [
      'cancel',
      'J’ai pris un rendez-vous par téléphone vendredi à 15 h, il faudrait l’annuler. Pouvez-vous faire le message?',
    ],
    ['move', 'I booked by phone for Friday, I need to move it to Monday, please tell Léa'],
  ])('is passed on at once where that is asked for (%s): “%s”', async (matter, message) => {
    const { say, desk } = conversationWith();
    const { reply } = await say(message);
    expect(plain(reply)).toMatch(/what e-mail or phone number|quel courriel ou numéro/);
    await say('Ann Roy 438 555 0101');
    expect(desk.leads).toMatchObject([{ matter }]);
  });

  test.each([
    ['Last week I booked a cut over the phone for Saturday. We can’t make it. Could you cancel it please?'],
    ['J’ai pris rendez-vous par téléphone pour samedi, on ne pourra pas. Pouvez-vous annuler svp?'],
    ['J’ai rendez-vous samedi. Pouvez-vous le déplacer svp?'],
  ])('is no question that nobody can answer: “%s”', async (message) => {
    expect(await ask(message)).not.toMatch(/don’t have the answer|don't have the answer|pas la réponse/);
  });
});

describe('a talk by phone', () => {
  test.each([
    ['I’m no good with keyboards, I’d rather somebody called me'],
    ['It’s long to write, can I explain it to you over the phone?'],
    ['moi pis les claviers, c’est long à expliquer, j’aimerais mieux qu’on s’en parle de vive voix'],
    ['j’aimerais expliquer ça au téléphone à quelqu’un'],
  ])('is a call back, and nothing is read out: “%s”', async (message) => {
    const { say, desk } = conversationWith();
    const { reply } = await say(message);
    expect(plain(reply)).toMatch(/what e-mail or phone number|quel courriel ou numéro/);
    expect(plain(reply)).not.toMatch(/Coupe femme|Women/);
    await say('Ann Roy 438 555 0101');
    expect(desk.leads).toMatchObject([{ matter: 'callback' }]);
  });

  test.each([
    ['He explained it to me over the phone, I’d like a haircut Thursday'],
    ['On m’a tout expliqué au téléphone, une coupe femme jeudi svp'],
  ])('that was had is none: “%s”', async (message) => {
    const { say } = conversationWith();
    expect(plain((await say(message)).reply)).not.toMatch(/call you back|rappelle/);
  });
});

test('what is told after a request is added to it by nobody who takes their consent back', async () => {
  const { say, desk } = conversationWith();
  await say('Rappelez-moi svp, Marie Roy, 514 555-1234');
  expect(desk.leads).toHaveLength(1);
  await say('avant 17 h, c’est urgent', { consent: false });
  expect(desk.leads).toHaveLength(1);
});

test('who asks what is free once a request is passed on adds nothing to it', async () => {
  const { say, desk } = conversationWith();
  await say('Rappelez-moi svp, Marie Roy, 514 555-1234');
  await say('Anything free on Tuesday afternoon?');
  expect(desk.leads).toHaveLength(1);
});

test('a yes to passing a question on, and a wish to be called, are one request', async () => {
  const { say, desk } = conversationWith();
  await say('coloration lundi à 9 h. Je m’appelle Marie Roy, 514 555-1234');
  await say('oui');
  await say('est-ce que ça tache les vêtements de laine?');
  await say('oui, et rappelez-moi svp. C’est combien une coloration?');
  expect(desk.leads).toHaveLength(1);
  expect(desk.leads[0]?.message).toContain('rappelez-moi');
});
