import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Table } from '../../../../functions/kernel/table/table.ts';
import { addMember, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { allItems } from '../../manifest/requests.ts';

/** How many transactions the database is yet to refuse for a conflict that is no condition's. */
let conflicts = 0;

const contended = (table: Table): Table => ({
  ...table,
  attempt: async (writes) => {
    if (conflicts === 0) return table.attempt(writes);
    conflicts -= 1;
    return { kind: 'contended' };
  },
});

let world: World;
beforeAll(async () => {
  world = await openWorld((kernel) => ({ ...kernel, table: contended(kernel.table) }));
});
afterAll(() => world.stop());

const create = (token: string, body: object = { name: 'Garage' }, headers = {}) =>
  world.call('POST', '/v1/tenants', { token, body, headers });

const patch = (token: string, body: object) => world.call('PATCH', '/v1/tenants/current', { token, body });

const newOwner = async () => {
  const { token } = world.person();
  const { json } = await create(token);
  return { token, tenant: json.data };
};

describe('a new business', () => {
  test('has the usual defaults, and its maker as its owner', async () => {
    const { token, email, userId } = world.person();
    const { status, json } = await create(token);
    expect([status, json.data]).toEqual([
      201,
      {
        tenantId: expect.stringMatching(/^[0-9a-z]{26}$/),
        name: 'Garage',
        industry: 'services',
        phone: null,
        timezone: 'America/Toronto',
        language: 'fr',
        booking: {
          slotMinutes: 60,
          horizonDays: 14,
          minNoticeMin: 120,
          cutOffHours: 24,
          maxPerContact: 3,
          maxPerAddressDay: 10,
          maxGapMin: 15,
        },
        conversationRetentionDays: 90,
        privacyContact: null,
        address: null,
        version: 1,
      },
    ]);
    const members = await world.call('GET', '/v1/members', { token });
    expect(members.json.data.members).toEqual([
      {
        memberId: expect.stringMatching(/^[0-9a-z]{26}$/),
        userId,
        email,
        name: null,
        title: null,
        colour: null,
        role: 'owner',
        acceptedAt: '2026-11-23T13:00:00.000Z',
        notifications: {
          kinds: ['team_new_booking', 'team_new_lead', 'team_booking_moved', 'team_booking_cancelled'],
          bookings: 'all',
        },
        version: 1,
      },
    ]);
  });

  test('takes what it is told: industry, phone as E.164, zone and language', async () => {
    const body = {
      name: 'Salon',
      industry: 'beaute',
      phone: '(514) 555-0199',
      timezone: 'Europe/Paris',
      language: 'en',
    };
    const { json } = await create(world.person().token, body);
    expect(json.data).toMatchObject({ ...body, phone: '+15145550199' });
  });

  test('speaks the language of who makes it when it is told none', async () => {
    const { json } = await create(world.person().token, { name: 'Shop' }, { 'accept-language': 'en-CA' });
    expect(json.data.language).toBe('en');
  });

  test('is refused with a phone that is none, or a zone that is none', async () => {
    const { token } = world.person();
    for (const wrong of [{ phone: '+999 1234 5678' }, { timezone: '' }, { timezone: 'Mars/Olympus' }]) {
      const { status, json } = await create(token, { name: 'Garage', ...wrong });
      expect([status, json.error.issues[0].path]).toEqual([400, Object.keys(wrong)[0]]);
    }
    expect((await world.call('GET', '/v1/me', { token })).json.data.tenant).toBeNull();
  });
});

describe('never two businesses for one user', () => {
  const tenantsOf = async (name: string) =>
    (await allItems(world)).filter((item) => item.sk === 'TENANT' && item.name === name);

  test('a second call answers the first one’s', async () => {
    const { token, tenant } = await newOwner();
    const again = await create(token, { name: 'Autre nom' });
    expect([again.status, again.json.data]).toEqual([201, tenant]);
  });

  test('nor from two tabs at the same moment, with the same key or without', async () => {
    const sameKeys = Array.from({ length: 20 }, (_, n) => ({ key: `same-${n}` }));
    for (const options of [{}, ...sameKeys]) {
      const { token } = world.person();
      const name = `Garage ${JSON.stringify(options)}`;
      const tabs = await Promise.all(
        Array.from({ length: 5 }, () =>
          world.call('POST', '/v1/tenants', { token, body: { name }, ...options }),
        ),
      );
      const made = tabs.filter(({ status }) => status === 201);
      expect(new Set(made.map(({ json }) => json.data.tenantId)).size).toBe(1);
      for (const { status, json } of tabs) if (status !== 201) expect(json.error.code).toBe('in_progress');
      expect(await tenantsOf(name)).toHaveLength(1);
    }
  });

  test('a conflict in the database is tried again, not passed on to who asked', async () => {
    conflicts = 2;
    const { status } = await create(world.person().token);
    expect([status, conflicts]).toEqual([201, 0]);
  });
});

describe('PATCH /v1/tenants/current', () => {
  test('saves what it names and nothing else', async () => {
    const { token, tenant } = await newOwner();
    const body = { name: 'Salon', phone: '514 555-0199', booking: { minNoticeMin: 0, horizonDays: 60 } };
    const { status, json } = await patch(token, body);
    expect([status, json.data]).toEqual([
      200,
      {
        ...tenant,
        name: 'Salon',
        phone: '+15145550199',
        version: 2,
        booking: { ...tenant.booking, minNoticeMin: 0, horizonDays: 60 },
      },
    ]);
    expect((await patch(token, {})).json.data).toEqual({ ...json.data, version: 3 });
  });

  test('null clears the phone, and so does a blank one', async () => {
    const { token } = await newOwner();
    for (const none of [null, ' ']) {
      await patch(token, { phone: '514 555-0199' });
      expect((await patch(token, { phone: none })).json.data.phone).toBeNull();
    }
  });

  test.each(['', ' ', 'Mars/Olympus', '+05:00', 'America/Toronto; DROP'])(
    'refuses the zone %j',
    async (timezone) => {
      const { token, tenant } = await newOwner();
      const { status, json } = await patch(token, { timezone });
      expect([status, json.error.issues]).toEqual([
        400,
        [{ path: 'timezone', message: 'Fuseau horaire inconnu.' }],
      ]);
      expect((await world.call('GET', '/v1/me', { token })).json.data.tenant).toEqual(tenant);
    },
  );

  test('refuses what is not the owner’s to set', async () => {
    const { token } = await newOwner();
    for (const field of ['tenantId', 'rulesVersion', 'trialEndsAt', 'plan', 'role']) {
      const { status, json } = await patch(token, { [field]: 1 });
      expect([status, json.error.issues]).toEqual([400, [{ path: field, message: 'Champ inconnu.' }]]);
    }
  });

  test('changes the times that are free from then on', async () => {
    const { token } = await newOwner();
    const window = { dayOfWeek: 1, startTime: '09:00', endTime: '17:00' };
    await world.call('POST', '/v1/availability', { token, body: window });
    const count = async () => (await world.call('GET', '/v1/slots', { token })).json.data.slots.length;
    const before = await count();
    await patch(token, { booking: { slotMinutes: 30 } });
    expect(await count()).toBeGreaterThan(before);
  });

  test('a conflict in the database is tried again', async () => {
    const { token } = await newOwner();
    conflicts = 2;
    expect((await patch(token, { name: 'Salon', industry: 'beaute' })).json.data).toMatchObject({
      name: 'Salon',
      industry: 'beaute',
    });
  });

  test('names the person responsible for personal information, whom every visitor reads; null clears it', async () => {
    const { slug, owner } = await openBusiness(world);
    const shown = async () =>
      (await world.call('GET', `/public/sites/${slug}/config`)).json.data.consent.contact;
    const privacyContact = { name: 'Marie Tremblay', email: 'vie.privee@garage.ca' };
    expect((await patch(owner.token, { privacyContact })).json.data).toMatchObject({ privacyContact });
    expect(await shown()).toEqual(privacyContact);
    for (const wrong of [{ name: 'Marie' }, { email: 'a@b.ca' }, { ...privacyContact, phone: '1' }, 'Marie'])
      expect((await patch(owner.token, { privacyContact: wrong })).status).toBe(400);
    expect(await shown()).toEqual(privacyContact);
    await patch(owner.token, { privacyContact: null });
    expect(await shown()).toBeNull();
  });

  test('shows the address that a business gives, its postal code as the post writes it', async () => {
    const { slug, owner } = await openBusiness(world);
    const shown = async () => (await world.call('GET', `/public/sites/${slug}/config`)).json.data.address;
    expect(await shown()).toBeNull();
    const address = {
      line1: '4210, rue Saint-Denis',
      line2: null,
      city: 'Montréal',
      region: 'QC',
      postalCode: 'h2j2k8',
      country: 'CA',
    };
    const kept = { ...address, postalCode: 'H2J 2K8' };
    expect((await patch(owner.token, { address })).json.data).toMatchObject({ address: kept });
    expect(await shown()).toEqual(kept);
    for (const [wrong, path] of [
      [{ region: 'VT' }, 'address.region'],
      [{ country: 'US', region: 'VT' }, 'address.postalCode'],
      [{ city: '' }, 'address.city'],
      [{ country: 'FR' }, 'address.country'],
    ] as const) {
      const { status, json } = await patch(owner.token, { address: { ...address, ...wrong } });
      expect([status, json.error.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]]);
    }
    expect(await shown()).toEqual(kept);
    expect((await patch(owner.token, { address: null })).json.data.address).toBeNull();
    expect(await shown()).toBeNull();
  });

  test('lets the owner say how long conversations are kept, and an admin only what it is already', async () => {
    const { tenantId, owner } = await openBusiness(world);
    const { token } = await addMember(world, tenantId, 'admin');
    const days = (conversationRetentionDays: number) => ({ conversationRetentionDays });
    expect((await patch(token, days(30))).json.error.code).toBe('forbidden');
    expect((await patch(token, { ...days(90), name: 'Garage' })).status).toBe(200);
    expect((await patch(owner.token, days(30))).json.data).toMatchObject(days(30));
    expect((await patch(token, days(90))).json.error.code).toBe('forbidden');
    expect((await patch(token, days(30))).status).toBe(200);
  });
});

