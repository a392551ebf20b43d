import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seed, sizes } from '../../../support/seeded.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { injectFaults } from '../bookings/faults.ts';
import { OPEN, openTalk } from './take-over.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  world.setClock(OPEN);
});
afterAll(() => world.stop());

/** Requests to the database that a turn makes, at most. */
const MOST_REQUESTS = 40;

const MESSAGES = [
  'Quels sont vos prix ?',
  'Avez-vous une place demain ?',
  'Je veux parler à quelqu’un',
  'Une vidange demain à 14 h, Ana Lévy, ana@example.org',
  'Je veux laisser un message : mon auto fait un bruit. Luc Roy, luc@example.org',
];

/** A number from 0 to below `most`, the same for a seed and a race. */
const drawn = (race: number, salt: number, most: number): number => {
  const mixed = Math.imul(seed ^ Math.imul(race + 1, 0x9e3779b1), 0x85ebca6b + 2 * salt);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % most;
};

/**
 * A visitor writes, and while their message is being answered a member writes too: as its `nth` request to the database
 * is made, which then waits for the member's or goes on beside it.
 */
const race = async (business: Business, nth: number, waits: boolean, message: string) => {
  const talk = await openTalk(world, 'Bonjour', business);
  let made = 0;
  let wrote: Promise<unknown> | undefined;
  const heal = injectFaults(world.kernel.table, async () => {
    made += 1;
    if (made !== nth + 1 || wrote) return undefined;
    wrote = talk.write('Bonjour, ici le garage.');
    if (waits) await wrote;
    return undefined;
  });
  const answer = await talk.say(message);
  heal();
  wrote ??= talk.write('Bonjour, ici le garage.');
  await wrote;
  const { transcript, attendedBy } = await talk.read();
  return { answer, transcript, attendedBy };
};

test('never do the assistant and a member both answer one message of the visitor', async () => {
  const businesses = [await openBusiness(world), await openBusiness(world)];
  const outcomes = new Map<string, number>();
  for (let n = 0; n < sizes.runs(50, 1000); n++) {
    const business = businesses[n % businesses.length];
    if (!business) throw new Error('no business');
    const [nth, waits] = [drawn(n, 1, MOST_REQUESTS), drawn(n, 2, 2) === 0];
    const message = MESSAGES[drawn(n, 3, MESSAGES.length)] ?? '';
    const { answer, transcript, attendedBy } = await race(business, nth, waits, message);
    const why = JSON.stringify({ seed, n, nth, waits, message, answer: answer.text, transcript });
    expect([why, answer.status]).toEqual([why, 200]);
    const { mode, reply, booking } = answer.json.data;
    const team = transcript.findIndex(({ kind }: { kind: string }) => kind === 'team');
    const turn = transcript.findIndex((entry: { message: string }) => entry.message === message);
    expect([why, transcript.length, transcript[turn]?.reply]).toEqual([why, 3, reply]);
    expect([why, attendedBy?.memberId]).toEqual([why, business.owner.memberId]);
    // Either before the member, or silent; but what is booked by then is told.
    const isBefore = turn < team;
    const voice = mode === 'person' ? 'silent' : isBefore ? 'before' : booking ? 'booked' : 'both';
    expect([why, voice, mode === 'person' && isBefore]).toEqual([
      why,
      expect.stringMatching(/^(silent|before|booked)$/),
      false,
    ]);
    outcomes.set(voice, (outcomes.get(voice) ?? 0) + 1);
  }
  expect(outcomes.get('silent')).toBeGreaterThan(0);
  expect(outcomes.get('before')).toBeGreaterThan(0);
}, 600_000);
