import { describe, expect, test } from '@jest/globals';
import { openDesk } from '../../support/assistant-ports.ts';
import { conversationWith, plain } from './conversation-with.ts';

const LINK = 'https://app.example/site/salon-lumiere/attente';

describe('the waitlist is told with its page', () => {
  test.each([
    ['Avez-vous une liste d’attente?', 'fr'],
    ['y a-tu moyen que vous m’appeliez si une place se libère?', 'fr'],
    ['do you have a waitlist?', 'en'],
    ['can you put me on the cancellation list', 'en'],
  ])('“%s”', async (message, language) => {
    const { reply } = await conversationWith().say(message);
    expect(reply).toContain(`${LINK}?lang=${language}`);
    expect(plain(reply)).not.toMatch(/pas d'information|no information/);
  });

  test('unless nobody would be told of a free time', async () => {
    const { reply } = await conversationWith({ waitlistUrl: null }).say('Avez-vous une liste d’attente?');
    expect(reply).not.toContain('https:');
    expect(plain(reply)).toContain("Je n'ai pas d'information");
  });

  test('and where nothing is free', async () => {
    const { reply } = await conversationWith({}, openDesk([])).say('coupe homme jeudi');
    expect(reply).toContain(`${LINK}?lang=fr`);
  });
});

describe('a contact told otherwise than before is said back', () => {
  test.each([
    ['oups mon courriel c’est plutôt ana.roy@exemple.ca', 'Je note : ana.roy@exemple.ca.'],
    ['mon numéro c’est 514 555-0188 finalement', 'Je note : 514 555-0188.'],
    ['mon nom c’est Anaïs Roy', 'Je note : Anaïs Roy.'],
  ])('“%s”', async (message, told) => {
    const talk = conversationWith();
    await talk.say('coupe homme jeudi');
    await talk.say('Ana Roy, ana@exemple.ca, 514 555-0100');
    expect(plain((await talk.say(message)).reply)).toContain(told);
  });

  test('one that is told again, or added, is not', async () => {
    const talk = conversationWith();
    await talk.say('coupe homme jeudi');
    await talk.say('Ana Roy, ana@exemple.ca');
    expect(plain((await talk.say('Ana Roy, ana@exemple.ca, 514 555-0100')).reply)).not.toContain('Je note');
  });

  test('once it is booked it is passed on, and not called noted', async () => {
    const talk = conversationWith();
    await talk.say('coupe homme jeudi 10h');
    await talk.say('Ana Roy, ana@exemple.ca');
    await talk.say('oui');
    const { reply, lead } = await talk.say('oups mon courriel c’est ana.roy@exemple.ca');
    expect(lead).toBeDefined();
    expect(plain(reply)).not.toContain('Je note');
  });
});
