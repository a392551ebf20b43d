import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openBusiness, openWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const business = async () => {
  const { owner, serviceId, slug } = await openBusiness(world);
  const call = (method: string, path: string, body?: unknown) =>
    world.call(method, path, { token: owner.token, body });
  return { call, serviceId, slug };
};

describe('a new service', () => {
  test('has every field, with its defaults', async () => {
    const { call } = await business();
    const { status, json } = await call('POST', '/v1/services', { name: 'Freins', durationMin: 45 });
    expect(status).toBe(201);
    expect(json.data).toEqual({
      serviceId: expect.stringMatching(/^[0-9a-z]{26}$/),
      name: 'Freins',
      version: 1,
      durationMin: 45,
      price: null,
      currency: 'CAD',
      description: null,
      synonyms: [],
      active: true,
      bufferBeforeMin: 0,
      bufferAfterMin: 0,
      calendarIds: [],
      updatedAt: '2026-11-23T13:00:00.000Z',
    });
  });

  test('costs euros, unless the business is in Canada: then dollars', async () => {
    const { call } = await business();
    const body = { name: 'Freins', durationMin: 45 };
    for (const [timezone, currency] of [
      ['Europe/Paris', 'EUR'],
      ['America/New_York', 'EUR'],
      ['America/Vancouver', 'CAD'],
    ]) {
      await call('PATCH', '/v1/tenants/current', { timezone });
      expect((await call('POST', '/v1/services', body)).json.data.currency).toBe(currency);
    }
  });

  test('keeps its currency in capitals and its price to the cent', async () => {
    const { call } = await business();
    const body = { name: 'Freins', durationMin: 45, currency: 'usd', price: 19.99 };
    expect((await call('POST', '/v1/services', body)).json.data).toMatchObject({
      currency: 'USD',
      price: 19.99,
    });
    const tooFine = await call('POST', '/v1/services', { ...body, price: 19.999 });
    expect(tooFine.json.error).toMatchObject({
      code: 'invalid_request',
      issues: [{ path: 'price', message: '2 décimales au plus.' }],
    });
  });

  test('is refused without a name, in the agreed words', async () => {
    const { call } = await business();
    for (const name of [undefined, '', '   ']) {
      const { status, json } = await call('POST', '/v1/services', { name, durationMin: 60 });
      expect([status, json.error.issues]).toEqual([
        400,
        [{ path: 'name', message: 'Le nom du service est requis.' }],
      ]);
    }
  });

  test('may be one of a hundred, and no more, however many are added at once', async () => {
    const { call } = await business();
    const add = () => call('POST', '/v1/services', { name: 'Service', durationMin: 30 });
    for (let made = 1; made < 97; made++) await add();
    const last = await Promise.all(Array.from({ length: 8 }, add));
    const list = await call('GET', '/v1/services');
    expect([list.status, list.json.data.services.length]).toEqual([200, 100]);
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    expect((await add()).json.error).toEqual({
      code: 'limit_reached',
      message: '100 services au plus. Supprimez-en un d’abord.',
    });
  });
});

describe('an existing service', () => {
  test('is known to visitors by other words, once it has some', async () => {
    const { call, serviceId, slug } = await business();
    const config = async () =>
      (await world.call('GET', `/public/sites/${slug}/config`)).json.data.services[0];
    expect(await config()).not.toHaveProperty('synonyms');
    const synonyms = ['vidange', 'oil change'];
    expect((await call('PATCH', `/v1/services/${serviceId}`, { synonyms })).json.data).toMatchObject({
      synonyms,
    });
    expect(await config()).toMatchObject({ synonyms });
  });

  test('is changed in what a patch names, and in nothing else', async () => {
    const { call, serviceId } = await business();
    const before = (await call('GET', '/v1/services')).json.data.services[0];
    world.advance(1);
    const { status, json } = await call('PATCH', `/v1/services/${serviceId}`, {
      price: null,
      currency: 'eur',
      active: false,
    });
    expect(status).toBe(200);
    expect(json.data).toEqual({
      ...before,
      price: null,
      currency: 'EUR',
      active: false,
      updatedAt: '2026-11-23T13:01:00.000Z',
      version: 2,
    });
    expect((await call('GET', '/v1/services')).json.data.services).toEqual([json.data]);
  });

  test('a blank description is none, at its making as at its change', async () => {
    const { call, serviceId } = await business();
    const made = await call('POST', '/v1/services', { name: 'Freins', durationMin: 30, description: ' ' });
    const changed = await call('PATCH', `/v1/services/${serviceId}`, { description: ' ' });
    expect([made.json.data.description, changed.json.data.description]).toEqual([null, null]);
  });

  test('an empty patch changes nothing but when it was last saved', async () => {
    const { call, serviceId } = await business();
    expect((await call('PATCH', `/v1/services/${serviceId}`, {})).status).toBe(200);
  });

  test('is gone once deleted, and deleting it again says so', async () => {
    const { call, serviceId } = await business();
    expect((await call('DELETE', `/v1/services/${serviceId}`)).status).toBe(204);
    expect((await call('GET', '/v1/services')).json.data.services).toEqual([]);
    expect((await call('DELETE', `/v1/services/${serviceId}`)).status).toBe(404);
    expect((await call('PATCH', `/v1/services/${serviceId}`, { price: 1 })).status).toBe(404);
  });

  test('inactive, it is not on the public page and cannot be asked for there', async () => {
    const { call, serviceId, slug } = await business();
    await call('PATCH', `/v1/services/${serviceId}`, { active: false });
    const config = await world.call('GET', `/public/sites/${slug}/config`);
    expect(config.json.data.services).toEqual([]);
    const slots = await world.call('GET', `/public/sites/${slug}/slots?serviceId=${serviceId}`);
    expect([slots.status, slots.json.error.issues[0].path]).toEqual([400, 'serviceId']);
  });
});

test('services are listed oldest first', async () => {
  const { call } = await business();
  for (const name of ['Zèbre', 'Alpha']) {
    world.advance(1);
    await call('POST', '/v1/services', { name, durationMin: 30 });
  }
  const names = (await call('GET', '/v1/services')).json.data.services.map(
    ({ name }: { name: string }) => name,
  );
  expect(names).toEqual(['Vidange', 'Zèbre', 'Alpha']);
});
