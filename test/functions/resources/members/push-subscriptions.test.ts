import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PUSH_ENDPOINT } from '../../../../shared/domain/push-services.ts';
import { newBrowser } from '../../../support/subscribed-browser.ts';
import { dataOf, join, seen } from '../../../support/team.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { itemsOf } from '../chat/visitor.ts';

const PATH = '/v1/members/me/push-subscriptions';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
  business = await openBusiness(world);
});
afterAll(() => world.stop());

const add = (token: string, body: object) => world.call('POST', PATH, { token, body });
const idsOf = async (token: string): Promise<string[]> =>
  (await dataOf(world.call('GET', PATH, { token }))).pushSubscriptions.map(
    ({ pushSubscriptionId }: { pushSubscriptionId: string }) => pushSubscriptionId,
  );
const rows = () => itemsOf(world, `TENANT#${business.tenantId}`, 'PUSH#');

describe('a browser that a member is notified in', () => {
  test('is one however often it is switched on, and shows its address to nobody', async () => {
    const { token } = await join(world, business.owner);
    const { subscription } = newBrowser('once');
    for (let times = 0; times < 3; times += 1) await dataOf(add(token, subscription));
    const { text } = await world.call('GET', PATH, { token });
    expect(text).not.toMatch(/mozilla|auth|p256dh/);
    const ids = await idsOf(token);
    expect(ids).toHaveLength(1);
    expect(await seen(world.call('DELETE', `${PATH}/${ids[0]}`, { token }))).toEqual([204, undefined]);
    expect(await idsOf(token)).toEqual([]);
    expect(await seen(world.call('DELETE', `${PATH}/${ids[0]}`, { token }))).toEqual([404, 'not_found']);
  });

  test('is the member’s alone: a colleague neither sees it nor switches it off', async () => {
    const [own, colleague] = [await join(world, business.owner), await join(world, business.owner)];
    await dataOf(add(own.token, newBrowser('own').subscription));
    const [id] = await idsOf(own.token);
    expect(await idsOf(colleague.token)).toEqual([]);
    const { token } = colleague;
    expect(await seen(world.call('DELETE', `${PATH}/${id}`, { token }))).toEqual([404, 'not_found']);
    expect(await idsOf(own.token)).toEqual([id]);
  });

  test('is one of ten at most: an eleventh takes the place of the first, also when they come at once', async () => {
    const { token, memberId } = await join(world, business.owner);
    for (let n = 0; n < 8; n += 1) await dataOf(add(token, newBrowser(`many-${n}`).subscription));
    const [first] = await idsOf(token);
    const more = await Promise.all([8, 9, 10].map((n) => add(token, newBrowser(`many-${n}`).subscription)));
    expect(more.map(({ status }) => status)).toEqual([201, 201, 201]);
    const ids = await idsOf(token);
    expect([ids.length, new Set(ids).size, ids.includes(first ?? '')]).toEqual([10, 10, false]);
    expect((await rows()).filter((row) => row.memberId === memberId)).toHaveLength(1);
  });

  test('goes with the member, who left or was removed', async () => {
    const [left, removed] = [await join(world, business.owner), await join(world, business.owner)];
    for (const { token } of [left, removed]) await dataOf(add(token, newBrowser(token).subscription));
    await dataOf(world.call('DELETE', '/v1/members/me', { token: left.token }));
    const { token } = business.owner;
    await dataOf(world.call('DELETE', `/v1/members/${removed.memberId}`, { token }));
    const gone = [left.memberId, removed.memberId];
    expect((await rows()).filter(({ memberId }) => gone.includes(String(memberId)))).toEqual([]);
  });

  test('is not added by somebody whose role was taken away at the same moment', async () => {
    const { token, memberId } = await join(world, business.owner);
    const owner = business.owner.token;
    const [, added] = await Promise.all([
      world.call('DELETE', `/v1/members/${memberId}`, { token: owner }),
      add(token, newBrowser('leaving').subscription),
    ]);
    expect([201, 401, 403, 404]).toContain(added.status);
    expect((await rows()).filter((row) => row.memberId === memberId)).toEqual([]);
  });
});

describe('an address', () => {
  const known = [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-by3p.notify.windows.com/w/?token=BQ%2b',
  ];
  const strange = [
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com./a',
    'https://user@fcm.googleapis.com/a',
    'https://169.254.169.254/latest/meta-data/',
    'https://127.0.0.1/a',
    'https://localhost/fcm.googleapis.com/',
    'https://evil.example/#https://fcm.googleapis.com/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evilpush.apple.com/a',
    'https://push.apple.com/a',
    'https://fcm.googleapis.com\\@evil.example/a',
    'https://fcm.googleapis.com/a\nhttps://evil.example/',
    'https://[::1]/a',
    'javascript:alert(1)',
  ];

  test.each(known)('of a known push service is taken: %s', async (endpoint) => {
    const { token } = business.owner;
    expect((await add(token, { ...newBrowser('k').subscription, endpoint })).status).toBe(201);
    // As whoever calls it will read it.
    expect(new URL(endpoint).host).toBe(/^https:\/\/([^/]+)/.exec(endpoint)?.[1]);
  });

  test.each(strange)('of anybody else is refused: %j', async (endpoint) => {
    expect(PUSH_ENDPOINT.test(endpoint)).toBe(false);
    const { token } = business.owner;
    const { status, json } = await add(token, { ...newBrowser('s').subscription, endpoint });
    expect([status, json.error.issues]).toMatchObject([400, [{ path: 'endpoint' }]]);
  });

  test('with a key that is no point of the curve is refused: nothing could be encrypted for it', async () => {
    const p256dh = Buffer.from([4, ...new Array(64).fill(1)]).toString('base64url');
    const { status, json } = await add(business.owner.token, { ...newBrowser('p').subscription, p256dh });
    expect([status, json.error.issues]).toMatchObject([400, [{ path: 'p256dh' }]]);
  });
});
