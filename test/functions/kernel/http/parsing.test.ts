import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type Business,
  type CallOptions,
  openBusiness,
  openWorld,
  type World,
} from '../../../support/world.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
  business = await openBusiness(world);
});
afterAll(() => world.stop());

const post = (path: string, options: CallOptions) =>
  world.call('POST', path, { token: business.owner.token, ...options });

const lead = (body: unknown) => post('/v1/leads', { body });

const refusal = async (answer: ReturnType<World['call']>) => {
  const { status, json } = await answer;
  return { status, code: json.error?.code, issues: json.error?.issues };
};

const INVALID_JSON = { status: 400, code: 'invalid_json', issues: undefined };

describe('a body', () => {
  test.each([
    '{',
    '{"a":}',
    "{'a':1}",
    'undefined',
    'NaN',
    '{"a":NaN}',
    '{"a":1,}',
    '\u0000',
    '<xml/>',
    '\ufeff{}',
  ])('that is no JSON is refused: %j', async (rawBody) => {
    expect(await refusal(post('/v1/leads', { rawBody }))).toEqual(INVALID_JSON);
  });

  test.each(['null', '[]', '[{"name":"Ana"}]', '"name"', '1', 'true', '1e999'])(
    'that is no object is refused: %s',
    async (rawBody) => {
      expect(await refusal(post('/v1/leads', { rawBody }))).toEqual(INVALID_JSON);
    },
  );

  test('left out is an empty one', async () => {
    expect((await post('/v1/leads', {})).status).toBe(201);
    expect(await refusal(post('/v1/services', {}))).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  test('nested too deeply is refused, however deep', async () => {
    const nested = (depth: number, open: string, shut: string) => open.repeat(depth) + shut.repeat(depth);
    for (const depth of [9, 1000, 7000]) {
      expect(await refusal(post('/v1/leads', { rawBody: `{"name":${nested(depth, '[', ']')}}` }))).toEqual(
        INVALID_JSON,
      );
    }
    const deepObjects = `{"name":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`;
    expect(await refusal(post('/v1/leads', { rawBody: deepObjects }))).toEqual(INVALID_JSON);
  });

  test('of a wrong type in any field is refused, and nothing is cast', async () => {
    const wrong = [
      ['name', 7],
      ['name', ['Ana']],
      ['name', { first: 'Ana' }],
      ['name', true],
      ['email', 1],
    ] as const;
    for (const [field, value] of wrong)
      expect(await refusal(lead({ [field]: value }))).toEqual({
        status: 400,
        code: 'invalid_request',
        issues: [{ path: field, message: 'Type de valeur inattendu.' }],
      });
    const service = { name: 'Freins', durationMin: '60', active: 'true' };
    const { issues } = await refusal(post('/v1/services', { body: service }));
    expect(issues.map(({ path }: { path: string }) => path).toSorted()).toEqual(['active', 'durationMin']);
  });

  test('with numbers that are none is refused', async () => {
    for (const price of ['1e999', '-1e999', '"NaN"', '"Infinity"']) {
      const rawBody = `{"name":"Freins","durationMin":60,"price":${price}}`;
      expect(await refusal(post('/v1/services', { rawBody }))).toMatchObject({
        status: 400,
        code: 'invalid_request',
        issues: [{ path: 'price' }],
      });
    }
  });

  test('with unknown fields is refused, and every one of them is named', async () => {
    const { status, issues } = await refusal(lead({ name: 'Ana', surplus: 1, tenantId: 'x', leadId: 'y' }));
    expect(status).toBe(400);
    expect(issues).toEqual(
      ['surplus', 'tenantId', 'leadId'].map((path) => ({ path, message: 'Champ inconnu.' })),
    );
  });

  test('with unknown fields deep inside is refused by their path', async () => {
    const body = { seo: { metaTitle: 'x', script: 'y' } };
    const answer = await world.call('PATCH', '/v1/sites/current', { token: business.owner.token, body });
    expect(answer.json.error.issues).toEqual([{ path: 'seo.script', message: 'Champ inconnu.' }]);
    const policy = { booking: { slotMinutes: 60, free: true } };
    const tenant = await world.call('PATCH', '/v1/tenants/current', {
      token: business.owner.token,
      body: policy,
    });
    expect(tenant.json.error.issues).toEqual([{ path: 'booking.free', message: 'Champ inconnu.' }]);
  });

  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'])(
    'with the key %s is refused by that name, and pollutes nothing',
    async (key) => {
      const rawBody = `{"name":"Ana","${key}":{"polluted":true}}`;
      expect(await refusal(post('/v1/leads', { rawBody }))).toEqual({
        status: 400,
        code: 'invalid_request',
        issues: [{ path: key, message: 'Champ inconnu.' }],
      });
      expect(Object({})).not.toHaveProperty('polluted');
    },
  );

  test('with the same key twice means what it says last, as everywhere', async () => {
    const { json } = await post('/v1/leads', { rawBody: '{"name":"Ana","name":"Luc"}' });
    expect(json.data.name).toBe('Luc');
  });

  test('that is missing several fields is answered with all of them at once', async () => {
    const { issues } = await refusal(post('/v1/bookings', { body: { email: 'x', phone: 'y' } }));
    expect(issues.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      'email',
      'phone',
      'serviceId',
      'startAt',
    ]);
  });
});

