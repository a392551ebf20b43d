import { describe, expect, test } from '@jest/globals';
import { openDesk } from '../../support/assistant-ports.ts';
import { conversationWith, plain } from './conversation-with.ts';

const booked = async () => {
  const desk = openDesk();
  const talk = conversationWith({}, desk);
  await talk.say('une coupe homme mardi');
  await talk.press(1);
  await talk.say('Luc Roy, luc@exemple.ca');
  return { desk, talk };
};

describe('who changes the day of what is booked moves it, however few words tell so', () => {
  test.each([
    'je dois changer de jour, n’importe lequel cette semaine sauf mercredi',
    'I have to change the day, any day this week except Wednesday',
    'need to change my time, Thursday or Friday',
  ])('%s', async (said) => {
    const { desk, talk } = await booked();
    expect(desk.standing()).toHaveLength(1);
    const before = desk.standing()[0]?.startAt;
    const { slots } = await talk.say(said);
    expect(slots.length).toBeGreaterThan(0);
    const { reply } = await talk.press(1);
    expect(plain(reply)).toMatch(/C'est déplacé|It's moved|moved/);
    expect(desk.standing()).toHaveLength(1);
    expect(desk.standing()[0]?.startAt).not.toBe(before);
  });
});
