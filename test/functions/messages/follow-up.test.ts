import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addMember, type Business, MONDAY_8H, openBusiness } from '../../support/world.ts';
import { visitorOf } from '../resources/chat/visitor.ts';
import { type MailWorld, openMailWorld } from './mail-world.ts';

const DAY_MIN = 1440;

let world: MailWorld;
let business: Business;
let email: string;
let people = 0;
beforeAll(async () => {
  world = await openMailWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  business = await openBusiness(world);
  people += 1;
  email = `demande${people}@example.org`;
});
afterAll(() => world.stop());

const staff = (method: string, path: string, body?: unknown) =>
  world.call(method, path, { token: business.owner.token, body });

/** A visitor leaves a request in the chat. */
const ask = async (language: 'fr' | 'en' = 'fr') => {
  const visitor = visitorOf(world, business.slug, language);
  await visitor.say(language === 'fr' ? 'Rappelez-moi s’il vous plaît' : 'Please call me back');
  await visitor.say(language === 'fr' ? `Zoé Roy, ${email}` : `Zoe Roy, ${email}`);
  await world.run();
  return (await staff('GET', '/v1/leads')).json.data.leads[0];
};

const followUps = async (minutes: number) => {
  world.advance(minutes);
  return (await world.newMailsTo(email)).filter(({ subject = '' }) =>
    /^Votre demande|^Your request/.test(subject),
  );
};

describe('a request that nobody answers', () => {
  test('is followed up once, a day later, with a way to get no more of them', async () => {
    await ask();
    expect(await followUps(DAY_MIN - 1)).toEqual([]);
    const [mail, another] = await followUps(2);
    expect(another).toBeUndefined();
    const header = (name: string) => mail?.headers?.find((one) => one.name.toLowerCase() === name)?.value;
    expect(header('list-unsubscribe')).toMatch(/^<https:\/\/app\.example\/public\/unsubscribe\/.+>$/);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(await followUps(3 * DAY_MIN)).toEqual([]);
  });

  test('is followed up in the language in which it was made', async () => {
    await ask('en');
    expect((await followUps(DAY_MIN + 1))[0]?.subject).toBe('Your request to Garage Tremblay');
  });

  test('is not once somebody has taken it up', async () => {
    const { leadId, version } = await ask();
    expect((await staff('PATCH', `/v1/leads/${leadId}`, { status: 'contacted', version })).status).toBe(200);
    expect(await followUps(DAY_MIN + 1)).toEqual([]);
  });

  test('is not once it became a booking', async () => {
    await ask();
    const { serviceId } = business;
    const body = { serviceId, startAt: '2026-11-26T15:00:00.000Z', name: 'Zoé Roy', email };
    expect((await staff('POST', '/v1/bookings', body)).status).toBe(201);
    expect(await followUps(DAY_MIN + 1)).toEqual([]);
  });

  test('is not for who unsubscribed', async () => {
    await ask();
    const [mail] = await followUps(DAY_MIN + 1);
    const url = mail?.headers?.find(({ name }) => name.toLowerCase() === 'list-unsubscribe')?.value ?? '';
    const { pathname, search } = new URL(url.slice(1, -1));
    const posted = await world.call('POST', `${pathname}${search}`, {
      rawBody: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(posted.status).toBeLessThan(400);
    const lead = (await staff('GET', '/v1/leads')).json.data.leads[0];
    await staff('DELETE', `/v1/leads/${lead.leadId}`);
    await ask();
    expect(await followUps(DAY_MIN + 1)).toEqual([]);
  });

  test('is not without Pro', async () => {
    world.advance(13.5 * DAY_MIN);
    await ask();
    expect(await followUps(DAY_MIN + 1)).toEqual([]);
  });

  test('is not when a member typed it, or when it was a booking from the start', async () => {
    await addMember(world, business.tenantId, 'staff');
    await staff('POST', '/v1/leads', { name: 'Zoé Roy', email, message: 'À rappeler' });
    expect(await followUps(DAY_MIN + 1)).toEqual([]);
  });
});
