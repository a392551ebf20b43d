import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

const faq = [
  { id: 'pay', topic: 'payment' as const, question: 'Comment peut-on payer ?', answer: 'Interac ou Visa.' },
];

const UNKNOWN = /pas la réponse|pas d'information|have the answer|no information/;

describe('the name of who writes asks for nothing', () => {
  test.each([
    'Luc Desjardins, luc.desjardins@example.com, merci bien',
    'Josh Parker, josh.parker@example.com',
    'Marie Price, 514 555-0122',
    'my name is Rosa Bell-Parker, 514 555-0122',
  ])('“%s”', async (message) => {
    const talk = conversationWith();
    await talk.say('coupe homme lundi à 10 h');
    const { reply, booking } = await talk.say(message);
    expect(booking).toBeDefined();
    expect(plain(reply)).not.toMatch(UNKNOWN);
  });

  test('what is asked beside it is answered', async () => {
    const talk = conversationWith({ faq });
    await talk.say('coupe homme lundi à 10 h');
    const { reply } = await talk.say('Josh Parker, 514 555-0122, comment on peut payer?');
    expect(plain(reply)).toContain('Interac');
  });
});
