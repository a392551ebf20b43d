import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dataOf } from '../../../support/team.ts';
import { openWorld, type World } from '../../../support/world.ts';
import { openTalk } from '../conversations/take-over.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const WISH = 'Une vidange demain après-midi ? Zoé Lavoie, zoe@example.org, 514 555-0177';

test('a visitor who says how to reach them and chooses no time is filed, asks for nothing, and is found', async () => {
  const talk = await openTalk(world, WISH);
  const [lead, ...others] = await talk.leads();
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    name: 'Zoé Lavoie',
    email: 'zoe@example.org',
    phone: '+15145550177',
    status: 'new',
    source: 'chat',
    message: WISH,
  });
  expect(lead).not.toHaveProperty('requestedAt');
  const { token } = talk.business.owner;
  const found = await dataOf(world.call('GET', '/v1/conversations?q=0177', { token }));
  expect(found.conversations).toMatchObject([{ conversationId: talk.id, leadName: 'Zoé Lavoie' }]);
});

test('is one lead, who books, when they go on', async () => {
  const talk = await openTalk(world, WISH);
  const [{ leadId }] = await talk.leads();
  const { booking } = (await talk.say('à 14 h')).json.data;
  expect(booking).toBeDefined();
  expect((await talk.leads()).map((one: { leadId: string }) => one.leadId)).toEqual([leadId]);
  const { token } = talk.business.owner;
  const { entries } = await dataOf(world.call('GET', `/v1/leads/${leadId}/timeline`, { token }));
  expect(entries.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['booking', 'conversation']);
});

test('waits for an answer from the moment when they ask for one', async () => {
  const talk = await openTalk(world, WISH);
  await talk.say('Finalement, pouvez-vous me rappeler ?');
  const [lead, ...others] = await talk.leads();
  expect([others, lead.matter]).toEqual([[], 'callback']);
  expect(lead.requestedAt).toEqual(expect.any(String));
});

test('is filed once, and changes nothing while they talk on', async () => {
  const talk = await openTalk(world, WISH);
  const [before] = await talk.leads();
  await talk.say('Quels sont vos prix ?');
  expect(await talk.leads()).toEqual([before]);
});

test('who types the contact of somebody known changes nothing of them; the conversation is in their timeline', async () => {
  const talk = await openTalk(world, 'Bonjour');
  const { token } = talk.business.owner;
  await dataOf(
    world.call('POST', '/v1/leads', {
      token,
      body: { email: 'zoe@example.org', status: 'lost', message: '' },
    }),
  );
  const before = await talk.leads();
  await talk.say(WISH);
  const after = await talk.leads();
  expect(after).toEqual(before);
  const { entries } = await dataOf(world.call('GET', `/v1/leads/${before[0].leadId}/timeline`, { token }));
  expect(entries.map(({ kind }: { kind: string }) => kind)).toContain('conversation');
});
