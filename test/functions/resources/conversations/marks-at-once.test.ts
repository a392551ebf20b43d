import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dataOf } from '../../../support/team.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { isTransaction, meanwhile, mentions, type Sent } from '../bookings/faults.ts';
import { itemsOf } from '../chat/visitor.ts';
import { OPEN, openTalk } from './take-over.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(OPEN);
  business = await openBusiness(world);
});
afterAll(() => world.stop());

const call = (method: string, path: string, body?: object) =>
  world.call(method, path, { token: business.owner.token, ...(body ? { body } : {}) });
const talk = async (first: string) => {
  const opened = await openTalk(world, first, business);
  const change = (body: object) => dataOf(call('PATCH', opened.path, body));
  /** What it is listed under, as its rows say. */
  const listed = async (): Promise<readonly string[]> => {
    const rows = await itemsOf(world, `TENANT#${business.tenantId}`, `CONVMARK#${opened.id}#`);
    return rows.map(({ sk }) => String(sk).split('#')[2] ?? '');
  };
  return { ...opened, change, listed };
};

/** The transaction that stores something of this conversation. */
const storing =
  (id: string) =>
  (sent: Sent): boolean =>
    isTransaction(sent) && mentions(`CONVERSATION#${id}`)(sent);

describe('tags and marks that two change at once', () => {
  test('are both kept, and the lists show the conversation under both', async () => {
    const { id, read, change, listed } = await talk('Bonjour');
    const happened = meanwhile(world.kernel.table, storing(id), () => change({ tag: 'Flotte' }));
    await change({ tag: 'VIP' });
    expect(happened()).toBe(true);
    expect((await read()).tags).toEqual(['Flotte', 'VIP']);
    expect(await listed()).toEqual(['tag:flotte', 'tag:vip']);
  });

  test('stay when the visitor goes on: the turn is stored with them as they are', async () => {
    const { id, read, change, listed, say } = await talk('Je veux parler à une personne');
    const happened = meanwhile(world.kernel.table, storing(id), () => change({ tag: 'VIP', answered: true }));
    expect((await say('Quels sont vos prix ?')).json.data.mode).toBe('rules');
    expect(happened()).toBe(true);
    const { tags, marks, transcript } = await read();
    expect([tags, marks, transcript.length]).toEqual([['VIP'], [], 2]);
    expect(await listed()).toEqual(['tag:vip']);
  });

  test('stay when a member writes, and when they give the conversation back', async () => {
    const { id, read, change, listed, write, giveBack } = await talk('Je veux parler à une personne');
    const wrote = meanwhile(world.kernel.table, storing(id), () => change({ tag: 'VIP' }));
    expect((await write('Bonjour.')).status).toBe(201);
    expect([wrote(), await listed()]).toEqual([true, ['tag:vip']]);
    const gave = meanwhile(world.kernel.table, storing(id), () => change({ tag: 'Flotte', untag: 'VIP' }));
    expect((await giveBack()).status).toBe(200);
    expect([gave(), await listed(), (await read()).tags]).toEqual([true, ['tag:flotte'], ['Flotte']]);
  });

  test('stay when the assistant answers what was given back', async () => {
    const { id, convId, read, change, listed, write, giveBack, say } = await talk('Bonjour');
    await write('Je regarde.');
    await say('Je veux parler à une personne');
    await giveBack();
    const happened = meanwhile(world.kernel.table, storing(id), () => change({ tag: 'VIP' }));
    await dataOf(world.call('GET', `/public/sites/${business.slug}/chat/${convId()}`));
    expect(happened()).toBe(true);
    expect((await read()).transcript.at(-1).kind).toBe('spoken');
    expect(await listed()).toEqual(['tag:vip', 'unanswered', 'unanswered&tag:vip']);
  });

  test('do not come back after an erasure took a tag away that names the person', async () => {
    const ana = await talk('Je veux parler à une personne, écrivez-moi à ana@example.org');
    const { id, change, listed } = await talk('Une vidange demain à 14 h, Luc Roy, luc@example.org');
    await change({ tag: 'ana@example.org' });
    const happened = meanwhile(world.kernel.table, storing(id), () => change({ tag: 'VIP' }));
    await dataOf(call('POST', '/v1/privacy/erase', { email: 'ana@example.org', confirm: true }));
    expect(happened()).toBe(true);
    expect(await listed()).toEqual(['tag:vip']);
    expect(await ana.listed()).toEqual([]);
  });

  test('leave nothing behind when the conversation is deleted', async () => {
    const { id, change, listed } = await talk('Écrivez-moi à ana@example.org');
    const happened = meanwhile(world.kernel.table, storing(id), () => change({ tag: 'VIP' }));
    await dataOf(call('POST', '/v1/privacy/erase', { email: 'ana@example.org', confirm: true }));
    expect([happened(), await listed()]).toEqual([true, []]);
  });
});
