import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { indexed, keys } from '../../../../functions/kernel/table/keys.ts';
import { brandId, type LeadId, type TenantId } from '../../../../shared/domain/ids.ts';
import { report } from '../../../../shared/schemas/report.ts';
import { markAtStart } from '../../../support/mark-booking.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { visitorOf } from '../chat/visitor.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-23T13:00:00Z');

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(START);
  business = await openBusiness(world);
});
afterAll(() => world.stop());

const ask = (query = '', { owner }: Business = business) =>
  world.call('GET', `/v1/reports/summary${query}`, { token: owner.token });

const summary = async (query = '') => (await ask(query)).json.data;

const send = async (method: string, path: string, body?: unknown) => {
  const { status, json, text } = await world.call(method, path, { token: business.owner.token, body });
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return json?.data;
};

const book = (startAt: string, name: string) =>
  send('POST', '/v1/bookings', { serviceId: business.serviceId, startAt, name });

const mark = (bookingId: string, status: 'attended' | 'no_show') =>
  markAtStart(world, business.owner.token, bookingId, status);

describe('a report', () => {
  test('of nothing is all zeroes, a row for each of the last 30 days', async () => {
    const data = await summary();
    expect(report.isValidSync(data, { strict: true })).toBe(true);
    expect(data).toMatchObject({
      from: '2026-10-25',
      to: '2026-11-23',
      timezone: 'America/Toronto',
      totals: { conversations: 0, leads: 0, bookings: 0, attended: 0, cancelled: 0 },
      noShowRate: null,
      revenue: [],
      revenueTotals: [],
      conversationsSince: '2026-08-25T13:00:00.000Z',
    });
    expect(data.byDay).toHaveLength(30);
  });

  test('follows a visitor from their first word to the appointment they kept', async () => {
    const { say } = visitorOf(world, business.slug);
    await say('Un rendez-vous demain à 14 h ?', { extra: { source: 'widget' } });
    const { json } = await say('Ana Lévy, ana@example.org', { extra: { source: 'widget' } });
    await mark(json.data.booking.bookingId, 'attended');
    const { totals, bySource, byDay } = await summary('?from=2026-11-23&to=2026-11-24');
    expect(totals).toMatchObject({ conversations: 1, leads: 1, bookings: 1, attended: 1 });
    expect(bySource.find(({ source }: { source: string }) => source === 'widget')).toMatchObject(totals);
    expect(byDay).toMatchObject([
      { date: '2026-11-23', conversations: 1, leads: 1, bookings: 0 },
      { date: '2026-11-24', conversations: 0, leads: 0, bookings: 1, attended: 1 },
    ]);
  });

  test('tells what came of appointments, cancelled ones apart', async () => {
    const made = [];
    for (const hour of [14, 15, 16, 17, 18])
      made.push(await book(`2026-11-24T${hour}:00:00.000Z`, `Client ${hour}`));
    const [came, missed, gone, , late] = made.map(({ bookingId }) => bookingId);
    await mark(came, 'attended');
    await mark(missed, 'no_show');
    await send('DELETE', `/v1/bookings/${gone}`);
    // The fourth has begun, the fifth has not.
    world.setClock(Date.parse('2026-11-24T17:30:00Z'));
    const { totals, noShowRate, revenue, revenueTotals } = await summary('?from=2026-11-24&to=2026-11-24');
    expect(totals).toMatchObject({
      bookings: 4,
      attended: 1,
      noShow: 1,
      unmarked: 1,
      upcoming: 1,
      cancelled: 1,
    });
    expect(noShowRate).toBe(0.5);
    const earned = {
      currency: 'CAD',
      attended: { bookings: 1, amount: 60 },
      unmarked: { bookings: 1, amount: 60 },
    };
    expect(revenue).toEqual([{ serviceId: business.serviceId, title: 'Vidange', ...earned }]);
    expect(revenueTotals).toEqual([earned]);
    expect(late).toBeDefined();
  });

  test('counts an appointment at the price it was booked at', async () => {
    const { bookingId } = await book('2026-11-24T14:00:00.000Z', 'Ana');
    await mark(bookingId, 'attended');
    await send('PATCH', `/v1/services/${business.serviceId}`, { price: 75 });
    const { revenueTotals } = await summary('?from=2026-11-24&to=2026-11-24');
    expect(revenueTotals).toMatchObject([{ attended: { bookings: 1, amount: 60 } }]);
  });

  test('counts a lead on the day it came, whatever was done with it since', async () => {
    const { leadId } = await send('POST', '/v1/leads', { name: 'Luc', email: 'luc@example.org' });
    world.setClock(START + 10 * DAY_MS);
    await send('PATCH', `/v1/leads/${leadId}`, { status: 'won' });
    expect((await summary('?from=2026-11-23&to=2026-11-23')).totals.leads).toBe(1);
    expect((await summary('?from=2026-11-24&to=2026-12-03')).totals.leads).toBe(0);
  });

  test('counts a conversation on the day it began, though it went on later', async () => {
    const { say } = visitorOf(world, business.slug);
    await say('Bonjour');
    world.setClock(START + 3 * DAY_MS);
    await say('Me revoici');
    const { byDay } = await summary('?from=2026-11-22&to=2026-11-26');
    expect(byDay.map(({ conversations }: { conversations: number }) => conversations)).toEqual([
      0, 1, 0, 0, 0,
    ]);
  });

  test('puts what happens late in the evening on the business’s own day', async () => {
    world.setClock(Date.parse('2026-11-24T04:59:00Z'));
    await send('POST', '/v1/leads', { name: 'Avant minuit' });
    world.setClock(Date.parse('2026-11-24T05:00:00Z'));
    await send('POST', '/v1/leads', { name: 'À minuit' });
    const { byDay } = await summary('?from=2026-11-23&to=2026-11-24');
    expect(byDay).toMatchObject([
      { date: '2026-11-23', leads: 1 },
      { date: '2026-11-24', leads: 1 },
    ]);
  });

  test('knows nothing of another business', async () => {
    await book('2026-11-24T14:00:00.000Z', 'Ana');
    await send('POST', '/v1/leads', { name: 'Luc' });
    await visitorOf(world, business.slug).say('Bonjour');
    const other = await openBusiness(world);
    const { totals } = (await ask('?from=2026-11-01&to=2026-12-31', other)).json.data;
    expect(Object.values(totals).every((count) => count === 0)).toBe(true);
  });
});

