import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { keys } from '../../../../functions/kernel/table/keys.ts';
import { kindOf, ROW_KINDS } from '../../../../functions/kernel/table/row-kinds.ts';
import { getExport, openExport } from '../../../../functions/records/privacy/export-store.ts';
import { exportedRow, type TenantRow } from '../../../../functions/records/privacy/exported-row.ts';
import { gatherPart } from '../../../../functions/records/privacy/gather-part.ts';
import { runExport } from '../../../../functions/resources/exports/run-export.ts';
import { brandId, type CalendarId, type TenantId } from '../../../../shared/domain/ids.ts';
import { tenantExport } from '../../../../shared/schemas/export.ts';
import { continueExports } from '../../../support/under-role.ts';
import { addMember, type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { allItems, openStage } from '../../manifest/requests.ts';
import { itemsOf, visitorOf } from '../chat/visitor.ts';

const START = Date.parse('2026-11-23T13:00:00Z');
const MINUTE_MS = 60_000;

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

const ask = (method: string, path: string, { owner }: Business = business) =>
  world.call(method, path, { token: owner.token });

const exported = async (at = business) => (await ask('POST', '/v1/exports', at)).json.data;

const download = (url: string) => world.call('GET', new URL(url).pathname);

/** Everything in the files of an export, by kind. */
const contentOf = async (files: readonly { readonly url: string }[]) => {
  const documents = await Promise.all(files.map(({ url }) => download(url)));
  return documents.flatMap(({ json }) => json.items);
};

const tenantId = (): TenantId => brandId(business.tenantId);

describe('an export of everything', () => {
  test('is made at once for a small business, and answered as accepted', async () => {
    const answer = await ask('POST', '/v1/exports');
    expect(answer.status).toBe(202);
    expect(tenantExport.isValidSync(answer.json.data, { strict: true })).toBe(true);
    expect(answer.json.data).toMatchObject({
      status: 'ready',
      createdAt: '2026-11-23T13:00:00.000Z',
      linksExpireAt: '2026-11-23T13:05:00.000Z',
      files: [{ name: 'comptoir-2026-11-23.json' }],
    });
  });

  test('holds the business, its rules, people, leads, bookings and all that was said', async () => {
    const { say } = visitorOf(world, business.slug);
    await say('Un rendez-vous demain à 14 h ?');
    await say('Ana Lévy, ana@example.org');
    const items = await contentOf((await exported()).files);
    const kinds = new Set(items.map(({ kind }: { kind: string }) => kind));
    for (const kind of ['business', 'site', 'member', 'service', 'window', 'booking', 'lead'])
      expect(kinds).toContain(kind);
    const [talk] = items.filter(({ kind }) => kind === 'conversation');
    expect(talk.data.transcript.map(({ message }: { message: string }) => message)).toEqual([
      'Un rendez-vous demain à 14 h ?',
      'Ana Lévy, ana@example.org',
    ]);
    expect(items.find(({ kind }) => kind === 'booking')).toMatchObject({
      data: { name: 'Ana Lévy', price: 60 },
    });
  });

  test('holds no key of the table, no hash of a person, no link of a visitor, and nothing of others', async () => {
    const other = await openBusiness(world);
    const { say } = visitorOf(world, business.slug);
    await say('Un rendez-vous demain à 14 h ?');
    await say('Ana Lévy, ana@example.org');
    const { text } = await download((await exported()).files[0].url);
    for (const word of [
      'gsi1',
      'gsi2',
      '"pk"',
      '"sk"',
      '"person"',
      'manageUrl',
      'slotId',
      'TENANT#',
      other.tenantId,
    ])
      expect(text).not.toContain(word);
  });

  test('holds the texts that the business wrote for its messages, and whose days were rescued', async () => {
    const { table } = world.kernel;
    const texts = { fr: { subject: 'À demain', body: 'Nous avons hâte.' } };
    const automation = { kind: 'booking_reminder', isOn: true, texts, version: 1 };
    await table.write({ put: keys.automation(tenantId(), automation.kind), item: automation });
    const rescue = { calendarId: brandId<CalendarId>('main'), date: '2026-11-24', bookings: [] };
    await table.write({ put: keys.rescue(tenantId(), rescue.date, rescue.calendarId), item: rescue });
    const items = await contentOf((await exported()).files);
    expect(items).toContainEqual({ kind: 'automation', data: automation });
    expect(items).toContainEqual({ kind: 'rescue', data: rescue });
  });

  test('of a business that has one of everything finds no kind that nobody decided about', async () => {
    const stage = await openStage(world);
    await addMember(world, stage.tenantId, 'viewer');
    await visitorOf(world, stage.slug).say('Bonjour');
    await exported(stage);
    const rows = (await allItems(world)).filter(({ pk }) => pk === `TENANT#${stage.tenantId}`);
    const kinds = new Set(rows.map(({ sk }) => kindOf(String(sk))));
    expect(ROW_KINDS).toEqual(expect.arrayContaining([...kinds]));
    expect(kinds.size).toBeGreaterThan(10);
  });

  test('is recorded in the audit trail, as tables are', async () => {
    const { exportId } = await exported();
    world.advance(1);
    await ask('GET', '/v1/exports/leads.csv');
    world.advance(1);
    await ask('GET', '/v1/exports/bookings.csv');
    const { records } = (await ask('GET', '/v1/audit')).json.data;
    const actor = { id: business.owner.memberId };
    expect(records).toMatchObject([
      { action: 'bookings_exported', actor },
      { action: 'leads_exported', actor },
      { action: 'data_exported', actor, subject: { id: exportId } },
    ]);
  });

  test('may be asked for twenty times an hour', async () => {
    for (let n = 0; n < 20; n += 1) expect((await ask('POST', '/v1/exports')).status).toBe(202);
    const { status, json } = await ask('POST', '/v1/exports');
    expect([status, json.error.code]).toEqual([403, 'rate_limited']);
  });
});

describe('the link', () => {
  test('opens the file for five minutes, to be saved and kept by nobody on the way', async () => {
    const { files } = await exported();
    world.setClock(START + 5 * MINUTE_MS - 1);
    const { status, headers } = await download(files[0].url);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="comptoir-2026-11-23.json"',
      'cache-control': 'no-store',
    });
    world.setClock(START + 5 * MINUTE_MS);
    expect((await download(files[0].url)).json.error.code).toBe('not_found');
  });

  test('gets a new link at each read of the export', async () => {
    const { exportId } = await exported();
    world.setClock(START + 60 * MINUTE_MS);
    const { files, linksExpireAt } = (await ask('GET', `/v1/exports/${exportId}`)).json.data;
    expect(linksExpireAt).toBe('2026-11-23T14:05:00.000Z');
    expect((await download(files[0].url)).status).toBe(200);
  });

  test('is dead with the export, after six hours', async () => {
    const { exportId } = await exported();
    world.setClock(START + 6 * 60 * MINUTE_MS - 1000);
    const { files } = (await ask('GET', `/v1/exports/${exportId}`)).json.data;
    world.setClock(START + 6 * 60 * MINUTE_MS);
    expect((await download(files[0].url)).json.error.code).toBe('not_found');
    expect((await ask('GET', `/v1/exports/${exportId}`)).json.error.code).toBe('not_found');
    const pieces = await itemsOf(world, `TENANT#${business.tenantId}`, 'EXPORTED#');
    expect(pieces.map(({ expiresAt }) => Number(expiresAt) * 1000)).toEqual([START + 8 * 60 * MINUTE_MS]);
  });

  test('counts the six hours from when it was made, not from when it was asked for', async () => {
    const { table, ids } = world.kernel;
    const asked = { tenantId: tenantId(), exportId: 'slow', actorId: 'someone', now: START };
    await openExport(table, ids, asked);
    const made = START + 90 * MINUTE_MS;
    await runExport(table, { tenantId: tenantId(), exportId: 'slow', now: made, isOutOfTime: () => false });
    const end = made + 6 * 60 * MINUTE_MS;
    world.setClock(end - 1000);
    expect((await getExport(table, tenantId(), 'slow')).status).toBe('ready');
    world.setClock(end);
    await expect(getExport(table, tenantId(), 'slow')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('cannot be forged, bent or made of another link', async () => {
    const { files } = await exported();
    const path = new URL(files[0].url).pathname;
    const other = await exported(await openBusiness(world));
    const [body = '', mac = ''] = path.split('.');
    const theirs = new URL(other.files[0].url).pathname.split('.')[1] ?? '';
    const feed = (await ask('GET', '/v1/calendar-feed')).json.data;
    const feedToken = String(Object.values(feed)[0]).split('/').at(-1)?.replace('.ics', '');
    for (const bad of [
      `${body}.${theirs}`,
      body,
      `${body}.`,
      `${body}A.${mac}`,
      `/public/exports/${feedToken}`,
    ])
      expect((await world.call('GET', bad)).json.error.code).toBe('not_found');
  });
});

describe('an export larger than one part', () => {
  const fill = async (count: number) => {
    for (let n = 0; n < count; n += 1)
      await world.call('POST', '/v1/leads', {
        token: business.owner.token,
        body: { name: `Lead ${n}`, message: 'é'.repeat(1000) },
      });
  };

  test('is cut into documents of their own that have every row once, in the order of their keys', async () => {
    await fill(12);
    const whole = await contentOf((await exported()).files);
    const items: unknown[] = [];
    let after: string | undefined;
    let isLast = false;
    let part = 0;
    while (!isLast) {
      part += 1;
      const exported = (row: TenantRow) => exportedRow(world.kernel.table, row);
      const asked = { tenantId: tenantId(), exportId: 'x', part, after };
      const gathering = { ...asked, exported, isOutOfTime: () => false };
      const made = await gatherPart(world.kernel.table, gathering, 5000);
      expect(Buffer.byteLength(made.document)).toBeLessThan(5100);
      items.push(...JSON.parse(made.document).items);
      ({ after, isLast } = made);
    }
    expect(part).toBeGreaterThan(3);
    expect(items).toEqual(whole);
  });

  test('has files that each hold a part, under names of their own', async () => {
    const { table, ids } = world.kernel;
    const asked = { tenantId: tenantId(), exportId: 'large', actorId: 'x', now: START };
    await openExport(table, ids, asked);
    // Leads of 120 KB each, as nobody can type them: 24 of them are more than a part.
    for (let n = 0; n < 24; n += 1)
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { pk: `TENANT#${business.tenantId}`, sk: `LEAD#large-${n}`, message: 'é"'.repeat(40_000) },
        }),
      );
    await runExport(table, { ...asked, isOutOfTime: () => false });
    const { files } = (await ask('GET', '/v1/exports/large')).json.data;
    expect(files.map(({ name }: { name: string }) => name)).toEqual([
      'comptoir-2026-11-23-1.json',
      'comptoir-2026-11-23-2.json',
    ]);
    const answers = await Promise.all(files.map(({ url }: { url: string }) => download(url)));
    for (const { text } of answers)
      expect(Buffer.byteLength(JSON.stringify(text))).toBeLessThan(6 * 1024 * 1024);
    const large = (await contentOf(files)).filter(({ data }) => data.message?.length === 80_000);
    expect(large).toHaveLength(24);
  });
});

