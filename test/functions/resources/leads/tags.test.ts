import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { payloadOf } from '../../../../functions/messages/webhooks/payload.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { join } from '../../../support/team.ts';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { recordCalls, unitsOf } from '../../manifest/units.ts';
import { allRows } from '../bookings/records.ts';
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

const idsIn = async (query: string): Promise<readonly string[]> =>
  (await desk.list(query)).leads.map(({ leadId }: { leadId: string }) => leadId);

describe('the tags of a lead', () => {
  test('are given when it is made and changed later, one of each however it is written', async () => {
    const made = await desk.create({ name: 'Ana', tags: ['VIP', 'Été', 'vip'] });
    expect(made.tags).toEqual(['VIP', 'Été']);
    expect((await desk.patch(made.leadId, { tags: ['ete', 'Été', 'Vélo'] })).json.data.tags).toEqual([
      'ete',
      'Vélo',
    ]);
    expect((await desk.patch(made.leadId, { tags: [] })).json.data).not.toHaveProperty('tags');
  });

  test('are eight at most, of thirty characters', async () => {
    const { leadId } = await desk.create({ name: 'Ana' });
    const eight = Array.from({ length: 8 }, (_, n) => `${n}`.padEnd(30, 'x'));
    expect((await desk.patch(leadId, { tags: eight })).status).toBe(200);
    for (const tags of [[...eight, 'neuf'], ['x'.repeat(31)], ['']])
      expect((await desk.patch(leadId, { tags })).status).toBe(400);
  });

  test('typed again for a known contact are added to those there are, and refused where they are too many', async () => {
    const contact = { email: 'ana@example.org' };
    await desk.create({ ...contact, tags: ['VIP'] });
    expect((await desk.create({ ...contact, tags: ['vip', 'Vélo'] })).tags).toEqual(['VIP', 'Vélo']);
    const seven = Array.from({ length: 7 }, (_, n) => `T${n}`);
    const refused = await desk.call('POST', '/v1/leads', { ...contact, tags: seven });
    expect(refused).toMatchObject({ status: 400, json: { error: { issues: [{ path: 'tags' }] } } });
  });

  test('of two merged leads are together on the one that stays', async () => {
    const ana = await desk.create({ name: 'Ana', tags: ['VIP'] });
    const other = await desk.create({ name: 'Ana R.', tags: ['Vélo', 'vip'] });
    await desk.merge(ana.leadId, other.leadId);
    expect((await desk.get(ana.leadId)).tags).toEqual(['VIP', 'Vélo']);
    expect(await idsIn('?tag=velo')).toEqual([ana.leadId]);
  });
});

describe('the list by a tag or an owner', () => {
  test('has exactly those, the last active first', async () => {
    const colleague = await join(world, business.owner);
    const ana = await desk.create({ name: 'Ana', tags: ['VIP'], ownerId: colleague.memberId });
    world.advance(1);
    const luc = await desk.create({ name: 'Luc', tags: ['Vip', 'Vélo'], message: 'Rappelez-moi.' });
    await desk.create({ name: 'Zoé' });
    expect(await idsIn('?tag=VIP')).toEqual([luc.leadId, ana.leadId]);
    expect(await idsIn(`?ownerId=${colleague.memberId}`)).toEqual([ana.leadId]);
    expect(await idsIn('?waiting=true')).toEqual([luc.leadId]);
    await desk.patch(luc.leadId, { status: 'won', ownerId: colleague.memberId });
    expect(await idsIn('?waiting=true')).toEqual([]);
    expect(await idsIn(`?status=won&ownerId=${colleague.memberId}`)).toEqual([luc.leadId]);
    expect(await idsIn(`?status=new&ownerId=${colleague.memberId}`)).toEqual([ana.leadId]);
    world.advance(1);
    await desk.tell({ contact: { email: null, phone: null }, otherwise: ana.leadId });
    expect(await idsIn('?tag=vip')).toEqual([ana.leadId, luc.leadId]);
    await desk.remove(ana.leadId);
    expect(await idsIn('?tag=vip')).toEqual([luc.leadId]);
  });

  test('goes on page by page, each lead once', async () => {
    const made = [];
    for (let n = 0; n < 7; n += 1) {
      made.unshift((await desk.create({ name: `Ana ${n}`, tags: ['VIP'] })).leadId);
      world.advance(1);
    }
    const first = await desk.list('?tag=vip&limit=4');
    const second = await desk.list(`?tag=vip&limit=4&cursor=${first.nextCursor}`);
    expect([...first.leads, ...second.leads].map(({ leadId }) => leadId)).toEqual(made);
    expect(second).not.toHaveProperty('nextCursor');
  });

  test('reads as much whether the business has few other leads or many', async () => {
    const { memberId } = business.owner;
    await desk.create({ name: 'Ana', tags: ['VIP'], ownerId: memberId });
    const cost = async () => {
      const recorded = recordCalls(world.kernel.table);
      await desk.list('?tag=VIP');
      await desk.list(`?ownerId=${memberId}`);
      return unitsOf(recorded());
    };
    const few = await cost();
    for (let n = 0; n < 40; n += 1) await desk.create({ name: `Luc ${n}`, tags: ['Vélo'] });
    expect(await cost()).toEqual(few);
  });

  test('is of one business', async () => {
    await desk.create({ name: 'Ana', tags: ['VIP'] });
    const other = leadCalls(world, await openBusiness(world));
    expect((await other.list('?tag=VIP')).leads).toEqual([]);
    expect(await tagsOf(other)).toEqual([]);
  });
});

