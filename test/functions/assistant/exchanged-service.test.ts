import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

const MONDAY = '2026-11-23T14:00:00.000Z';

/** A conversation that has booked a colouring on Monday at nine. */
const booked = async () => {
  const talk = conversationWith();
  await talk.say('coloration lundi. Je m’appelle Marie, 514 555-1234');
  await talk.press(1);
  return talk;
};

describe('another service in the place of the one that is booked', () => {
  test.each([
    'je peux-tu changer la coloration pour une coupe femme?',
    'une coupe femme au lieu de la coloration',
    'pouvez-vous remplacer la coloration par une coupe femme?',
    'plutôt une coupe femme',
    'une coupe femme à la place',
    'can you swap the coloration for a coupe femme',
    'I’d like a woman’s cut instead of the colouring',
    'make it a woman’s cut instead',
    'change my coloration to a coupe femme please',
  ])('is proposed at its time, and stands there alone after a yes: “%s”', async (said) => {
    const { say, desk } = await booked();
    const asked = plain((await say(said)).reply);
    expect(asked).toContain('Coloration');
    expect(asked).toMatch(/Coupe femme.* 9[ :]/);
    expect(desk.standing()).toMatchObject([{ title: 'Coloration', startAt: MONDAY }]);
    await say('oui');
    expect(desk.standing()).toMatchObject([{ title: 'Coupe femme', startAt: MONDAY, status: 'confirmed' }]);
    expect(desk.attempts).toHaveLength(1);
  });

  test.each([
    ['une coupe femme au lieu de la coloration, à 11 h', '2026-11-23T16:00:00.000Z'],
    ['a woman’s cut instead of the colouring, Thursday at 10', '2026-11-26T15:00:00.000Z'],
  ])('is proposed at the time that is told with it: “%s”', async (said, startAt) => {
    const { say, desk } = await booked();
    await say(said);
    await say('oui');
    expect(desk.standing()).toMatchObject([{ title: 'Coupe femme', startAt }]);
  });

  test.each(['non merci', 'no thanks, keep the colouring'])('stays as it was after “%s”', async (said) => {
    const { say, desk } = await booked();
    await say('une coupe femme au lieu de la coloration');
    await say(said);
    expect(desk.standing()).toMatchObject([{ title: 'Coloration', startAt: MONDAY }]);
  });

  test.each([
    'je veux garder la coloration et ajouter une coupe femme',
    'and a woman’s cut on Thursday at 10 too',
  ])('is not meant by whoever adds one: “%s”', async (said) => {
    const { say, desk } = await booked();
    expect(plain((await say(said)).reply)).not.toMatch(/À la place|In its place/);
    expect(desk.standing()).toMatchObject([{ title: 'Coloration', startAt: MONDAY }]);
  });

  test('is passed on once it is too late to change it', async () => {
    const { say, desk } = await booked();
    await say('une coupe femme au lieu de la coloration');
    desk.answerMove({ kind: 'too_late' });
    expect(plain((await say('oui')).reply)).toContain('trop tard');
    expect((await say('oui')).lead).toBeDefined();
    expect(desk.standing()).toMatchObject([{ title: 'Coloration', startAt: MONDAY }]);
  });

  test('is looked for again where its time was taken meanwhile', async () => {
    const { say, desk } = await booked();
    const asked = await say('une coupe femme au lieu de la coloration, à 11 h');
    desk.take(asked.slots[0]?.startAt ?? '');
    expect((await say('oui')).slots.length).toBeGreaterThan(0);
    expect(desk.standing()).toMatchObject([{ title: 'Coloration', startAt: MONDAY }]);
  });
});

test('of several that are arranged, one takes the place of the other, and the rest stays', async () => {
  const { say, desk } = conversationWith();
  await say('coupe femme et coloration lundi à 9 h, Marie, 514 555-1234');
  await say('coiffure de mariée au lieu de la coloration');
  await say('oui');
  expect(desk.standing().map(({ title }) => title)).toEqual(['Coupe femme', 'Coiffure de mariée']);
});