describe('two who save the business', () => {
  const versionOf = async (token: string) =>
    (await world.call('GET', '/v1/me', { token })).json.data.tenant.version;

  test('of the same version: the first is saved, the second told what there is, whatever they named', async () => {
    const { token, tenant } = await newOwner();
    const { version } = tenant;
    const first = await patch(token, { name: 'Salon', version });
    for (const change of [{ phone: null }, { booking: { horizonDays: 60 } }, { privacyContact: null }, {}]) {
      const { status, json } = await patch(token, { ...change, version });
      expect([status, json.error.code, json.error.present]).toEqual([
        409,
        'changed_meanwhile',
        first.json.data,
      ]);
    }
    expect((await world.call('GET', '/v1/me', { token })).json.data.tenant).toEqual(first.json.data);
  });

  test('meet no conflict in what else is written of a business: offers, calendars, the feed, its site', async () => {
    const { slug, owner } = await openBusiness(world);
    const { token, memberId } = owner;
    const version = await versionOf(token);
    const staff = async (method: string, path: string, body?: object) => {
      const { status, text } = await world.call(method, path, { token, body });
      if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
    };
    await staff('POST', '/v1/services', { name: 'Coupe', durationMin: 30 });
    await staff('POST', '/v1/closures', { from: '2026-12-24', to: '2026-12-26' });
    await staff('PATCH', `/v1/calendars/${memberId}`, { active: true, name: 'Odile' });
    await staff('POST', '/v1/calendar-feed/rotate');
    await staff('PATCH', '/v1/sites/current', { title: `Salon ${slug}` });
    expect(await versionOf(token)).toBe(version);
    expect((await patch(token, { name: 'Salon', version })).status).toBe(200);
  });

  test('meet one where the length of its slots was changed with the free times', async () => {
    const { token, tenant } = await newOwner();
    const run = { token, body: { durationMinutes: 30 } };
    expect((await world.call('POST', '/v1/slots/generate', run)).status).toBeLessThan(300);
    const { json } = await patch(token, { booking: { slotMinutes: 45 }, version: tenant.version });
    expect(json.error).toMatchObject({
      code: 'changed_meanwhile',
      present: { booking: { slotMinutes: 30 }, version: tenant.version + 1 },
    });
    expect((await world.call('POST', '/v1/slots/generate', run)).status).toBeLessThan(300);
    expect(await versionOf(token)).toBe(tenant.version + 1);
  });
});