const tagsOf = async ({ call }: LeadCalls) => (await call('GET', '/v1/leads/tags')).json.data.tags;

describe('the tags of the business', () => {
  test('are each once, as it was written last, in the order of letters', async () => {
    await desk.create({ name: 'Ana', tags: ['VIP', 'Vélo'] });
    await desk.create({ name: 'Luc', tags: ['Été', 'vip'] });
    expect(await tagsOf(desk)).toEqual(['Été', 'Vélo', 'vip']);
  });

  test('are no more those that nobody has', async () => {
    const ana = await desk.create({ name: 'Ana', tags: ['VIP', 'Vélo'] });
    const luc = await desk.create({ name: 'Luc', tags: ['VIP'] });
    await desk.patch(ana.leadId, { tags: ['VIP'] });
    expect(await tagsOf(desk)).toEqual(['VIP']);
    await desk.remove(luc.leadId);
    expect(await tagsOf(desk)).toEqual(['VIP']);
    await desk.remove(ana.leadId);
    expect(await tagsOf(desk)).toEqual([]);
  });
});

describe('a tag that is changed everywhere', () => {
  const change = (body: object) => desk.call('POST', '/v1/leads/tags', body);
  /** As the dashboard walks: until there is no cursor; at most so many requests. */
  const walk = async (body: object, most = 50): Promise<number> => {
    let sum = 0;
    let cursor: string | undefined;
    for (let page = 0; page < most && (page === 0 || cursor); page += 1) {
      const { json } = await change({ ...body, ...(cursor ? { cursor } : {}) });
      sum += json.data.changed;
      cursor = json.data.cursor;
    }
    return sum;
  };
  const tagged = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      await desk.create({ name: `Ana ${n}`, tags: ['VIP', `n${n % 3}`] });
      world.advance(1);
    }
  };
  const actionsNow = async (): Promise<readonly string[]> =>
    (await desk.call('GET', '/v1/audit')).json.data.records.map(({ action }: { action: string }) => action);

  test('has the other name on every lead that had it, in its place, once, with one line in the audit trail', async () => {
    await tagged(30);
    const both = await desk.create({ name: 'Luc', tags: ['Fidèle', 'vip', 'Vélo'] });
    const order = await idsIn('?limit=100');
    expect(await walk({ tag: 'vip', to: 'Fidèle' })).toBe(31);
    expect(await idsIn('?tag=VIP&limit=100')).toEqual([]);
    expect(await idsIn('?tag=fidele&limit=100')).toEqual(order);
    expect((await desk.get(both.leadId)).tags).toEqual(['Fidèle', 'Vélo']);
    expect(await tagsOf(desk)).toEqual(['Fidèle', 'n0', 'n1', 'n2', 'Vélo']);
    expect(await idsIn('?limit=100')).toEqual(order);
    expect((await actionsNow()).filter((action) => action === 'tag_renamed')).toHaveLength(1);
    expect(await walk({ tag: 'VIP', to: 'Fidèle' })).toBe(0);
  });

  test('is written otherwise on every lead, though it is the same tag', async () => {
    await tagged(27);
    expect(await walk({ tag: 'VIP', to: 'Vip' })).toBe(27);
    expect(await tagsOf(desk)).toContain('Vip');
    const { leads } = await desk.list('?tag=vip&limit=100');
    expect(leads.every(({ tags }: { tags: readonly string[] }) => tags[0] === 'Vip')).toBe(true);
  });

  test('goes on where it was left, and leaves no lead out that became active meanwhile', async () => {
    await tagged(30);
    const [oldest] = (await idsIn('?tag=VIP&limit=100')).toReversed();
    expect(await walk({ tag: 'VIP', to: null }, 1)).toBe(25);
    expect(await idsIn('?tag=VIP&limit=100')).toHaveLength(5);
    expect(await tagsOf(desk)).toContain('VIP');
    world.advance(1);
    const left = (await idsIn('?tag=VIP&limit=100')).at(-1) ?? '';
    await desk.patch(left, { status: 'won' });
    expect(await walk({ tag: 'VIP', to: null })).toBe(5);
    expect(await tagsOf(desk)).toEqual(['n0', 'n1', 'n2']);
    expect((await desk.get(oldest ?? '')).tags).toEqual(['n0']);
    expect((await actionsNow()).filter((action) => action === 'tag_removed')).toHaveLength(2);
  });

  test('by two at once, while another changes the same leads, loses nothing', async () => {
    await tagged(12);
    const [first] = await idsIn('?tag=VIP');
    await Promise.all([
      walk({ tag: 'VIP', to: 'Or' }),
      walk({ tag: 'VIP', to: 'Argent' }),
      walk({ tag: 'n0', to: null }),
      desk.patch(first ?? '', { note: 'Rappelée' }),
    ]);
    expect(await idsIn('?tag=VIP')).toEqual([]);
    const [gold, silver] = [await idsIn('?tag=or&limit=100'), await idsIn('?tag=argent&limit=100')];
    expect([...gold, ...silver].toSorted()).toEqual((await idsIn('?limit=100')).toSorted());
    expect(await idsIn('?tag=n0')).toEqual([]);
    expect(await tagsOf(desk)).not.toContain('VIP');
  });

  test('is not changed by whoever is no admin, nor into a name that is too long', async () => {
    await tagged(1);
    const colleague = await join(world, business.owner);
    const asked = { token: colleague.token, body: { tag: 'VIP', to: null } };
    expect((await world.call('POST', '/v1/leads/tags', asked)).status).toBe(403);
    expect((await change({ tag: 'VIP', to: 'x'.repeat(31) })).status).toBe(400);
    expect((await change({ tag: 'VIP', to: null, cursor: 'faux' })).status).toBe(400);
  });

  test('costs as much for each lead whether the business has few or many', async () => {
    await tagged(1);
    const cost = async (to: string, tag: string) => {
      const recorded = recordCalls(world.kernel.table);
      expect(await walk({ tag, to })).toBe(1);
      return unitsOf(recorded());
    };
    const few = await cost('Fidèle', 'VIP');
    for (let n = 0; n < 20; n += 1) await desk.create({ name: `Luc ${n}`, tags: ['Vélo'] });
    expect(await cost('VIP', 'Fidèle')).toEqual(few);
  });
});

