import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { isMutation } from '../../../shared/routes/route-spec.ts';
import { type RouteKey, routeKeys, routeSpec } from '../../../shared/routes.ts';
import { sizes } from '../../support/seeded.ts';
import type { Answer } from '../../support/world.ts';
import { type OnCopy, openCopies } from './copies.ts';
import { type Disturbance, disturbancesOf, disturbed, drawn, NONE } from './disturbed.ts';
import { expireLocks, settled } from './effects.ts';
import { effectOf, isDone, mutations, send } from './mutations.ts';
import type { Stage } from './requests.ts';

// Many calls each, and other suites run beside this one.
jest.setTimeout(300_000);

/** Routes of which `npm test` tries one disturbance each, drawn by the seed; a full run tries all of all. */
const SAMPLE = 24;

/** Requests that a client sends at most, a minute apart. */
const MOST_REQUESTS = 3;

let onCopy: OnCopy;
beforeAll(async () => {
  onCopy = await openCopies();
});

const codeOf = (route: RouteKey, { status, json }: Answer): readonly unknown[] =>
  // A form says by a page what others say by a code.
  routeSpec(route).encoding === 'form' ? [status] : [status, json?.error?.code];

/** What a client may be told that sends the same again. */
const REFUSALS = [[503], [409], [503, 'busy'], [409, 'in_progress']];

/** Asks under one key until it is done, as a client does that is told to try again. */
const untilDone = async (route: RouteKey, stage: Stage, ask: () => Promise<Answer>): Promise<Answer> => {
  let answer = await ask();
  for (let n = 1; n < MOST_REQUESTS && !isDone(answer); n += 1) {
    expect(REFUSALS).toContainEqual(codeOf(route, answer));
    await expireLocks(stage.world);
    stage.world.advance(1);
    answer = await ask();
  }
  return answer;
};

/** What a request does in the end, one of its writes disturbed. */
const run = (route: RouteKey, disturbance: Disturbance) =>
  onCopy((stage) =>
    effectOf(route, stage, (valid) =>
      disturbed(stage.world, disturbance, () =>
        untilDone(route, stage, () => send(route, stage, valid, 'same')),
      ),
    ),
  );

type Run = Awaited<ReturnType<typeof run>>;

const endOf = ({ answer, effect, records }: Run) => ({
  status: answer.answer.status,
  code: answer.answer.json?.error?.code,
  effect: settled(effect),
  records,
});

const routes = sizes.isFull ? mutations : drawn(mutations, 0).slice(0, SAMPLE);

/** Its body has a key of its own, and its sender another patience: `test/functions/resources/billing/contention.test.ts`. */
const ELSEWHERE: readonly RouteKey[] = ['POST /public/webhooks/stripe'];

test('no route that changes anything is left out', () => {
  expect([...mutations, ...ELSEWHERE].toSorted()).toEqual(routeKeys.filter(isMutation).toSorted());
});

describe('one write of it disturbed, the same request ends as it does undisturbed:', () => {
  test.each(routes.map((route, n) => ({ route, salt: n + 1 })))('$route', async ({ route, salt }) => {
    const alone = await run(route, NONE);
    const expected = endOf(alone);
    expect(expected).toMatchObject({ code: undefined, records: 1 });
    for (const one of disturbancesOf(alone.answer.writes, salt))
      expect({ ...one, ...endOf(await run(route, one)) }).toEqual({ ...one, ...expected });
  });
});
