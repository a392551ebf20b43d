import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RouteKey, routeKeys, routeSpec } from '../../../../shared/routes.ts';
import { oneIn } from '../../../support/seeded.ts';
import { type Answer, openWorld, type World } from '../../../support/world.ts';
import { methodOf, openStage, type Stage, validRequests } from '../../manifest/requests.ts';
import { finderIn, problems } from './validate.ts';

let world: World;
let shared: Stage;
/** A request for a site takes the business's own away, so that one has its own business. */
let siteless: Stage;
let read: ReturnType<typeof JSON.parse>;
beforeAll(async () => {
  world = await openWorld();
  shared = await openStage(world);
  siteless = await openStage(world);
  read = JSON.parse((await world.call('GET', '/public/openapi.json')).text);
});
afterAll(() => world.stop());

const stageOf = (key: RouteKey): Stage => (key === 'POST /v1/sites' ? siteless : shared);

const pathOf = (key: RouteKey): string => key.split(' ')[1] ?? '';

/** What is wrong with an answer by the description: its status, its type, its body. */
const wrongWith = (key: RouteKey, answer: Answer): readonly string[] => {
  const response = read.paths[pathOf(key)][methodOf(key).toLowerCase()].responses[answer.status];
  if (!response) return [`${answer.status} is not described: ${answer.text.slice(0, 200)}`];
  const type = (answer.headers['content-type'] ?? '').split(';')[0] ?? '';
  if (!response.content) return type === '' || answer.text === '' ? [] : [`has a body: ${type}`];
  const content = response.content[type];
  if (!content) return [`${type} is not described`];
  return type === 'application/json' ? problems(content.schema, answer.json, finderIn(read)) : [];
};

let visitors = 0;
const someone = (): string => {
  visitors += 1;
  return `2001:db8:0:${visitors.toString(16)}::1`;
};

const send = async (key: RouteKey, change: object = {}, path?: string): Promise<Answer> => {
  const stage = stageOf(key);
  const valid = await validRequests[key](stage);
  const options = { viewer: someone(), token: stage.owner.token, ...valid.options, ...change };
  return world.call(methodOf(key), path ?? valid.path, options);
};

describe('the served description', () => {
  test('is JSON that anyone may read from any page', async () => {
    const { status, headers } = await world.call('GET', '/public/openapi.json');
    expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
      200,
      'application/json; charset=utf-8',
      '*',
    ]);
  });
});

describe.each(routeKeys)('%s', (key) => {
  test('answers what its description says when all is well', async () => {
    expect(wrongWith(key, await send(key))).toEqual([]);
  });
});

/** Refusals are made in one place for all routes: a run looks at them through half of the routes. */
describe.each(oneIn(2, routeKeys))('%s', (key) => {
  test('refuses what is wrong as its description says', async () => {
    const answers = [
      await send(key, { token: undefined }),
      await send(key, { token: world.person().token }),
      await send(key, { headers: { 'idempotency-key': 'not printable é' } }),
    ];
    if (key.includes('{'))
      answers.push(await send(key, {}, pathOf(key).replace(/\{\w+\}/, '01hzzzzzzzzzzzzzzzzzzzzzzz')));
    if (routeSpec(key).body)
      for (const rawBody of ['{"surplus":1}', '{', 'x'.repeat(70 * 1024)])
        answers.push(await send(key, { rawBody }));
    if (routeSpec(key).query)
      answers.push(
        await send(
          key,
          {},
          `${(await validRequests[key](stageOf(key))).path.split('?')[0]}?limit=0&cursor=x`,
        ),
      );
    expect(answers.flatMap((answer) => wrongWith(key, answer))).toEqual([]);
  });
});
