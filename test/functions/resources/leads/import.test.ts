import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ImportRow } from '../../../../shared/schemas/lead-import.ts';
import { isFull } from '../../../support/full-run.ts';
import { join } from '../../../support/team.ts';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { recordCalls, unitsOf } from '../../manifest/units.ts';
import { injectFaults } from '../bookings/faults.ts';
import { allRows, recordsOf } from '../bookings/records.ts';
import { type LeadCalls, leadCalls } from './lead-calls.ts';

let world: World;
let business: Business;
let desk: LeadCalls;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  business = await openBusiness(world);
  desk = leadCalls(world, business);
});
afterAll(() => world.stop());

const send = (rows: readonly ImportRow[], key?: string, calls = desk) =>
  calls.call('POST', '/v1/leads/import', { rows }, key);
const imported = async (rows: readonly ImportRow[], key?: string) => {
  const { status, json, text } = await send(rows, key);
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return json.data.rows;
};

describe('an import', () => {
  test('makes a client of each row, with all that the row says, and is a client of before', async () => {
    await desk.call('PATCH', '/v1/tenants/current', { notesBirthdays: true });
    const row = { name: 'Ana Roy', email: 'ANA@example.org', phone: '514 555-0142', note: 'Fidèle' };
    const [told] = await imported([{ line: 2, ...row, tags: ['VIP', 'vip'], birthday: '1990-04-12' }]);
    expect(told).toEqual({ line: 2, outcome: 'created', leadId: expect.any(String) });
    expect(await desk.get(told.leadId)).toMatchObject({
      ...{ name: 'Ana Roy', email: 'ana@example.org', phone: '+15145550142', note: 'Fidèle' },
      ...{ tags: ['VIP'], birthday: '1990-04-12', source: 'import', status: 'won' },
    });
    expect(await desk.get(told.leadId)).not.toHaveProperty('requestedAt');
    expect((await desk.list('?q=ana%20roy')).leads).toHaveLength(1);
  });

  test('adds to a known client what they lack, replaces nothing, and says what it left', async () => {
    const ana = await desk.create({ name: 'Ana', email: 'ana@example.org', note: 'Fidèle', tags: ['VIP'] });
    await desk.create({ name: 'Luc', phone: '514 555-0199' });
    const row = { email: 'ana@example.org', phone: '514 555-0142', note: 'Allergie', tags: ['Vélo'] };
    const [added, same, other] = await imported([
      { line: 2, ...row },
      { line: 3, ...row },
      { line: 4, name: 'Anna', email: 'ana@example.org', phone: '514 555-0199' },
    ]);
    expect(added).toEqual({ line: 2, outcome: 'added', leadId: ana.leadId });
    expect(same).toEqual({ line: 3, outcome: 'unchanged', leadId: ana.leadId });
    expect(other).toEqual({ line: 4, outcome: 'unchanged', leadId: ana.leadId, left: ['name', 'phone'] });
    expect(await desk.get(ana.leadId)).toMatchObject({
      ...{ name: 'Ana', phone: '+15145550142', note: 'Fidèle\nAllergie', tags: ['VIP', 'Vélo'] },
    });
  });

  test('refuses a row alone, with every reason', async () => {
    const rows = await imported([
      { line: 2, name: 'Ana', email: 'ana@', phone: '12' },
      { line: 3, note: 'Personne' },
      { line: 4, name: 'Luc', birthday: '1990-04-12' },
      { line: 5, name: 'x'.repeat(121), tags: Array.from({ length: 9 }, (_, n) => `T${n}`) },
      { line: 6, name: 'Zoé', phone: '555 555-5555' },
      { line: 7, name: 'Léa' },
    ]);
    const issues = rows.map((row: { issues?: readonly object[] }) => row.issues ?? []);
    expect(issues).toEqual([
      [
        { path: 'email', key: 'email' },
        { path: 'phone', key: 'phone' },
      ],
      [{ path: 'name', key: 'required' }],
      [{ path: 'birthday', key: 'birthdays_off' }],
      [
        { path: 'name', key: 'too_long:120' },
        { path: 'tags', key: 'too_many:8' },
      ],
      [{ path: 'phone', key: 'phone' }],
      [],
    ]);
    expect((await desk.list()).leads).toMatchObject([{ name: 'Léa' }]);
  });

  test('tells nobody: no webhook, no message, no waiting request, and no report counts them', async () => {
    await desk.call('POST', '/v1/webhooks', {
      url: 'http://localhost:65535/encore',
      events: ['lead.created', 'lead.updated'],
    });
    const outbox = async () => (await allRows(world)).filter(({ pk }) => pk.startsWith('OUTBOX#')).length;
    await desk.create({ email: 'ana@example.org' });
    const before = await outbox();
    const rows = [
      { line: 2, email: 'ana@example.org', name: 'Ana' },
      { line: 3, name: 'Luc', email: 'luc@example.org', phone: '514 555-0142' },
    ];
    expect((await imported(rows)).map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'added',
      'created',
    ]);
    expect(await outbox()).toBe(before);
    expect((await desk.list('?waiting=true')).leads).toEqual([]);
    const report = await desk.call('GET', '/v1/reports/summary?from=2026-11-23&to=2026-11-23');
    expect([report.status, report.json.data.totals.leads]).toEqual([200, 1]);
  });

  test('lies below whoever has been active, until they are', async () => {
    await desk.create({ name: 'Ana' });
    world.advance(1);
    await imported([
      { line: 2, name: 'Luc', email: 'luc@example.org', tags: ['VIP'] },
      { line: 3, name: 'Zoé', tags: ['VIP'] },
    ]);
    const names = async (query = '') =>
      (await desk.list(query)).leads.map(({ name }: { name: string }) => name);
    expect((await names())[0]).toBe('Ana');
    expect(await names('?tag=vip')).toHaveLength(2);
    world.advance(1);
    await desk.create({ email: 'luc@example.org', message: 'Rappelez-moi.' });
    expect((await names())[0]).toBe('Luc');
    expect(await names('?tag=vip')).toEqual(['Luc', 'Zoé']);
  });

  test('costs the lists of those who wait or are new nothing, and is found by its status and source', async () => {
    await desk.create({ name: 'Ana', message: 'Rappelez-moi.' });
    const cost = async () => {
      const recorded = recordCalls(world.kernel.table);
      for (const query of ['waiting=true', 'status=new', 'source=manual']) {
        expect((await desk.list(`?${query}`)).leads).toMatchObject([{ name: 'Ana' }]);
      }
      return unitsOf(recorded());
    };
    const before = await cost();
    await imported(Array.from({ length: 60 }, (_, n) => ({ line: n + 2, name: `Client ${n}` })));
    expect(await cost()).toEqual(before);
    for (const query of ['status=won', 'source=import'])
      expect((await desk.list(`?${query}&limit=100`)).leads).toHaveLength(60);
  });

  test('is in the audit trail, and open screens learn of it', async () => {
    const since = async () => (await desk.call('GET', '/v1/changes')).json.data;
    const before = await since();
    await imported([{ line: 2, name: 'Luc' }]);
    const { records } = (await desk.call('GET', '/v1/audit')).json.data;
    expect(records[0]).toMatchObject({ action: 'leads_imported' });
    expect(await since()).not.toEqual(before);
  });

  test('is one line of the trail for a file, with what became of all its rows, also when a request is sent again', async () => {
    const importId = 'import-of-a-file';
    const batch = (rows: readonly ImportRow[], key: string) =>
      desk.call('POST', '/v1/leads/import', { importId, rows }, key);
    const first = [
      { line: 2, name: 'Luc', email: 'luc@example.org' },
      { line: 3, email: 'nonsense' },
    ];
    expect((await batch(first, 'key-of-the-first')).status).toBe(200);
    await batch(first, 'key-of-the-first');
    const second = [
      { line: 4, email: 'luc@example.org', note: 'Fidèle' },
      { line: 5, email: 'luc@example.org' },
    ];
    expect((await batch(second, 'key-of-the-second')).status).toBe(200);
    const { records } = (await desk.call('GET', '/v1/audit')).json.data;
    const lines = records.filter(({ action }: { action: string }) => action === 'leads_imported');
    expect(lines).toMatchObject([{ rows: { created: 1, added: 1, unchanged: 1, refused: 1 } }]);
  });

  test('is for owners and admins, and of a hundred rows at most', async () => {
    const { token } = await join(world, business.owner, 'staff');
    const rows = [{ line: 2, name: 'Luc' }];
    expect((await world.call('POST', '/v1/leads/import', { token, body: { rows } })).status).toBe(403);
    for (const some of [[], Array.from({ length: 101 }, (_, n) => ({ line: n + 2, name: 'Luc' }))])
      expect((await send(some)).status).toBe(400);
  });
});

