import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SMS_CONSENT_VERSION } from '../../../../shared/domain/sms-consent.ts';
import { MONDAY_8H, openWorld, type World } from '../../../support/world.ts';
import { openDesk } from './visitors-calls.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const business = () => openDesk(world);

describe('the public config', () => {
  test('is all that the page shows, and nothing that it does not', async () => {
    const { slug, staff, serviceId } = await business();
    await staff('POST', '/v1/services', { name: 'Interne', durationMin: 30, active: false });
    await staff('PATCH', '/v1/tenants/current', { phone: '514 555-0199' });
    const { status, json } = await world.call('GET', `/public/sites/${slug}/config`);
    expect(status).toBe(200);
    expect(json.data).toEqual({
      slug,
      title: 'Garage Tremblay',
      theme: 'light',
      welcomeMessage: 'Bonjour, que puis-je pour vous ?',
      description: null,
      primaryColor: '#0ea5e9',
      accentColor: '#10b981',
      seo: {},
      name: 'Garage Tremblay',
      industry: 'services',
      phone: '+15145550199',
      address: null,
      language: 'fr',
      timezone: 'America/Toronto',
      services: [
        {
          id: serviceId,
          name: 'Vidange',
          description: null,
          durationMin: 60,
          price: 60,
          currency: 'CAD',
          active: true,
        },
      ],
      openingHours: [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, opens: '09:00', closes: '17:00' })),
      specialHours: [],
      canonicalUrl: null,
      cutOffHours: 24,
      mostAtOnce: 12,
      horizonDays: 14,
      customDomain: null,
      publicUrl: `https://app.example/site/${slug}`,
      consent: { version: expect.any(String), contact: null },
      smsConsent: SMS_CONSENT_VERSION,
      waitlist: true,
    });
  });

  test('offers SMS only with a plan that has them, where some can be sent', async () => {
    const { slug } = await business();
    const offered = async () =>
      (await world.call('GET', `/public/sites/${slug}/config`)).json.data.smsConsent;
    const { settings } = world.kernel;
    expect(await offered()).toBe(SMS_CONSENT_VERSION);
    Object.assign(settings, { sendsSms: false });
    expect(await offered()).toBeUndefined();
    Object.assign(settings, { sendsSms: true });
    world.advance(15 * 24 * 60);
    expect(await offered()).toBeUndefined();
    world.advance(-15 * 24 * 60);
  });

  test('shows only the hours of active windows', async () => {
    const { slug, staff } = await business();
    const { windows } = (await staff('GET', '/v1/availability')).json.data;
    await staff('PATCH', `/v1/availability/${windows[0].availabilityId}`, { active: false });
    const { json } = await world.call('GET', `/public/sites/${slug}/config`);
    expect(json.data.openingHours.map(({ dayOfWeek }: { dayOfWeek: number }) => dayOfWeek)).toEqual([
      2, 3, 4, 5,
    ]);
  });

  test('of an unknown slug is a 404, which is how a slug is known to be free', async () => {
    for (const [language, message] of [
      ['fr', 'Site introuvable'],
      ['en', 'Site not found'],
    ] as const) {
      const headers = { 'accept-language': language };
      const { status, json } = await world.call('GET', '/public/sites/nobody-here/config', { headers });
      expect([status, json.error]).toEqual([404, { code: 'site_not_found', message }]);
    }
  });
});

describe('the public slots', () => {
  test('are free times, soonest first, each under an opaque handle that reveals nothing about the business', async () => {
    const { slots, tenantId, serviceId } = await business();
    const found = await slots(`serviceId=${serviceId}`);
    expect(found[0]).toEqual({
      slotId: expect.any(String),
      startAt: '2026-11-23T15:00:00.000Z',
      endAt: '2026-11-23T16:00:00.000Z',
    });
    const times = found.map(({ startAt }) => startAt);
    expect(times).toEqual([...new Set(times)].toSorted());
    expect(tenantId).not.toBe('');
  });

  test('begin after the business’s notice and end with the last day of its horizon, whatever the hour', async () => {
    const { slots, staff } = await business();
    await staff('PATCH', '/v1/tenants/current', { booking: { minNoticeMin: 1440, horizonDays: 3 } });
    const times = (await slots('limit=100')).map(({ startAt }) => startAt);
    expect(Date.parse(times[0] ?? '')).toBeGreaterThanOrEqual(MONDAY_8H + 1440 * 60_000);
    expect(times.at(-1)).toBe('2026-11-26T21:00:00.000Z');
    world.advance(6 * 60);
    expect((await slots('limit=100')).at(-1)?.startAt).toBe('2026-11-26T21:00:00.000Z');
    world.setClock(MONDAY_8H);
  });

  test('are as many as asked for, fifty by default, and between the two instants asked for', async () => {
    const { slots, slug } = await business();
    expect([await slots('limit=3'), await slots()].map(({ length }) => length)).toEqual([3, 50]);
    const [from, to] = ['2026-11-24T15:00:00Z', '2026-11-24T17:00:00Z'];
    expect((await slots(`from=${from}&to=${to}`)).map(({ startAt }) => startAt)).toEqual([
      '2026-11-24T15:00:00.000Z',
      '2026-11-24T16:00:00.000Z',
    ]);
    expect(await slots(`from=${to}&to=${from}`)).toEqual([]);
    for (const bad of ['limit=0', 'limit=101', 'limit=x', 'from=demain', 'serviceId=nobody'])
      expect((await world.call('GET', `/public/sites/${slug}/slots?${bad}`)).status).toBe(400);
  });

  test('last as long as the service asked for', async () => {
    const { slots, staff } = await business();
    const { json } = await staff('POST', '/v1/services', { name: 'Révision', durationMin: 150 });
    const [slot] = await slots(`serviceId=${json.data.serviceId}`);
    expect(Date.parse(slot?.endAt ?? '') - Date.parse(slot?.startAt ?? '')).toBe(150 * 60_000);
  });
});
