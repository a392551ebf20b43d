import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

/** A conversation that has booked a colouring on Monday at ten. */
const booked = async () => {
  const talk = conversationWith();
  await talk.say('coloration lundi à 10 h. Je m’appelle Marie, 514 555-1234');
  await talk.say('oui');
  return talk;
};

const NINE = '2026-11-23T14:00:00.000Z';
const TEN = '2026-11-23T15:00:00.000Z';
const ELEVEN = '2026-11-23T16:00:00.000Z';

describe('another appointment right beside the one that is booked', () => {
  test.each([
    ['pis une coupe femme après?', 'Coupe femme', ELEVEN],
    ['pouvez-vous ajouter une coupe femme?', 'Coupe femme', ELEVEN],
    ['can u add a coupe homme too?', 'Coupe homme', ELEVEN],
    ['and a coupe homme right after?', 'Coupe homme', ELEVEN],
    ['une coupe femme juste avant svp', 'Coupe femme', NINE],
    ['can I get a coupe femme before it?', 'Coupe femme', NINE],
    ['mon chum voudrait la même chose juste après moi', 'Coloration', ELEVEN],
    ['my coworker wants in too, right before me', 'Coloration', NINE],
    ['my sister wants one too, right before me at 9', 'Coloration', NINE],
  ])('“%s” is on that day, and booked besides', async (said, title, startAt) => {
    const { say, desk } = await booked();
    await say(said);
    await say('oui');
    expect(desk.standing()).toMatchObject([
      { title: 'Coloration', startAt: TEN },
      { title, startAt },
    ]);
  });

  test('is told at its own time where the one right after is taken', async () => {
    const { say, desk } = await booked();
    desk.take(ELEVEN);
    expect(plain((await say('pis une coupe femme après?')).reply)).toMatch(/lundi 23 novembre à 12 h 00/);
  });

  test.each([
    'est-ce que je peux manger avant?',
    'can I shower right after?',
    'dois-je arriver avant?',
    'can someone call me after?',
  ])('is not looked for by “%s”', async (said) => {
    const { say, desk } = await booked();
    expect((await say(said)).slots).toEqual([]);
    expect(desk.standing()).toHaveLength(1);
  });
});

describe('a farewell', () => {
  test.each([
    'merci bonne journée',
    'thats all thx',
    'thanks so much!',
    'no that’s all, thanks',
    'non merci',
    'non',
  ])('is returned until the day of the appointment: “%s”', async (said) => {
    const { say } = await booked();
    const { reply } = await say(said);
    expect(plain(reply)).toMatch(/lundi|Monday/);
    expect(reply).not.toContain('?');
  });

  test('is returned without a day where nothing was booked', async () => {
    const { say } = conversationWith();
    await say('vos prix?');
    expect(plain((await say('merci, bonne journée')).reply)).toContain('bonne journée');
  });
});
