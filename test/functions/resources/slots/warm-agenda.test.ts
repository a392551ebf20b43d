import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { openWorld, type World } from '../../../support/world.ts';
import { injectFaults, mentions } from '../bookings/faults.ts';
import { longEnoughAgo, openSalon, type Salon, timesOf } from '../calendars/salon.ts';
import { join } from '../waitlist/waiting-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => world.stop());

/** Whose day each write of a closure is, in their order; `waitlist` is that of the waitlist's check. */
const writesOfClosure = async (salon: Salon, atDay: () => void): Promise<readonly string[]> => {
  const written: string[] = [];
  const heal = injectFaults(world.kernel.table, (sent) => {
    if (mentions('waitlist.due')(sent)) written.push('waitlist');
    if (sent.command !== 'PutItemCommand' || !mentions('AGENDA#')(sent)) return undefined;
    written.push(/AGENDA#([^#]+)#/.exec(JSON.stringify(sent.input))?.[1] ?? '');
    atDay();
    return undefined;
  });
  expect((await salon.call('POST', '/v1/closures', { from: '2026-11-24' })).status).toBe(201);
  heal();
  return [...new Set(written)];
};

test('a closure has the waitlist looked at before any day is written anew', async () => {
  const salon = await openSalon(world, 2);
  await join(world, salon, 'Ana', { from: '2026-11-24', to: '2026-11-28' });
  const [first, ...days] = await writesOfClosure(salon, () => undefined);
  expect(first).toBe('waitlist');
  expect(days.toSorted()).toEqual([...salon.people].toSorted());
});

test('a closure ends in time however many calendars there are, and the times of all are right', async () => {
  const salon = await longEnoughAgo(world, () => openSalon(world, 3));
  const real = performance.now.bind(performance);
  let passed = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => real() + passed);
  const onTuesday = async () =>
    (await Promise.all(salon.people.map((person) => timesOf(world, salon, person)))).map((times) =>
      times.some(({ startAt }) => startAt.startsWith('2026-11-24')),
    );
  expect(await onTuesday()).toEqual([true, true, true]);
  const days = await writesOfClosure(salon, () => {
    passed += 5000;
  });
  expect(days).toHaveLength(1);
  expect(await onTuesday()).toEqual([false, false, false]);
});
