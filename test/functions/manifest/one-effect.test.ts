import { beforeAll, describe, expect, test } from '@jest/globals';
import { type RouteKey, routeSpec } from '../../../shared/routes.ts';
import { everyNth, oneIn, sizes } from '../../support/seeded.ts';
import type { Answer } from '../../support/world.ts';
import { type OnCopy, openCopies } from './copies.ts';
import { dyingAfter } from './dying.ts';
import { expireLocks, settled } from './effects.ts';
import { doneOnce, effectOf, isDone, mutations, send, withoutMark } from './mutations.ts';
import type { Stage } from './requests.ts';

/** Eight contend for a key as a hundred do, who are there in a full run. */
const AT_ONCE = sizes.isFull ? 100 : 8;

/** Of each route's writes every fifth, drawn by the seed. */
const { first, step } = everyNth(5);

let onCopy: OnCopy;
beforeAll(async () => {
  onCopy = await openCopies();
});

type Done = Awaited<ReturnType<typeof doneOnce>>;

/** What one request of a route does, which all else is held against. */
const alone = new Map<RouteKey, Done>();
const aloneOf = async (route: RouteKey): Promise<Done> => {
  const done = alone.get(route) ?? (await onCopy((stage) => doneOnce(route, stage)));
  alone.set(route, done);
  return done;
};

/** A request whose process dies after its `count`th write, and the same request a minute later, to a new process. */
const diedAfter = (route: RouteKey, stage: Stage, count: number) =>
  effectOf(route, stage, async (valid) => {
    const ask = () => send(route, stage, valid, 'same');
    const restart = dyingAfter(stage.world.kernel.table, count);
    const first = await ask();
    if (!restart()) return { hasDied: false, again: first, replay: await ask() };
    // A form waits for the first request as long as it may; what it says then is the forms' own test.
    const soon = routeSpec(route).encoding === 'form' ? undefined : await ask();
    await expireLocks(stage.world);
    stage.world.advance(1);
    return { hasDied: true, soon, again: await ask(), replay: await ask() };
  });

/** What of an answer names what was made. */
const namesIn = ({ text }: Answer): readonly string[] => text.match(/"\w+Id":"[^"]+"/g) ?? [];

/** Status and code of a refusal; a page has no code. */
const toldBy = ({ status, json }: Answer) => [status, json?.error.code ?? 'page'];

/** What whoever repeats a request that is still being worked on is told; a form waits as long as it may before. */
const waitingOf = (route: RouteKey) => [409, routeSpec(route).answers === 'page' ? 'page' : 'in_progress'];

/** Every other route in a run, drawn by the seed. */
describe.each(oneIn(2, mutations))('%s', (route) => {
  test('asked many times at once under one key has the effect of one', async () => {
    const alone = await aloneOf(route);
    const together = await onCopy((stage) =>
      effectOf(route, stage, (valid) =>
        Promise.all(Array.from({ length: AT_ONCE }, () => send(route, stage, valid, 'at-once'))),
      ),
    );

    expect(together).toMatchObject({ effect: alone.effect, records: 1 });
    const done = together.answer.filter(isDone);
    const [first, ...others] = done.map(withoutMark);
    expect(first?.status).toBe(alone.answer.status);
    for (const other of others) expect(other).toEqual(first);
    expect(done.filter(({ headers }) => !headers['idempotency-replayed'])).toHaveLength(1);
    for (const answer of together.answer.filter((one) => !isDone(one)))
      expect(toldBy(answer)).toEqual(waitingOf(route));
  });

  test('whose process dies after any of its writes is finished by the same request, and not done twice', async () => {
    const alone = await aloneOf(route);
    for (let count = first, hasDied = true; hasDied; count += step) {
      const { answer, effect, records } = await onCopy((stage) => diedAfter(route, stage, count));
      const { soon, again, replay } = answer;
      hasDied = answer.hasDied;
      const seen = { count, status: again.status, code: again.json?.error?.code, records };
      expect(seen).toEqual({ count, status: alone.answer.status, code: undefined, records: 1 });
      expect([count, settled(effect)]).toEqual([count, settled(alone.effect)]);
      if (soon && !isDone(soon)) expect(toldBy(soon)).toEqual(waitingOf(route));
      expect(withoutMark(replay)).toEqual(withoutMark(again));
      expect(replay.headers['idempotency-replayed']).toBe('true');
      expect(namesIn(again)).toHaveLength(namesIn(alone.answer).length);
    }
  });
});