describe('what a report refuses', () => {
  test.each([
    '?from=2026-13-01',
    '?from=2026-02-30',
    '?to=2026-02-30T10:00:00Z',
    '?to=yesterday',
    '?from=0000-01-01',
    '?to=9999-12-31',
    '?from=',
    '?from=2026-11-01T10:00',
    '?since=2026-11-01',
    '?from=2026-11-24&to=2026-11-23',
  ])('%s, as no period', async (query) => {
    const { status, json } = await ask(query);
    expect([status, json.error.code]).toEqual([400, 'invalid_request']);
  });

  test('93 days, while 92 are shown', async () => {
    expect((await ask('?from=2026-08-24&to=2026-11-23')).status).toBe(200);
    const { status, json } = await ask('?from=2026-08-23&to=2026-11-23');
    expect([status, json.error.code]).toEqual([400, 'range_too_large']);
  });
});

const BATCH = 25;

/** Leads of one moment, put as they would be stored. */
const fill = async (count: number, first: number, at: string): Promise<void> => {
  const { client, name } = world.kernel.table;
  const tenantId = brandId<TenantId>(business.tenantId);
  const requests = Array.from({ length: count }, (_, n) => {
    const leadId = brandId<LeadId>(`filled-${first + n}`);
    const fields = { leadId, source: 'api', createdAt: at, expiresAt: 4e9 };
    const Item = { ...keys.lead(tenantId, leadId), ...fields, ...indexed.lead(tenantId, at, leadId) };
    return { PutRequest: { Item } };
  });
  for (let n = 0; n < requests.length; n += BATCH)
    await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests.slice(n, n + BATCH) } }));
};

test('5,000 rows of all kinds are counted, one more is refused, and a shorter period is again counted', async () => {
  await book('2026-11-24T14:00:00.000Z', 'Ana');
  const { bookingId } = await book('2026-11-24T15:00:00.000Z', 'Luc');
  await send('DELETE', `/v1/bookings/${bookingId}`);
  await visitorOf(world, business.slug).say('Bonjour');
  await fill(4997, 0, '2026-11-23T12:00:00.000Z');
  const period = '?from=2026-11-01&to=2026-11-30';
  expect((await summary(period)).totals).toMatchObject({
    conversations: 1,
    leads: 4997,
    bookings: 1,
    cancelled: 1,
  });
  await fill(1, 4997, '2026-11-23T12:00:00.000Z');
  const { status, json } = await ask(period);
  expect([status, json.error.code]).toEqual([400, 'range_too_large']);
  expect((await ask('?from=2026-11-24&to=2026-11-30')).status).toBe(200);
}, 60_000);

test('nothing is scanned, and no row is read for nothing', async () => {
  await book('2026-11-24T14:00:00.000Z', 'Ana');
  const commands: string[] = [];
  world.kernel.table.client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        commands.push(commandName);
        return next(args);
      },
    { step: 'initialize', name: 'commands' },
  );
  await summary('?from=2026-11-01&to=2026-11-30');
  world.kernel.table.client.middlewareStack.remove('commands');
  // The caller, the business, then one question per kind of row.
  expect(commands.toSorted()).toEqual([
    'GetItemCommand',
    'GetItemCommand',
    'QueryCommand',
    'QueryCommand',
    'QueryCommand',
    'QueryCommand',
  ]);
});
