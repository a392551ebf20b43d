import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { listedNames } from '../../../../functions/records/leads/lead-marks.ts';
import { nameEntries } from '../../../../functions/records/leads/lead-names.ts';
import type { LeadItem } from '../../../../functions/records/leads/lead-store.ts';
import { leadList, lead as leadSchema } from '../../../../shared/schemas/lead.ts';
import { join } from '../../../support/team.ts';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { recordCalls, unitsOf } from '../../manifest/units.ts';
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

/** Leads as they lie in the table, found by their names, the first the last active. */
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
  const pk = `TENANT#${business.tenantId}`;
  const marks = items.flatMap((item) =>
    listedNames(item as unknown as LeadItem).map((name) => ({
      ...{ pk, sk: `LEADMARK#${item.leadId}#${name}`, leadId: item.leadId, expiresAt: item.expiresAt },
      ...{ gsi1pk: `LEADMARKS#${business.tenantId}#${name}`, gsi1sk: item.gsi1sk },
    })),
  );
  const ways = items.flatMap(({ leadId, name }) =>
    nameEntries(name).map((entry) => ({ pk, sk: `LEADNAME#${entry}#${leadId}`, leadId })),
  );
  const all = [...items, ...ways, ...marks];
  for (let n = 0; n < all.length; n += 25) {
    const puts = all.slice(n, n + 25).map((Item) => ({ PutRequest: { Item } }));
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
    const [first, second, ...others] = namesOf(await desk.list('?q=INES'));
    expect([first, second].toSorted()).toEqual(['Inès Bélanger', 'Paul Inéson']);
    expect(others).toEqual([null]);
    expect(namesOf(await desk.list('?q=belanger%20in'))).toEqual(['Inès Bélanger']);
  });

  test('never finds another business’s', async () => {
    const other = leadCalls(world, await openBusiness(world));
    await other.create({ name: 'Marie', email: 'marie@example.com' });
    expect(await desk.list('?q=marie@example.com')).toEqual({ leads: [] });
    expect(await desk.list('?q=marie')).toEqual({ leads: [] });
  });

  test('by a name finds every one of them, however many others there are, in the order of names', async () => {
    await store(
      many(2010, (n) => ([5, 1500, 1999, 2000, 2009].includes(n) ? { name: `Zoé ${n}` } : { name: 'Luc' })),
    );
    const pages = await walk('q=zoe');
    expect(pages).toHaveLength(1);
    expect(pages.flatMap(namesOf)).toEqual(['Zoé 1500', 'Zoé 1999', 'Zoé 2000', 'Zoé 2009', 'Zoé 5']);
  });

  test('by a name has each lead once, also where two of its words begin so, page by page', async () => {
    await store(many(9, (n) => ({ name: `Anne Anctil ${n}` })));
    const pages = await walk('q=an&limit=2');
    const found = pages.flatMap(namesOf);
    expect([found.length, new Set(found).size]).toEqual([9, 9]);
  });

  test('by the beginning of an e-mail or the end of a phone number finds whose it is', async () => {
    await desk.create({ name: 'Marie', email: 'marie@example.com', phone: '514 555-0123' });
    for (const q of ['marie@ex', '0123', '555-0123'])
      expect([q, namesOf(await desk.list(`?q=${encodeURIComponent(q)}`))]).toEqual([q, ['Marie']]);
  });

  test('by a word finds who has it in their name, then whose e-mail begins so, each lead once, page by page', async () => {
    for (const n of [1, 2]) await desk.create({ name: `Info ${n}`, email: `info${n}@example.com` });
    for (const n of [3, 4, 5]) await desk.create({ name: `Luc ${n}`, email: `INFO${n}@example.com` });
    await desk.create({ name: 'Marie', email: 'not-info@example.com' });
    const all = ['Info 1', 'Info 2', 'Luc 3', 'Luc 4', 'Luc 5'];
    expect(namesOf(await desk.list('?q=info'))).toEqual(all);
    for (const limit of [1, 2, 3, 4, 5, 6]) {
      const pages = await walk(`q=info&limit=${limit}`);
      expect([limit, pages.flatMap(namesOf)]).toEqual([limit, all]);
    }
  });

  test('by a name that no e-mail begins with has no empty last page', async () => {
    for (const n of [1, 2]) await desk.create({ name: `Zoé ${n}`, email: `z${n}@example.com` });
    expect((await walk('q=zoe&limit=2')).map(namesOf)).toEqual([['Zoé 1', 'Zoé 2']]);
  });

  test('gives full pages of a name, each lead once', async () => {
    await store(many(120, (n) => ({ name: n % 3 ? 'Luc' : `Zoé ${n}` })));
    const pages = await walk('q=zoé&limit=15');
    expect(pages.map(({ leads }) => leads.length)).toEqual([15, 15, 10]);
    expect(new Set(pages.flatMap(namesOf)).size).toBe(40);
  });

  test('by a name reads as much whether the business has few other leads or many', async () => {
    await store(many(3, (n) => ({ name: `Zoé ${n}` })));
    const cost = async () => {
      const recorded = recordCalls(world.kernel.table);
      await desk.list('?q=zoe');
      return unitsOf(recorded());
    };
    const few = await cost();
    for (let n = 0; n < 40; n += 1) await desk.create({ name: `Luc ${n}` });
    expect(await cost()).toEqual(few);
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

  test.each([
    ['name', ['Ana', 'Émile', 'Zoé', null]],
    ['-name', [null, 'Zoé', 'Émile', 'Ana']],
    ['createdAt', ['Zoé', 'Ana', null, 'Émile']],
    ['-createdAt', ['Émile', null, 'Ana', 'Zoé']],
  ])('sorted by %s has all of them, page by page, whatever was active since', async (sort, sorted) => {
    const zoe = await desk.create({ name: 'Zoé' });
    world.advance(1);
    const luc = await desk.create({ name: 'Luc' });
    world.advance(1);
    await desk.create({ email: 'nobody@example.org' });
    world.advance(1);
    await desk.create({ name: 'Émile' });
    await desk.patch(luc.leadId, { name: 'Ana' });
    world.advance(1);
    await desk.patch(zoe.leadId, { status: 'won' });
    expect((await walk(`sort=${sort}&limit=3`)).flatMap(namesOf)).toEqual(sorted);
  });

  test.each([
    'q=zoe&status=won',
    'q=zoe&sort=name',
    'tag=vip&source=chat',
    'tag=vip&ownerId=m1',
    'source=chat&waiting=true',
    'sort=name&status=new',
    'status=new&waiting=true',
  ])('refuses ?%s, which no rows list together', async (query) => {
    const answer = await desk.call('GET', `/v1/leads?${query}`);
    expect([answer.status, answer.json.error.code]).toEqual([400, 'invalid_request']);
  });

  test.each(['status=won', 'source=manual', 'waiting=true', 'sort=name'])(
    'for ?%s reads as much whether the business has few others or many',
    async (query) => {
      for (let n = 0; n < 3; n += 1) await desk.create({ name: `Ana ${n}`, status: 'won' });
      const cost = async () => {
        const recorded = recordCalls(world.kernel.table);
        await desk.list(`?${query}&limit=2`);
        return unitsOf(recorded());
      };
      const few = await cost();
      for (let n = 0; n < 40; n += 1) await desk.create({ name: `Luc ${n}`, status: 'lost' });
      expect(await cost()).toEqual(few);
    },
  );

  test.each(['status=open', 'source=fax', 'ownerId=', 'q=', `q=${'x'.repeat(255)}`, 'who=me'])(
    'refuses ?%s with 400',
    async (query) => {
      const answer = await desk.call('GET', `/v1/leads?${query}`);
      expect([answer.status, answer.json.error.code]).toEqual([400, 'invalid_request']);
    },
  );

  test('refuses the cursor of another search, of another tag and of the whole list', async () => {
    for (const name of ['Zoé Un', 'Zoé Deux', 'Luc Un', 'Luc Deux'])
      await desk.create({ name, tags: ['VIP', 'Vélo'] });
    const lists = ['?q=zoe&limit=1', '?q=luc&limit=1', '?tag=vip&limit=1', '?tag=velo&limit=1', '?limit=1'];
    for (const one of lists) {
      const { nextCursor } = await desk.list(one);
      for (const other of lists) {
        const answer = await desk.call('GET', `/v1/leads${other}&cursor=${nextCursor}`);
        expect([one, other, answer.status]).toEqual([one, other, one === other ? 200 : 400]);
      }
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
