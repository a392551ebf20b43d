import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MAX_NOTE_BYTES } from '../../../../shared/domain/turn-note.ts';
import { scenario } from '../../../../shared/schemas/scenario.ts';
import { dataOf } from '../../../support/team.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { itemsOf, plain, visitorOf } from '../chat/visitor.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  business = await openBusiness(world);
});
afterAll(() => world.stop());

const call = (method: string, path: string, body?: object, { owner }: Business = business) =>
  world.call(method, path, { token: owner.token, ...(body ? { body } : {}) });
const read = (path: string) => dataOf(call('GET', path));
const scenarios = async () => (await read('/v1/scenarios')).scenarios;

const talk = async (...messages: readonly string[]): Promise<string> => {
  const { say, convId } = visitorOf(world, business.slug);
  for (const message of messages) expect((await say(message)).status).toBe(200);
  return convId().split('.')[0] ?? '';
};

describe('what the business may read of a turn', () => {
  test('is what was heard, in both languages, what was done and by whom', async () => {
    const id = await talk('Bonjour', 'Une vidange demain après 13 h, et quels sont vos prix ?');
    const { transcript } = await read(`/v1/conversations/${id}`);
    const { note } = transcript[1];
    expect(plain(note.heard.fr.join(' '))).toMatch(/Souhaite : Vidange.*Demande : un prix/s);
    expect(plain(note.heard.en.join(' '))).toMatch(/Wants: Vidange.*Asks about: a price/s);
    expect(note).toMatchObject({ readBy: 'rules', writtenBy: 'rules' });
    expect(note.did).toEqual(expect.arrayContaining(['told', 'offered']));
    expect(note).not.toHaveProperty('cost');
  });

  test('takes few bytes of each stored turn', async () => {
    const id = await talk(
      'Une vidange demain, jeudi ou vendredi, jamais avant 13 h, sauf mercredi, et vos prix ?',
    );
    const [turn] = await itemsOf(world, `CONV#${id}`, 'TURN#');
    expect(Buffer.byteLength(JSON.stringify(turn?.note))).toBeLessThanOrEqual(MAX_NOTE_BYTES);
  });
});

describe('an answer that was wrong', () => {
  test('is filed with what was expected, once for a turn, and may be taken back', async () => {
    const conversationId = await talk('Bonjour', 'Quels sont vos prix ?');
    const body = { conversationId, turn: 2 };
    const first = await dataOf(call('POST', '/v1/scenarios', body));
    expect(scenario.isValidSync(first, { strict: true })).toBe(true);
    const again = await dataOf(call('POST', '/v1/scenarios', { ...body, expected: 'Nos tarifs d’hiver' }));
    expect(await scenarios()).toEqual([again]);
    expect(again).toMatchObject({ kind: 'wrong', expected: 'Nos tarifs d’hiver', ...body });
    expect((await call('DELETE', `/v1/scenarios/${again.scenarioId}`)).status).toBe(204);
    expect(await scenarios()).toEqual([]);
    expect((await call('DELETE', `/v1/scenarios/${again.scenarioId}`)).status).toBe(404);
  });

  test('cannot be of a turn that was not, nor of another business', async () => {
    const conversationId = await talk('Bonjour');
    const other = await openBusiness(world);
    const answers = [
      await call('POST', '/v1/scenarios', { conversationId, turn: 2 }),
      await call('POST', '/v1/scenarios', { conversationId, turn: 1 }, other),
      await call('DELETE', '/v1/scenarios/nothing'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test('goes with its conversation when the visitor is erased', async () => {
    const conversationId = await talk('Écrivez-moi à ana@example.org');
    await dataOf(call('POST', '/v1/scenarios', { conversationId, turn: 1 }));
    await call('POST', '/v1/privacy/erase', { email: 'ana@example.org', confirm: true });
    expect(await itemsOf(world, `TENANT#${business.tenantId}`, 'SCENARIO#')).toEqual([]);
  });
});

test('a question that an entry answers files the turn that asked it, and is closed', async () => {
  const conversationId = await talk('Bonjour', 'Y a-t-il du stationnement ?');
  const [{ questionId }] = (await read('/v1/questions')).questions;
  const path = `/v1/questions/${questionId}/answer`;
  expect((await call('POST', path, { faqId: 'q1' })).status).toBe(404);
  const faq = [{ id: 'q1', question: 'Où se stationner ?', answer: 'Derrière le garage.', isShown: true }];
  await dataOf(call('PATCH', '/v1/sites/current', { faq }));
  expect((await call('POST', path, { faqId: 'q1' })).status).toBe(204);
  expect((await read('/v1/questions')).questions).toEqual([]);
  expect(await scenarios()).toMatchObject([{ kind: 'question', conversationId, turn: 2, faqId: 'q1' }]);
  expect((await call('POST', path, { faqId: 'q1' })).status).toBe(404);
});
