import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { evaluate } from '../../../eval/evaluate.ts';
import { loadFiled } from '../../../eval/filed/load-filed.ts';
import { filedTurnsOf } from '../../../web/features/site/faq/filed-turns.ts';
import { visitorOf } from '../../functions/resources/chat/visitor.ts';
import { dataOf } from '../../support/team.ts';
import { MONDAY_8H, openBusiness, openWorld, type World } from '../../support/world.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  world.setClock(MONDAY_8H);
  folder = await mkdtemp(join(tmpdir(), 'filed-'));
});
afterAll(async () => {
  await world.stop();
  await rm(folder, { recursive: true });
});

const PARKING = 'Le stationnement est gratuit derrière le garage.';

/** A business that filed a wrong answer, and answered a question that nothing had answered. */
const openFiled = async () => {
  const { owner, slug } = await openBusiness(world);
  const as = (method: string, path: string, body?: object) =>
    dataOf(world.call(method, path, { token: owner.token, ...(body ? { body } : {}) }));
  const talk = async (message: string) => {
    const visitor = visitorOf(world, slug);
    await dataOf(visitor.say(message));
    return visitor.convId().split('.')[0] ?? '';
  };
  const wrong = await talk('Quels sont vos prix ?');
  await as('POST', '/v1/scenarios', { conversationId: wrong, turn: 1, expected: 'Les taxes aussi.' });
  await talk('Y a-t-il du stationnement ?');
  const { questions } = await as('GET', '/v1/questions');
  const entry = {
    id: 'f1',
    question: 'Où se stationner ?',
    answer: PARKING,
    topic: 'parking',
    isShown: true,
  };
  await as('PATCH', '/v1/sites/current', { faq: [entry] });
  await as('POST', `/v1/questions/${questions[0].questionId}/answer`, { faqId: 'f1' });
  return as;
};

const download = async (as: Awaited<ReturnType<typeof openFiled>>) => {
  const { scenarios } = await as('GET', '/v1/scenarios');
  const conversations = [];
  for (const { conversationId } of scenarios)
    conversations.push(await as('GET', `/v1/conversations/${conversationId}`));
  const business = {
    tenant: (await as('GET', '/v1/me')).tenant,
    site: await as('GET', '/v1/sites'),
    services: (await as('GET', '/v1/services')).services,
    windows: (await as('GET', '/v1/availability')).windows,
    calendars: (await as('GET', '/v1/calendars')).calendars,
    today: '2026-11-23',
  };
  return filedTurnsOf(business, scenarios, conversations);
};

test('the file of filed turns has the same conversations again, and tells what is still answered as it was', async () => {
  const path = join(folder, 'turns.json');
  await writeFile(path, JSON.stringify(await download(await openFiled())));
  const outcomes = await evaluate(loadFiled(path));
  const judged = outcomes.map(({ scenario, failures, transcript }) => ({
    said: transcript.exchanges.map(({ said }) => said),
    expected: scenario.expected,
    failures: failures.map(({ kind }) => kind),
  }));
  expect(judged).toEqual([
    { said: ['Y a-t-il du stationnement ?'], expected: undefined, failures: [] },
    { said: ['Quels sont vos prix ?'], expected: 'Les taxes aussi.', failures: ['forbidden'] },
  ]);
  expect(outcomes[0]?.transcript.exchanges[0]?.reply).toContain(PARKING);
});

test('a file that is not of the form is refused', async () => {
  const path = join(folder, 'other.json');
  await writeFile(path, JSON.stringify({ turns: [] }));
  expect(() => loadFiled(path)).toThrow(/business/);
});
