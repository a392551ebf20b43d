import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Answer, MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { allItems } from '../../manifest/requests.ts';
import { freshAddress, visitorOf } from './visitor.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => world.setClock(MONDAY_8H));
afterAll(() => world.stop());

const post = (slug: string, body: object, viewer: string) =>
  world.call('POST', `/public/sites/${slug}/chat`, { viewer, body: { message: 'Bonjour', ...body } });

const limited = ({ status, json, headers }: Answer) => {
  expect([status, json.error]).toEqual([
    403,
    { code: 'rate_limited', message: 'Trop de demandes, réessayez dans quelques minutes.' },
  ]);
  return Number(headers['retry-after']);
};

describe('one conversation', () => {
  test('takes eight messages a minute, and says when the next may come', async () => {
    const { slug } = await openBusiness(world);
    const { say } = visitorOf(world, slug);
    for (let message = 0; message < 8; message++) expect((await say('Bonjour')).status).toBe(200);
    const wait = limited(await say('Bonjour'));
    // The first three leave the window once their sixth of it is over.
    expect(wait).toBe(70 - 9 * 3);
    world.setClock(MONDAY_8H + 70_000);
    expect((await say('Bonjour')).status).toBe(200);
  });

  test('takes its next message a second and a half after the last', async () => {
    const { slug } = await openBusiness(world);
    const viewer = freshAddress();
    const { convId } = (await post(slug, { consent: true }, viewer)).json.data;
    world.setClock(MONDAY_8H + 1499);
    expect(limited(await post(slug, { consent: true, convId }, viewer))).toBe(2);
    world.setClock(MONDAY_8H + 1500);
    expect((await post(slug, { consent: true, convId }, viewer)).status).toBe(200);
  });

  test('ends after forty turns; another one may be begun', async () => {
    const { slug } = await openBusiness(world);
    const { say } = visitorOf(world, slug);
    for (let turn = 0; turn < 40; turn++) {
      world.advance(1);
      expect((await say('Bonjour')).status).toBe(200);
    }
    world.advance(1);
    const { status, json, headers } = await say('Bonjour');
    expect([status, json.error.code]).toEqual([409, 'conversation_full']);
    // No waiting helps.
    expect(headers).not.toHaveProperty('retry-after');
    expect((await say('Bonjour', { extra: { convId: undefined } })).status).toBe(200);
  });

  test('of two messages at the same moment answers one', async () => {
    const { slug } = await openBusiness(world);
    const viewer = freshAddress();
    const { convId } = (await post(slug, { consent: true }, viewer)).json.data;
    world.advance(1);
    const answers = await Promise.all([1, 2].map(() => post(slug, { consent: true, convId }, viewer)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });
});

describe('one address', () => {
  test('is the viewer’s, not the edge’s: many viewers behind one edge are all served', async () => {
    const { slug } = await openBusiness(world);
    for (let viewer = 0; viewer < 31; viewer++)
      expect((await post(slug, { consent: false }, freshAddress())).status).toBe(200);
  });

  test('sends thirty messages a minute to one site, with consent or without', async () => {
    const [one, other] = [await openBusiness(world), await openBusiness(world)];
    const viewer = freshAddress();
    for (let message = 0; message < 30; message++)
      expect((await post(one.slug, { consent: message % 2 === 0 }, viewer)).status).toBe(200);
    expect(limited(await post(one.slug, {}, viewer))).toBe(70);
    expect((await post(other.slug, {}, viewer)).status).toBe(200);
    expect((await post(one.slug, {}, freshAddress())).status).toBe(200);
    world.setClock(MONDAY_8H + 70_000);
    expect((await post(one.slug, {}, viewer)).status).toBe(200);
  });

  test('sends three hundred an hour', async () => {
    const { slug } = await openBusiness(world);
    const viewer = freshAddress();
    for (let minute = 0; minute < 20; minute += 2) {
      world.setClock(MONDAY_8H + minute * 60_000);
      const batch = await Promise.all(Array.from({ length: 30 }, () => post(slug, {}, viewer)));
      expect(batch.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
    }
    world.setClock(MONDAY_8H + 20 * 60_000);
    expect(limited(await post(slug, {}, viewer))).toBe(50 * 60);
  });

  test('is counted by a hash that reveals nothing about it', async () => {
    const { slug } = await openBusiness(world);
    const viewer = '198.51.100.77';
    await post(slug, { consent: true }, viewer);
    expect(JSON.stringify(await allItems(world))).not.toContain(viewer);
  });
});

describe('the demo chat', () => {
  const preview = (slug: string, token: string | undefined, body: object = {}) =>
    world.call('POST', `/public/sites/${slug}/chat`, {
      ...(token ? { token } : {}),
      viewer: '198.51.100.1',
      body: { message: 'Une place demain ?', consent: true, preview: true, ...body },
    });

  test('answers a member of that business, books nothing, and keeps nothing', async () => {
    const { slug, owner, tenantId } = await openBusiness(world);
    const kept = async () =>
      (await allItems(world)).filter(({ pk }) => !String(pk).startsWith('COUNT#')).length;
    const before = await kept();
    const { status, json } = await preview(slug, owner.token);
    expect([status, json.data.suggestions.slots.length > 0]).toEqual([200, true]);
    const [slot] = json.data.suggestions.slots;
    const told = await preview(slug, owner.token, { slotId: slot.slotId, message: 'Ana, ana@example.org' });
    expect(told.json.data).not.toHaveProperty('booking');
    expect([await kept(), tenantId.length]).toEqual([before, 26]);
  });

  test('is refused to everybody else with 403, never 401', async () => {
    const [own, other] = [await openBusiness(world), await openBusiness(world)];
    for (const token of [undefined, 'nonsense', world.person().token, other.owner.token]) {
      const { status, json } = await preview(own.slug, token);
      expect([status, json.error.code]).toEqual([403, 'forbidden']);
    }
  });

  test('has limits of its own: it takes nothing from the visitors at the same address', async () => {
    const { slug, owner } = await openBusiness(world);
    for (let message = 0; message < 30; message++)
      expect((await preview(slug, owner.token)).status).toBe(200);
    limited(await preview(slug, owner.token));
    expect((await post(slug, {}, '198.51.100.1')).status).toBe(200);
  });
});