/** A clientele as files are: some twice, some known by phone alone, some without a contact, some with faults. */
const clientele = (count: number): readonly ImportRow[] =>
  Array.from({ length: count }, (_, n) => ({
    line: n + 2,
    name: `Client ${n % 97 === 0 ? n - 1 : n}`,
    ...(n % 5 === 0 ? {} : { email: `client${n % 11 === 0 ? n - 1 : n}@example.org` }),
    ...(n % 3 === 0 ? { phone: `514 ${String(200 + (n % 700))}-${String(n % 10000).padStart(4, '0')}` } : {}),
    ...(n % 13 === 0 ? { note: `Note ${n}` } : {}),
    ...(n % 4 === 0 ? { tags: ['VIP', `Groupe ${n % 3}`] } : {}),
    ...(n % 101 === 0 ? { email: 'sans arobase' } : {}),
  }));

/** What two businesses have alike: everything but ids. */
const kept = async (tenantId: string) => {
  const { rows, leads } = await recordsOf(world, tenantId);
  const kinds = Object.fromEntries(
    Array.from(
      Map.groupBy(rows, ({ sk }) => sk.split('#')[0] ?? ''),
      ([kind, all]) => [kind, all.length],
    ),
  );
  const people = leads.map(({ name, email, phone, note, tags, status, otherEmails }) =>
    JSON.stringify({ name, email, phone, note, tags, status, otherEmails }),
  );
  return { kinds, people: people.toSorted() };
};

