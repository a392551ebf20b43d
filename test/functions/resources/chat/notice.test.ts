import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dataOf } from '../../../support/team.ts';
import { MONDAY_8H, openWorld, type World } from '../../../support/world.ts';
import { openTalk } from '../conversations/take-over.ts';
import { plain } from './visitor.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const CONTACT = 'Zoé Lavoie, 514 555-0177';
/** Two minutes before the notice of the eleven o'clock time runs out. */
const SHOWN_AT = MONDAY_8H + 58 * 60_000;

/** A visitor who was shown the soonest time, and says `minutes` later who they are. */
const chosenAfter = async (minutes: number, said = CONTACT) => {
  world.setClock(SHOWN_AT);
  const talk = await openTalk(world, 'Une vidange le plus tôt possible');
  world.advance(minutes);
  const answer = await dataOf(talk.say(said));
  return { ...answer, reply: plain(answer.reply) };
};

test('the soonest time is theirs while they give their name, though its notice runs out meanwhile', async () => {
  const { booking } = await chosenAfter(9);
  expect(booking?.startAt).toBe('2026-11-23T16:00:00.000Z');
});

test.each([
  [CONTACT, 'trop tard pour réserver ce moment-là'],
  [`My name is ${CONTACT}, thank you very much`, 'too late to book that time'],
])(
  'later than that, nobody is said to have taken it, and other times are offered: %s',
  async (said, told) => {
    const { reply, booking, suggestions } = await chosenAfter(20, said);
    expect(reply).toContain(told);
    expect(reply).not.toMatch(/vient d'être pris|just been taken/);
    expect([booking, suggestions.slots.length > 0]).toEqual([undefined, true]);
  },
);
