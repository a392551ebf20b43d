import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

type Language = 'fr' | 'en';

/** What is booked, and what the team is told, by whoever is asked for a name. */
const told = async (language: Language, details: string) => {
  const talk = conversationWith();
  await talk.say(language === 'fr' ? 'une coupe homme jeudi' : "a men's cut Thursday", { language });
  await talk.press(1, language === 'fr' ? 'Ce créneau' : 'This time please');
  const { reply, booking } = await talk.say(details, { language });
  const { note, name } = talk.desk.attempts.at(-1)?.request ?? {};
  return {
    isBooked: booking !== undefined,
    note,
    name,
    leads: talk.desk.leads.length,
    reply: plain(reply),
    talk,
  };
};

describe('how to call whoever books goes with the appointment, which is booked', () => {
  test.each([
    ['en', 'kev 450 555 0186 plz have them text me when its done', 'Kev', 'text me when its done'],
    ['en', 'yes!! sandra 450-555-0191 tell him to buzz apt 3', 'Sandra', 'tell him to buzz apt 3'],
    ['en', 'greg 514 555 0153 n leave a msg if i dont pick up', 'Greg', 'leave a msg if i dont pick up'],
    [
      'en',
      'Priscilla Yeung, 819-555-0177. Kindly don’t telephone before four, I’m in class.',
      'Priscilla Yeung',
      "Kindly don't telephone before four, I'm in class",
    ],
    [
      'fr',
      'Ahmed Roy, 819 555 0129. Ne téléphonez pas sur son numéro, c’est une surprise',
      'Ahmed Roy',
      "Ne téléphonez pas sur son numéro, c'est une surprise",
    ],
    [
      'fr',
      'Luc Roy 450 555 0186, si je réponds pas laissez un message',
      'Luc Roy',
      'si je réponds pas laissez',
    ],
    [
      'fr',
      'Luc Roy 450 555 0186, appelez moi pas avant midi jdors',
      'Luc Roy',
      'appelez moi pas avant midi jdors',
    ],
    [
      'fr',
      'Monique Roy 514 555 0188. Le gars peut-tu m’appeler avant d’arriver?',
      'Monique Roy',
      "m'appeler avant d'arriver",
    ],
  ] as const)('%s: “%s”', async (language, details, name, note) => {
    const got = await told(language, details);
    expect(got).toMatchObject({ isBooked: true, leads: 0, name });
    expect(got.note).toContain(note);
  });

  test('a call that is asked for besides is passed on, once the appointment is booked', async () => {
    const got = await told('fr', 'Luc Roy 450 555 0186, pouvez-vous me rappeler?');
    expect(got).toMatchObject({ isBooked: true, leads: 1 });
  });

  test('who only wants to be called books nothing', async () => {
    const talk = conversationWith();
    await talk.say('a men’s cut Thursday', { language: 'en' });
    await talk.say('no just have a human call me pls. zoe 514 555 0195', { language: 'en' });
    expect(talk.desk.attempts).toHaveLength(0);
    expect(talk.desk.leads).toMatchObject([{ name: 'Zoe', matter: 'callback' }]);
  });

  test('what is told once it is booked is noted, and not offered to be passed on as well', async () => {
    const { talk } = await told('en', 'Luc Roy 514 555 0188');
    const { reply } = await talk.say('please dont call before 4 im in class', { language: 'en' });
    expect(plain(reply)).toContain('please dont call before 4 im in class');
    expect(plain(reply)).not.toContain('?');
  });
});

test('a first message with all of it is put forward to be booked', async () => {
  const talk = conversationWith();
  const { reply } = await talk.say(
    'bonjour, coupe homme pour jeudi 10h s’il vous plait. Je m’appelle Mei Lin Zhou, numero 514 555 0190',
    { language: 'fr' },
  );
  expect(plain(reply)).toContain('Mei Lin Zhou');
  expect(plain(reply)).not.toContain('rappel');
});