const BATCH = 50;
const COUNT = isFull ? 10_000 : 300;

/** Sends every batch; `attempt` sends one until it is answered. */
const importAll = async (
  rows: readonly ImportRow[],
  attempt: (batch: readonly ImportRow[], key: string) => Promise<readonly { outcome: string }[]>,
) => {
  const outcomes: string[] = [];
  for (let at = 0; at < rows.length; at += BATCH)
    for (const { outcome } of await attempt(rows.slice(at, at + BATCH), `import-${at}`))
      outcomes.push(outcome);
  return outcomes;
};

test(`an import of ${COUNT} rows that is killed midway and resumed leaves what an undisturbed one leaves`, async () => {
  const rows = clientele(COUNT);
  const undisturbed = await importAll(rows, imported);
  const expected = await kept(business.tenantId);

  business = await openBusiness(world);
  desk = leadCalls(world, business);
  let writes = 0;
  let deaths = 0;
  const disturbed = await importAll(rows, async (batch, key) => {
    // The server dies within every third batch: before a write, or after it and before its answer.
    const diesAt = writes + 7;
    const isDying = deaths * 3 < Number(key.slice('import-'.length)) / BATCH;
    const heal = injectFaults(world.kernel.table, ({ command }) => {
      if (!isDying || !command.startsWith('TransactWrite') || ++writes !== diesAt) return undefined;
      const fault = new Error('killed');
      return deaths++ % 2 === 0 ? { before: fault } : { after: fault };
    });
    const first = await send(batch, key);
    heal();
    if (first.status === 200) return first.json.data.rows;
    expect(first.status).toBe(500);
    return imported(batch, key);
  });

  expect(deaths).toBeGreaterThan(COUNT / BATCH / 4);
  // What was added before a death is known afterwards: told again, it is unchanged.
  const told = (outcomes: readonly string[]) =>
    outcomes.map((outcome) => (outcome === 'added' || outcome === 'unchanged' ? 'known' : outcome));
  expect(told(disturbed)).toEqual(told(undisturbed));
  expect(await kept(business.tenantId)).toEqual(expected);
  expect(new Set(undisturbed)).toEqual(new Set(['created', 'added', 'unchanged', 'refused']));
}, 900_000);