describe('the birthday of a lead', () => {
  const notes = (notesBirthdays: boolean) => desk.call('PATCH', '/v1/tenants/current', { notesBirthdays });

  test('is not taken until the business says that it notes them', async () => {
    const { leadId } = await desk.create({ name: 'Ana' });
    const refused = { status: 400, json: { error: { issues: [{ path: 'birthday' }] } } };
    expect(await desk.patch(leadId, { birthday: '04-12' })).toMatchObject(refused);
    expect(await desk.call('POST', '/v1/leads', { name: 'Luc', birthday: '04-12' })).toMatchObject(refused);
    expect((await notes(true)).json.data.notesBirthdays).toBe(true);
    expect((await desk.patch(leadId, { birthday: '04-12' })).json.data.birthday).toBe('04-12');
    expect((await notes(false)).json.data).not.toHaveProperty('notesBirthdays');
    expect((await desk.patch(leadId, { birthday: '04-13' })).status).toBe(400);
    expect((await desk.patch(leadId, { birthday: null })).json.data).not.toHaveProperty('birthday');
  });

  test('is a day that exists, its year optional, and fills only an empty one', async () => {
    await notes(true);
    const contact = { email: 'ana@example.org' };
    const { leadId } = await desk.create({ ...contact, birthday: '02-29' });
    expect((await desk.create({ ...contact, birthday: '1990-05-01' })).birthday).toBe('02-29');
    for (const birthday of ['1991-02-29', '13-01', '04-31', '1-2', '1880-01-01', 'avril'])
      expect([birthday, (await desk.patch(leadId, { birthday })).status]).toEqual([birthday, 400]);
  });

  test('of two merged leads is that of the one that stays, and the other is in its history', async () => {
    await notes(true);
    const ana = await desk.create({ name: 'Ana', birthday: '05-01' });
    const other = await desk.create({ name: 'Ana', birthday: '1990-05-01', note: 'Fidèle' });
    await desk.merge(ana.leadId, other.leadId);
    expect((await desk.get(ana.leadId)).birthday).toBe('05-01');
    expect(await desk.timeline(ana.leadId)).toContainEqual(
      expect.objectContaining({ kind: 'merge', note: '1990-05-01' }),
    );
    expect((await desk.get(ana.leadId)).note).toBe('Fidèle');
  });

  test('is told to no webhook', async () => {
    await notes(true);
    const { leadId } = await desk.create({ name: 'Ana', birthday: '1990-05-01' });
    const about = {
      tenantId: brandId<TenantId>(business.tenantId),
      type: 'lead.created' as const,
      subjectId: leadId,
    };
    const told = await payloadOf(world.kernel.table, about, MONDAY_8H);
    expect([told, JSON.stringify(told)]).toEqual([
      expect.objectContaining({ leadId, name: 'Ana' }),
      expect.not.stringContaining('1990'),
    ]);
  });

  test('goes with the person, and nothing of it or of their tags is left', async () => {
    await notes(true);
    await desk.create({ email: 'ana@example.org', birthday: '1990-05-01', tags: ['Parrainée'] });
    await desk.call('POST', '/v1/privacy/erase', { confirm: true, email: 'ana@example.org' });
    const left = (await allRows(world)).filter(({ pk }) => pk === `TENANT#${business.tenantId}`);
    expect(JSON.stringify(left)).not.toMatch(/1990-05-01|parrainee|Parrainée/);
  });
});