describe('the job', () => {
  const open = async (exportId: string) => {
    const asked = { tenantId: tenantId(), exportId, actorId: 'x', now: START };
    await openExport(world.kernel.table, world.kernel.ids, asked);
    return asked;
  };

  test('finishes what its request had no time for', async () => {
    const asked = await open('slow');
    expect(await runExport(world.kernel.table, { ...asked, isOutOfTime: () => true })).toMatchObject({
      status: 'running',
      parts: 0,
    });
    expect((await ask('GET', '/v1/exports/slow')).json.data).toMatchObject({ status: 'running', files: [] });
    expect(await continueExports(world.kernel, START)).toBe(1);
    expect((await ask('GET', '/v1/exports/slow')).json.data).toMatchObject({ status: 'ready' });
    expect(await continueExports(world.kernel, START)).toBe(0);
  });

  test('run twice at once does the work once', async () => {
    const asked = await open('twice');
    const runs = [1, 2, 3].map(() => runExport(world.kernel.table, { ...asked, isOutOfTime: () => false }));
    const items = await Promise.all(runs);
    expect(items.map(({ status, parts }) => [status, parts])).toEqual([
      ['ready', 1],
      ['ready', 1],
      ['ready', 1],
    ]);
  });

  test('lets lie what is no longer kept', async () => {
    await open('old');
    const late = START + 9 * 60 * MINUTE_MS;
    world.setClock(late);
    expect(await continueExports(world.kernel, late)).toBe(0);
    await expect(getExport(world.kernel.table, tenantId(), 'old')).rejects.toThrow('not_found');
  });

  test('asks for no more than ids of any business before it is about that business', async () => {
    await open('ids');
    const rows = (await allItems(world)).filter(({ gsi2pk }) => gsi2pk === 'EXPORTS');
    for (const row of rows)
      expect(Object.keys(row).toSorted()).toEqual([
        'createdAt',
        'expiresAt',
        'exportId',
        'gsi2pk',
        'gsi2sk',
        'parts',
        'pk',
        'sk',
        'status',
        'tenantId',
      ]);
  });
});

test('another business’s export is answered as one that never was', async () => {
  const { exportId } = await exported();
  const other = await openBusiness(world);
  const theirs = await ask('GET', `/v1/exports/${exportId}`, other);
  expect([theirs.status, theirs.json.error.code]).toEqual([404, 'not_found']);
  expect(theirs).toEqual(await ask('GET', '/v1/exports/01hzzzzzzzzzzzzzzzzzzzzzzz', other));
});
