import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

const POLICY = 'Annuler est gratuit jusqu’à 24 heures avant ; ensuite, 40 $.';
const faq = [
  { id: 'policy', topic: 'policy' as const, question: 'Quelle est votre politique ?', answer: POLICY },
];

const bookedOn = async (when: string) => {
  const talk = conversationWith({ faq });
  await talk.say(`coupe homme ${when}`);
  const { booking } = await talk.say('Ana Roy, 514 555-0144');
  expect(booking).toBeDefined();
  return talk;
};

const ASKED = [
  'et si je peux pas venir ?',
  'si je suis malade, j’annule comment ?',
  'qu’est-ce qui arrive si je dois annuler',
  'what happens if I can’t make it?',
  'if she gets sick and wants to cancel, is there a fee?',
  'ok and if I have to change it, how does that work?',
] as const;

describe('“what if I cannot come?”, once it is booked', () => {
  test.each(ASKED)('is answered by the rules, and begins nothing: “%s”', async (message) => {
    const talk = await bookedOn('jeudi à 10 h');
    const { reply } = await talk.say(message);
    expect(plain(reply)).toContain(plain(POLICY));
    expect(plain(reply)).toMatch(/lien de votre confirmation|link in your confirmation/);
    expect(plain(reply)).not.toMatch(/vraiment l'annuler|really want to cancel|le déplacer \?|move it/);
    expect(talk.desk.standing()).toMatchObject([{ status: 'confirmed' }]);
  });

  test.each(ASKED)('too near to be changed, that is said first, with the number: “%s”', async (message) => {
    // Saturday morning, for Sunday at nine.
    const start = Date.parse('2026-11-22T14:00:00Z');
    const { openDesk } = await import('../../support/assistant-ports.ts');
    const talk = conversationWith({ faq }, openDesk([start]));
    await talk.say('coupe homme demain à 9 h');
    await talk.say('Ana Roy, 514 555-0144');
    const { reply } = await talk.say(message);
    const [first, ...others] = plain(reply).split('\n');
    expect(first).toMatch(/22 novembre|November 22/);
    expect(first).toMatch(/moins de 24 h|less than 24 hours/);
    expect(others.join('\n')).toContain(plain(POLICY));
    expect(plain(reply)).toContain('514 555-0199');
    expect(plain(reply)).not.toMatch(/lien de votre confirmation|link in your confirmation/);
  });

  test.each(ASKED)('whom the business asked to move may until it begins: “%s”', async (message) => {
    const { openDesk } = await import('../../support/assistant-ports.ts');
    const talk = conversationWith({ faq }, openDesk([Date.parse('2026-11-22T14:00:00Z')]));
    await talk.say('coupe homme demain à 9 h');
    await talk.say('Ana Roy, 514 555-0144');
    const [booking] = talk.desk.standing();
    talk.desk.askToMove(booking?.bookingId ?? '');
    const { reply } = await talk.say(message);
    expect(plain(reply)).toMatch(/lien de votre confirmation|link in your confirmation/);
    expect(plain(reply)).not.toMatch(/moins de 24 h|less than 24 hours/);
  });

  test('a wish to cancel behind it still cancels', async () => {
    const talk = await bookedOn('jeudi à 10 h');
    await talk.say('et si je dois annuler ?');
    expect(plain((await talk.say('bon, annulez mon rendez-vous')).reply)).toContain('vraiment l');
    await talk.say('oui');
    expect(talk.desk.standing()).toMatchObject([{ status: 'cancelled' }]);
  });
});

describe('whether it can still be changed, once it is booked', () => {
  const STILL = [
    'est-ce que je peux encore annuler sans frais ?',
    'est-il trop tard pour l’annuler ?',
    'je suis-tu encore dans les 24 heures ?',
    'is it too late to cancel?',
    'am I still inside the 24 hours to cancel?',
    'can I still cancel for free?',
  ] as const;

  test.each(STILL)('is told by its own time, and begins nothing: “%s”', async (message) => {
    const talk = await bookedOn('jeudi à 10 h');
    const reply = plain((await talk.say(message)).reply);
    expect(reply).toMatch(
      /jusqu'au mercredi 25 novembre à 10 h 00|until Wednesday, November 25 at 10:00 a\.m\./,
    );
    expect(reply).toContain(plain(POLICY));
    expect(reply).not.toMatch(/vraiment l'annuler|really want to cancel/);
  });

  test.each([
    ['annule mon rendez-vous', 'vraiment'],
    ['can I cancel my appointment?', 'really want to cancel'],
  ])('asks no rule where it is to be cancelled: “%s”', async (message, asked) => {
    const talk = await bookedOn('jeudi à 10 h');
    expect(plain((await talk.say(message)).reply)).toContain(asked);
  });
});

describe('“what if I cannot come?”, while it is arranged', () => {
  test.each(['et si je dois annuler ?', 'what if I need to cancel?'])(
    'is answered, and the details beside it are taken: “%s”',
    async (message) => {
      const talk = conversationWith({ faq });
      await talk.say('coupe homme jeudi à 10 h');
      const { reply, booking } = await talk.say(`Ana Roy, 514 555-0144. ${message}`);
      expect(plain(reply)).toContain(plain(POLICY));
      expect(booking).toBeDefined();
    },
  );
});
