import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { join } from '../../../support/team.ts';
import { type Business, openBusiness, openWorld, type Person, type World } from '../../../support/world.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  business = await openBusiness(world);
});
afterAll(() => world.stop());

const as = ({ token }: Pick<Person, 'token'>, method: string, path: string, options: object = {}) =>
  world.call(method, path, { token, ...options });

const memberIdOf = async ({ email }: Person): Promise<string> => {
  const { members } = (await as(business.owner, 'GET', '/v1/members')).json.data;
  return members.find((member: { email: string }) => member.email === email).memberId;
};

const feedOf = async (person: Person): Promise<string> =>
  new URL((await as(person, 'GET', '/v1/calendar-feed')).json.data.url).pathname;

const statusOf = async (path: string): Promise<number> => (await world.call('GET', path)).status;

const addWebhook = async (person: Person): Promise<string> => {
  const body = { url: 'https://hooks.example.com/recu', events: ['lead.created'] };
  return (await as(person, 'POST', '/v1/webhooks', { body })).json.data.webhookId;
};

const webhooksToReview = async () => {
  const { webhooks } = (await as(business.owner, 'GET', '/v1/webhooks')).json.data;
  return webhooks.filter(({ needsReview }: { needsReview: boolean }) => needsReview);
};

/** Each way in which an admin's access ends. */
const ENDS: ReadonlyArray<readonly [string, (admin: Person) => Promise<unknown>]> = [
  ['removed', async (admin) => as(business.owner, 'DELETE', `/v1/members/${await memberIdOf(admin)}`)],
  ['gone', (admin) => as(admin, 'DELETE', '/v1/members/me')],
  [
    'staff from then on',
    async (admin) =>
      as(business.owner, 'PATCH', `/v1/members/${await memberIdOf(admin)}`, { body: { role: 'staff' } }),
  ],
];

describe.each(ENDS)('an admin who is %s', (_how, end) => {
  test('reads the calendar feed by no address they knew; the owner has a new one', async () => {
    const admin = await join(world, business.owner, 'admin');
    const feed = await feedOf(admin);
    expect(await statusOf(feed)).toBe(200);
    await end(admin);
    expect(await statusOf(feed)).toBe(404);
    const next = await feedOf(business.owner);
    expect([next === feed, await statusOf(next)]).toEqual([false, 200]);
  });

  test('downloads no export by a link they were given, and the owner still does by theirs', async () => {
    const admin = await join(world, business.owner, 'admin');
    const linkOf = async (person: Person) =>
      new URL((await as(person, 'POST', '/v1/exports')).json.data.files[0].url).pathname;
    const [theirs, owners] = [await linkOf(admin), await linkOf(business.owner)];
    expect([await statusOf(theirs), await statusOf(owners)]).toEqual([200, 200]);
    await end(admin);
    expect([await statusOf(theirs), await statusOf(owners)]).toEqual([404, 200]);
  });

  test('leaves the webhooks they set to be reviewed, and no other', async () => {
    const admin = await join(world, business.owner, 'admin');
    await addWebhook(business.owner);
    const theirs = await addWebhook(admin);
    const { email } = admin;
    expect(await webhooksToReview()).toEqual([]);
    await end(admin);
    expect(await webhooksToReview()).toMatchObject([
      { webhookId: theirs, status: 'active', setBy: { id: admin.memberId, email } },
    ]);
  });

  test('is answered 403 when they ask again under a key they used before', async () => {
    const admin = await join(world, business.owner, 'admin');
    const asked = [
      ['POST', '/v1/exports', {}],
      ['POST', '/v1/calendar-feed/rotate', {}],
      ['PATCH', '/v1/tenants/current', { phone: '' }],
    ] as const;
    const ask = () =>
      Promise.all(asked.map(([method, path, body]) => as(admin, method, path, { body, key: 'before' })));
    for (const { status } of await ask()) expect(status).toBeLessThan(300);
    await end(admin);
    expect((await ask()).map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

test('an admin stays one: nothing of theirs is to be reviewed', async () => {
  const admin = await join(world, business.owner, 'admin');
  await addWebhook(admin);
  expect(await webhooksToReview()).toEqual([]);
});

test('whoever belongs to a business no more reads nothing of it by the key of making it', async () => {
  const admin = await join(world, business.owner, 'admin');
  const make = () => as(admin, 'POST', '/v1/tenants', { body: { name: 'Garage Roy' }, key: 'made' });
  expect((await make()).json.data.name).toBe('Garage Tremblay');
  await as(business.owner, 'DELETE', `/v1/members/${await memberIdOf(admin)}`);
  expect((await make()).json.error.code).toBe('forbidden');
});

test('the feed’s address outlives whoever could not read it', async () => {
  const staff = await join(world, business.owner, 'staff');
  const feed = await feedOf(business.owner);
  await as(business.owner, 'DELETE', `/v1/members/${await memberIdOf(staff)}`);
  expect(await statusOf(feed)).toBe(200);
});

test('the feed’s address outlives an invitation that is given a lesser role: nobody has read it by that', async () => {
  const body = { email: 'zoe@example.com', role: 'admin' };
  const { memberId } = (await as(business.owner, 'POST', '/v1/members/invite', { body })).json.data;
  const feed = await feedOf(business.owner);
  const lesser = { body: { role: 'staff' } };
  expect((await as(business.owner, 'PATCH', `/v1/members/${memberId}`, lesser)).json.data.role).toBe('staff');
  expect(await statusOf(feed)).toBe(200);
});

test('links to an export end with the business', async () => {
  const { files } = (await as(business.owner, 'POST', '/v1/exports')).json.data;
  const path = new URL(files[0].url).pathname;
  await as(business.owner, 'DELETE', '/v1/tenants/current', { body: { confirm: 'Garage Tremblay' } });
  expect(await statusOf(path)).toBe(404);
});

describe('the audit trail keeps', () => {
  const trail = async () =>
    (await as(business.owner, 'GET', '/v1/audit')).json.data.records.map(
      ({ action, from, to }: Record<string, string>) => [action, from, to].filter(Boolean).join(' '),
    );

  test('who read the feed’s address, and who replaced it', async () => {
    await as(business.owner, 'GET', '/v1/calendar-feed');
    world.advance(1);
    await as(business.owner, 'POST', '/v1/calendar-feed/rotate');
    expect(await trail()).toEqual(['calendar_feed_rotated', 'calendar_feed_read']);
  });

  test('who deleted a lead, without a word of whom', async () => {
    const body = { name: 'Zoé Canari', email: 'zoe@exemple.org' };
    const { leadId } = (await as(business.owner, 'POST', '/v1/leads', { body })).json.data;
    await as(business.owner, 'DELETE', `/v1/leads/${leadId}`);
    const { records } = (await as(business.owner, 'GET', '/v1/audit')).json.data;
    expect(records).toMatchObject([{ action: 'lead_deleted', subject: { id: leadId, email: null } }]);
  });

  test('that conversations are kept for a shorter time, and nothing when it is longer or the same', async () => {
    for (const conversationRetentionDays of [120, 30, 30])
      await as(business.owner, 'PATCH', '/v1/tenants/current', { body: { conversationRetentionDays } });
    expect(await trail()).toEqual(['retention_shortened 120 30']);
  });
});
