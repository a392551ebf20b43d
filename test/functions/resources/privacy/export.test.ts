import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { continueErasures } from '../../../support/under-role.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { allItems } from '../../manifest/requests.ts';
import { visitorOf } from '../chat/visitor.ts';
import { live, somebody } from './life.ts';

const ZOE = somebody('zoecanari', '5145550142');
const LUC = somebody('luctemoin', '4185550177');

let world: World;
let business: Business;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
});
afterEach(() => world.stop());

interface Item {
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const ask = (body: object) => world.call('POST', '/v1/privacy/export', { token: business.owner.token, body });

const held = async (body: object): Promise<readonly Item[]> => {
  const { status, json } = await ask(body);
  expect([status, json.data.status]).toEqual([202, 'ready']);
  const items: Item[] = [];
  for (const { url } of json.data.files)
    items.push(...(await world.call('GET', new URL(url).pathname)).json.items);
  return items;
};

const countOf = (items: readonly Item[]) =>
  Object.fromEntries([...Map.groupBy(items, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]));

describe('what is held on a person', () => {
  test('is everything of theirs, with all that was said, and nothing of anybody else', async () => {
    await live(world, business, LUC);
    await live(world, business, ZOE);
    const items = await held({ email: ZOE.email, phone: ZOE.phone });
    expect(countOf(items)).toEqual({
      booking: expect.any(Number),
      booking_change: 1,
      conversation: 3,
      lead: 1,
      lead_timeline: expect.any(Number),
    });
    const text = JSON.stringify(items);
    for (const word of ['nom', 'mot', 'utm', 'campagne', 'note', 'message', 'demande', 'reponse', 'suite'])
      expect(text).toContain(`${ZOE.mark}${word}`);
    expect(text).toContain(ZOE.email.toLowerCase());
    expect(text).not.toContain(LUC.mark);
    expect(text).not.toContain(LUC.national);
    const talks = items.filter(({ kind }) => kind === 'conversation');
    for (const { data } of talks) expect(data.transcript).not.toEqual([]);
  });

  test('is found by their phone alone, written in any way', async () => {
    await live(world, business, ZOE);
    const byMail = await held({ email: ZOE.email });
    expect(await held({ phone: '1.514.555.0142' })).toEqual(byMail);
    expect(byMail.length).toBeGreaterThan(5);
  });

  test('is not what names another, whose address or number only contains theirs', async () => {
    const diana = visitorOf(world, business.slug);
    await diana.say('What are your opening hours? Write to diana@example.com or call 514 555 01427');
    expect(await held({ email: 'ana@example.com', phone: ZOE.phone })).toEqual([]);
    expect(await held({ email: 'diana@example.com' })).toHaveLength(1);
  });

  test('tells of an invitation and of a membership under their e-mail', async () => {
    const body = { email: ZOE.email, name: ZOE.name, role: 'staff' };
    await world.call('POST', '/v1/members/invite', { token: business.owner.token, body });
    expect(await held({ email: ZOE.email })).toEqual([
      { kind: 'member', data: expect.objectContaining({ name: ZOE.name, role: 'staff' }) },
    ]);
  });

  test('is empty for somebody who was never there, and no less asked for', async () => {
    expect(await held({ email: 'personne@exemple.org' })).toEqual([]);
    const trail = await world.call('GET', '/v1/audit', { token: business.owner.token });
    expect(trail.json.data.records[0]).toMatchObject({ action: 'person_exported' });
  });

  test('is nothing once they were erased', async () => {
    await live(world, business, ZOE);
    const body = { email: ZOE.email, confirm: true };
    await world.call('POST', '/v1/privacy/erase', { token: business.owner.token, body });
    world.advance(2);
    await continueErasures(world.kernel, world.kernel.clock());
    expect(await held({ email: ZOE.email, phone: ZOE.phone })).toEqual([]);
  });

  test('is asked for by an address or a number', async () => {
    const { status, json } = await ask({});
    expect([status, json.error.code]).toEqual([400, 'contact_required']);
  });
});

test('no record of the request, nor of its trail, names anybody', async () => {
  await live(world, business, ZOE);
  await world.call('POST', '/v1/privacy/export', {
    ...{ token: business.owner.token, key: 'k', body: { email: ZOE.email } },
  });
  const records = (await allItems(world)).filter(({ pk }) => /^(IDEMPOTENCY|AUDIT)#/.test(String(pk)));
  expect(records.length).toBeGreaterThan(1);
  expect(JSON.stringify(records)).not.toContain(ZOE.mark);
});
