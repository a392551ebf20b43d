import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { openQuestion } from '../../../../shared/schemas/question.ts';
import { dataOf } from '../../../support/team.ts';
import { purgeTenant } from '../../../support/under-role.ts';
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

const PARKING = 'Y a-t-il du stationnement ?';

const questions = async ({ owner }: Business = business) =>
  (await dataOf(world.call('GET', '/v1/questions', { token: owner.token }))).questions;

const stored = () => itemsOf(world, `TENANT#${business.tenantId}`, 'QUESTION#');

/** Somebody new who says each of these; answers the conversation's id and the last reply. */
const talk = async (messages: readonly string[], language: 'fr' | 'en' = 'fr', at = business) => {
  const { say, convId } = visitorOf(world, at.slug, language);
  let reply = '';
  for (const message of messages) ({ reply } = (await say(message)).json.data);
  return { conversationId: convId().split('.')[0], reply: plain(reply) };
};

const close = (questionId: string, { owner }: Business = business) =>
  world.call('DELETE', `/v1/questions/${questionId}`, { token: owner.token });

describe('a question that nothing answers', () => {
  test('is in the owner’s list as it was asked, with its topic, its language and its conversation', async () => {
    const { conversationId } = await talk(['Hello!', 'I come by car. Is there any parking?'], 'en');
    const [question, ...others] = await questions();
    expect(openQuestion.isValidSync(question, { strict: true })).toBe(true);
    expect(question).toMatchObject({
      question: 'Is there any parking?',
      ...{ topic: 'parking', language: 'en', visitors: 1, conversationId },
    });
    expect(others).toEqual([]);
  });

  test('that is about nothing that we know of is there too', async () => {
    await talk(['Peut-on venir avec son furet apprivoisé ?']);
    expect(await questions()).toMatchObject([
      { question: 'Peut-on venir avec son furet apprivoisé ?', visitors: 1 },
    ]);
  });

  test('is there also where the answer was only that no service is called so', async () => {
    await talk(['Do you offer massages?'], 'en');
    expect(await questions()).toMatchObject([{ question: 'Do you offer massages?', topic: 'is_offered' }]);
  });

  test('counts the visitors who ask it in the same words, whatever their case, accents and signs', async () => {
    await talk([PARKING]);
    await talk(['y a t il du STATIONNEMENT']);
    const { conversationId } = await talk(['Bonjour', 'Y a-t-il du stationnement??']);
    expect(await questions()).toMatchObject([{ visitors: 3, conversationId }]);
  });

  test('counts once for a visitor who asks it again and again', async () => {
    await talk([PARKING, 'Peut-on payer par Interac ?', PARKING, PARKING]);
    const asked = await questions();
    expect(asked.map(({ visitors }: { visitors: number }) => visitors)).toEqual([1, 1]);
  });

  test('is kept of nobody who has not agreed', async () => {
    await visitorOf(world, business.slug).say(PARKING, { consent: false });
    expect(await stored()).toEqual([]);
  });

  test('is no question that the records answer, and none about one’s own appointment', async () => {
    await talk(['Quels sont vos prix ?', 'Quand est mon rendez-vous ?', 'Merci']);
    expect(await questions()).toEqual([]);
  });

  test('is another business’s own', async () => {
    const other = await openBusiness(world);
    await talk([PARKING], 'fr', other);
    expect(await questions()).toEqual([]);
    const [{ questionId }] = await questions(other);
    expect((await close(questionId)).json.error.code).toBe('not_found');
    expect(await questions(other)).toHaveLength(1);
  });
});

describe('closing a question', () => {
  test('takes it from the list until somebody asks it again', async () => {
    await talk([PARKING]);
    const [{ questionId }] = await questions();
    expect((await close(questionId)).status).toBe(204);
    expect(await questions()).toEqual([]);
    expect((await close(questionId)).status).toBe(404);
    await talk([PARKING]);
    expect(await questions()).toMatchObject([{ questionId, visitors: 1 }]);
  });

  test('by an answer, which is told also where it was heard as a question about a service', async () => {
    const asked = 'Acceptez-vous les chiens ?';
    const { token } = business.owner;
    const { version } = await dataOf(world.call('GET', '/v1/sites', { token }));
    const entry = { id: 'q1', question: asked, answer: 'Oui, en laisse.', isShown: true };
    await dataOf(world.call('PATCH', '/v1/sites/current', { token, body: { version, faq: [entry] } }));
    expect((await talk([asked])).reply).toContain('Oui, en laisse.');
  });

  test('by an answer: the next visitor who asks in those words is told it', async () => {
    await talk([PARKING]);
    const { token } = business.owner;
    const { version } = await dataOf(world.call('GET', '/v1/sites', { token }));
    const entry = { id: 'q1', question: PARKING, answer: 'Oui, derrière l’immeuble.', isShown: true };
    await dataOf(world.call('PATCH', '/v1/sites/current', { token, body: { version, faq: [entry] } }));
    const [{ questionId }] = await questions();
    await close(questionId);
    const { reply } = await talk([PARKING]);
    expect(reply).toContain("Oui, derrière l'immeuble.");
    expect(await questions()).toEqual([]);
  });
});

describe('what a question quotes of a visitor', () => {
  const DAY_MS = 86_400_000;

  test('is gone with its conversation: by retention, and at once where that was made shorter', async () => {
    await talk([PARKING]);
    const now = world.kernel.clock() + 8 * DAY_MS;
    const { token } = business.owner;
    const { version } = await dataOf(world.call('GET', '/v1/me', { token })).then(({ tenant }) => tenant);
    const body = { version, conversationRetentionDays: 7 };
    await dataOf(world.call('PATCH', '/v1/tenants/current', { token, body }));
    const tenantId = brandId<TenantId>(business.tenantId);
    await purgeTenant(world.kernel, { tenantId, isWhole: false }, now);
    expect(await stored()).toEqual([]);
  });

  test('is not read any more once its conversation has had its time', async () => {
    await talk([PARKING]);
    const now = world.kernel.clock();
    world.setClock(now + 91 * DAY_MS);
    expect(await questions()).toEqual([]);
    world.setClock(now);
  });

  test('is erased with the visitor, and stays where somebody else has asked it since', async () => {
    const erase = (email: string) =>
      world.call('POST', '/v1/privacy/erase', {
        token: business.owner.token,
        body: { email, confirm: true },
      });
    await talk([PARKING, 'Écrivez-moi à ana@example.org']);
    await talk(['Peut-on payer par Interac ?', 'Écrivez-moi à ana@example.org']);
    const { conversationId } = await talk([PARKING]);
    await erase('ana@example.org');
    expect(await stored()).toMatchObject([{ question: PARKING, conversationId }]);
  });
});
