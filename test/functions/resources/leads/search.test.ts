import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { leadList, lead as leadSchema } from '../../../../shared/schemas/lead.ts';
import { join } from '../../../support/team.ts';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { injectFaults } from '../bookings/faults.ts';
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

const FAR_SEC = MONDAY_8H / 1000 + 86_400 * 365;
const YEARS_MIN = 25 * 31 * 1440;

interface Stored {
  readonly name?: string;
  readonly status?: string;
  readonly expiresAt?: number;
}

/** Leads as they lie in the table, the first the last active. */
const store = async (leads: readonly Stored[]): Promise<void> => {
  const { client, name: tableName } = world.kernel.table;
  const items = leads.map((lead, n) => {
    const leadId = `lead-${String(n).padStart(5, '0')}`;
    const at = new Date(MONDAY_8H - n * 1000).toISOString();
    return {
      pk: `TENANT#${business.tenantId}`,
      sk: `LEAD#${leadId}`,
      gsi1pk: `LEADS#${business.tenantId}`,
      gsi1sk: `${at}#${leadId}`,
      leadId,
      name: null,
      email: null,
      phone: null,
      message: '',
      source: 'chat',
      status: 'new',
      note: null,
      version: 1,
      createdAt: at,
      lastActivityAt: at,
      expiresAt: FAR_SEC,
      ...lead,
    };
  });
  for (let n = 0; n < items.length; n += 25) {
    const puts = items.slice(n, n + 25).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [tableName]: puts } }));
  }
};

const namesOf = ({ leads }: { leads: readonly { name: string }[] }) => leads.map(({ name }) => name);

/** Every page of a list, in order. */
const walk = async (query: string) => {
  const pages = [];
  let cursor = '';
  do {
    const page = await desk.list(`?${query}${cursor}`);
    expect(leadList.isValidSync(page, { strict: true })).toBe(true);
    pages.push(page);
    cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
  } while (cursor);
  return pages;
};

const many = (count: number, lead: (n: number) => Stored = () => ({})) =>
  Array.from({ length: count }, (_, n) => lead(n));

describe('the search for a lead', () => {
  test('by a whole e-mail or phone finds the one it belongs to, however it is written', async () => {
    const marie = await desk.create({ name: 'Marie', email: 'marie@example.com', phone: '514 555-0123' });
    await desk.create({ name: 'marie@example.com' });
    expect(leadSchema.isValidSync(marie, { strict: true })).toBe(true);
    for (const q of ['Marie@Example.com', ' marie@example.com ', '(514) 555-0123', '+1 514 555 0123'])
      expect([q, (await desk.list(`?q=${encodeURIComponent(q)}`)).leads]).toEqual([q, [marie]]);
    for (const q of ['paul@example.com', '514 555-0199'])
      expect(await desk.list(`?q=${encodeURIComponent(q)}`)).toEqual({ leads: [] });
  });

  test('by a contact that is kept beside the shown one finds it too', async () => {
    const marie = await desk.create({ name: 'Marie', email: 'marie@example.com', phone: '514 555-0123' });
    const roy = await desk.create({ name: 'Marie Roy', email: 'roy@example.com' });
    await desk.merge(marie.leadId, roy.leadId);
    const { leads } = await desk.list('?q=roy@example.com');
    expect(leads).toMatchObject([
      { leadId: marie.leadId, email: 'marie@example.com', otherEmails: ['roy@example.com'] },
    ]);
  });

  test('by a name does not mind case, accents or the order of words', async () => {
    await desk.create({ name: 'Inès Bélanger' });
    await desk.create({ name: 'Paul Inéson' });
    await desk.create({ email: 'ines@example.com' });
    expect(namesOf(await desk.list('?q=INES')).toSorted()).toEqual(['Inès Bélanger', 'Paul Inéson']);
    expect(namesOf(await desk.list('?q=belanger%20in'))).toEqual(['Inès Bélanger']);
  });

  test('never finds another business’s', async () => {
    const other = leadCalls(world, await openBusiness(world));
    await other.create({ name: 'Marie', email: 'marie@example.com' });
    expect(await desk.list('?q=marie@example.com')).toEqual({ leads: [] });
    expect(await desk.list('?q=marie')).toEqual({ leads: [] });
  });

  test('by a name goes through two thousand leads, page by page, and says so when there are more', async () => {
    await store(
      many(2010, (n) => ([5, 1500, 1999, 2000, 2009].includes(n) ? { name: `Zoé ${n}` } : { name: 'Luc' })),
    );
    const pages = await walk('q=zoe');
    expect(pages.flatMap(namesOf)).toEqual(['Zoé 5', 'Zoé 1500', 'Zoé 1999']);
    expect(pages.at(-1)).toMatchObject({ partial: true });
    expect(pages.slice(0, -1).some((page) => 'partial' in page)).toBe(false);
  });

  test('by a name that few have does not call the end of two thousand partial', async () => {
    await store(many(300, (n) => (n === 299 ? { name: 'Zoé' } : { name: 'Luc' })));
    expect(await walk('q=zoe')).toMatchObject([{ leads: [{ name: 'Zoé' }] }]);
    expect((await walk('q=zoe')).at(-1)).not.toHaveProperty('partial');
  });

  test('gives full pages of a name, each lead once', async () => {
    await store(many(120, (n) => ({ name: n % 3 ? 'Luc' : `Zoé ${n}` })));
    const pages = await walk('q=zoé&limit=15');
    expect(pages.map(({ leads }) => leads.length)).toEqual([15, 15, 10]);
    expect(new Set(pages.flatMap(namesOf)).size).toBe(40);
  });

  test('reads at most a thousand leads for one request', async () => {
    await store(many(1300, () => ({ name: 'Luc' })));
    let read = 0;
    const heal = injectFaults(world.kernel.table, ({ command, input }) => {
      if (command === 'QueryCommand' && 'Limit' in input) read += Number(input.Limit);
      return undefined;
    });
    const page = await desk.list('?q=zoe');
    heal();
    expect(page).toMatchObject({ leads: [], nextCursor: expect.any(String) });
    expect(read).toBeLessThanOrEqual(1000);
  });
});