describe('the size of a body', () => {
  /** JSON of exactly so many bytes, whose text is too long for its field. */
  const ofBytes = (bytes: number): string => `{"message":"${'x'.repeat(bytes - 14)}"}`;
  const KIB = 1024;

  test('is 16 KiB at most, checked before anything is parsed', async () => {
    expect(Buffer.byteLength(ofBytes(16 * KIB))).toBe(16 * KIB);
    expect(await refusal(post('/v1/leads', { rawBody: ofBytes(16 * KIB) }))).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
    const tooLarge = { status: 413, code: 'too_large' };
    expect(await refusal(post('/v1/leads', { rawBody: ofBytes(16 * KIB + 1) }))).toMatchObject(tooLarge);
    expect(await refusal(post('/v1/leads', { rawBody: '{'.repeat(16 * KIB + 1) }))).toMatchObject(tooLarge);
  });

  test('is counted in bytes, not in letters', async () => {
    const rawBody = `{"message":"${'é'.repeat(8 * KIB)}"}`;
    expect(rawBody.length).toBeLessThan(16 * KIB);
    expect(await refusal(post('/v1/leads', { rawBody }))).toMatchObject({ status: 413 });
  });

  test('is 64 KiB for a chat, which carries its history', async () => {
    const path = `/public/sites/${business.slug}/chat`;
    expect(await refusal(post(path, { rawBody: ofBytes(64 * KIB) }))).toMatchObject({ status: 400 });
    expect(await refusal(post(path, { rawBody: ofBytes(64 * KIB + 1) }))).toMatchObject({ status: 413 });
    const longest = {
      message: 'é'.repeat(2000),
      history: Array.from({ length: 10 }, () => ({ role: 'user', content: 'é'.repeat(2000) })),
    };
    expect((await post(path, { body: longest })).status).toBe(200);
  });

  test('holds for a body in base64 too, as other content types come', async () => {
    const headers = { 'content-type': 'application/octet-stream' };
    expect(await refusal(post('/v1/leads', { rawBody: ofBytes(16 * KIB + 1), headers }))).toMatchObject({
      status: 413,
    });
    const { status, json } = await post('/v1/leads', { rawBody: '{"name":"Zoé"}', headers });
    expect([status, json.data.name]).toEqual([201, 'Zoé']);
  });

  test('is not parsed for a caller who may not write: they are refused before it is read', async () => {
    const { token } = world.person();
    const answer = await world.call('POST', '/v1/leads', { token, rawBody: ofBytes(16 * KIB + 1) });
    expect(answer.status).toBe(403);
  });
});

describe('a query', () => {
  test('with an unknown or repeated name is refused', async () => {
    const get = (path: string) => refusal(world.call('GET', path, { token: business.owner.token }));
    expect(await get('/v1/leads?surplus=1')).toMatchObject({ status: 400, issues: [{ path: 'surplus' }] });
    expect(await get('/v1/leads?limit=5&limit=6')).toMatchObject({
      status: 400,
      issues: [{ path: 'limit' }],
    });
  });
});