describe('the list of leads', () => {
  test('by status, source and owner has exactly those, in full pages that go on', async () => {
    await store(many(450, (n) => ({ status: n % 9 === 0 ? 'won' : 'new' })));
    const pages = await walk('status=won&limit=20');
    expect(pages.map(({ leads }) => leads.length)).toEqual([20, 20, 10]);
    expect((await walk('status=lost')).flatMap(({ leads }) => leads)).toEqual([]);
    expect((await walk('source=manual'))[0].leads).toEqual([]);
    const colleague = await join(world, business.owner);
    await desk.patch('lead-00003', { ownerId: colleague.memberId });
    expect(await desk.list(`?ownerId=${colleague.memberId}`)).toMatchObject({
      leads: [{ leadId: 'lead-00003' }],
    });
  });

  test('is a full page, or goes on, when leads in between have run out', async () => {
    await store(many(60, (n) => (n % 2 ? { expiresAt: MONDAY_8H / 1000 - 1 } : {})));
    const pages = await walk('limit=10');
    expect(pages.map(({ leads }) => leads.length)).toEqual([10, 10, 10]);
    expect(
      new Set(pages.flatMap(({ leads }) => leads.map(({ leadId }: { leadId: string }) => leadId))).size,
    ).toBe(30);
  });

  test('goes on past more leads that have run out than one request reads', async () => {
    await store([...many(1200, () => ({ expiresAt: MONDAY_8H / 1000 - 1 })), { name: 'Zoé' }]);
    expect((await walk('limit=10')).flatMap(namesOf)).toEqual(['Zoé']);
  });

  test('has no empty last page', async () => {
    await store(many(40));
    expect((await walk('limit=20')).map(({ leads }) => leads.length)).toEqual([20, 20]);
  });

  test.each(['status=open', 'source=fax', 'ownerId=', 'q=', `q=${'x'.repeat(255)}`, 'who=me'])(
    'refuses ?%s with 400',
    async (query) => {
      const answer = await desk.call('GET', `/v1/leads?${query}`);
      expect([answer.status, answer.json.error.code]).toEqual([400, 'invalid_request']);
    },
  );

  test('refuses a cursor whose count was made up', async () => {
    await store(many(3, () => ({ name: 'Zoé' })));
    const { nextCursor } = await desk.list('?q=zoe&limit=1');
    const [payload, mac] = nextCursor.split('.');
    const [sk, indexSk, seen] = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(seen).toBe(1);
    for (const forged of [-1, 0, 1.5, '1', {}]) {
      const made = Buffer.from(JSON.stringify([sk, indexSk, forged])).toString('base64url');
      const cursor = `${made}.${mac}`;
      const answer = await desk.call('GET', `/v1/leads?q=zoe&cursor=${cursor}`);
      expect([answer.status, answer.json.error.code]).toEqual([400, 'invalid_cursor']);
    }
  });

  test('is empty again once its leads have run out', async () => {
    await desk.create({ name: 'Marie', email: 'marie@example.com' });
    world.advance(YEARS_MIN);
    expect(await desk.list()).toEqual({ leads: [] });
    expect(await desk.list('?q=marie@example.com')).toEqual({ leads: [] });
    expect(await desk.list('?q=marie')).toEqual({ leads: [] });
  });
});
