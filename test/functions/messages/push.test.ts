import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newBrowser } from '../../support/subscribed-browser.ts';
import { dataOf, join } from '../../support/team.ts';
import { openWorld, type World } from '../../support/world.ts';
import { OPEN, openTalk } from '../resources/conversations/take-over.ts';
import { noticeIn, openPushService, type PushService, senderOf } from './push-service.ts';
import { deliverDue, everythingOwed, portsOf } from './world.ts';

const PATH = '/v1/members/me/push-subscriptions';
const ASKS = 'Bonjour, je suis Zoé Canari, je veux parler à une personne de mon divorce.';

let world: World;
let service: PushService;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(OPEN);
  service = await openPushService();
});
afterEach(async () => {
  await service.close();
  world.logs.length = 0;
});
afterAll(() => world.stop());

const run = () => deliverDue({ ...portsOf(world), send: service.send });

let browsers = 0;
/** Switches notifications on in a new browser of a member. */
const switchedOn = async (token: string, language: 'fr' | 'en' = 'fr') => {
  browsers += 1;
  const browser = newBrowser(`b${browsers}`, language);
  await dataOf(world.call('POST', PATH, { token, body: browser.subscription }));
  return browser;
};

const shownTo = async (token: string) =>
  (await dataOf(world.call('GET', PATH, { token }))).pushSubscriptions.length;

const pending = async () => (await everythingOwed(world)).filter((entry) => 'pushSubscriptionId' in entry);

/** A business whose owner is notified in one browser, and a visitor who says hello. */
const watched = async () => {
  const talk = await openTalk(world);
  const { token } = talk.business.owner;
  return { ...talk, token, browser: await switchedOn(token) };
};

describe('a visitor who asks for a person', () => {
  test('is told to each browser of who may answer, in its language, encrypted for it and signed by us', async () => {
    const { business, say, id, token, browser } = await watched();
    const staff = await join(world, business.owner, 'staff');
    const english = await switchedOn(staff.token, 'en');
    await dataOf(say(ASKS));
    await run();
    const received = service.received.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    expect(received.map(({ path }) => path)).toEqual(
      [browser, english].map(({ subscription }) => new URL(subscription.endpoint).pathname),
    );
    const [first, second] = received;
    if (!first || !second) throw new Error('Nothing was received.');
    const path = `/dashboard/conversations?conversation=${id}`;
    expect(noticeIn(first, browser.keys)).toEqual({
      title: 'Garage Tremblay',
      body: 'Un visiteur attend votre réponse.',
      ...{ language: 'fr', path, tag: id },
    });
    expect(noticeIn(second, english.keys)).toMatchObject({
      body: 'A visitor is waiting for your answer.',
      language: 'en',
    });
    expect(() => noticeIn(first, english.keys)).toThrow();
    const { publicKey } = await dataOf(world.call('GET', PATH, { token }));
    expect(senderOf(first, publicKey)).toMatchObject({
      alg: 'ES256',
      aud: 'https://updates.push.services.mozilla.com',
      sub: 'https://app.example',
    });
    const { headers } = first;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '1800', urgency: 'high' });
    expect(headers.topic).toMatch(/^[\w-]{1,32}$/);
    // The service learns nothing by the length either.
    expect(new Set(received.map(({ body }) => body.length))).toEqual(new Set([4096]));
    expect(noticeIn(first, browser.keys)).not.toEqual(expect.stringMatching(/Canari|divorce/));
    expect(await pending()).toEqual([]);
  });

  test('is told once, until somebody has answered', async () => {
    const { say, write, giveBack } = await watched();
    await dataOf(say(ASKS));
    await dataOf(say('Allo, une personne svp'));
    await run();
    expect(service.received).toHaveLength(1);
    await dataOf(write('Bonjour, ici Marie.'));
    await dataOf(giveBack());
    await dataOf(say('Je veux parler à une personne'));
    await run();
    expect(service.received).toHaveLength(2);
  });

  test('is not told when somebody has answered meanwhile, nor after half an hour', async () => {
    const { say, write } = await watched();
    await dataOf(say(ASKS));
    await dataOf(write('Bonjour.'));
    await run();
    const other = await watched();
    await dataOf(other.say(ASKS));
    world.advance(30);
    await run();
    expect([service.received, await pending()]).toEqual([[], []]);
  });

  test('and whoever asks nothing of the kind is told of to nobody', async () => {
    const { say } = await watched();
    await dataOf(say('Quels sont vos prix ?'));
    await run();
    expect(service.received).toEqual([]);
  });
});

describe('a visitor who writes to the member who attends', () => {
  test('is told once until they are answered, with no word of theirs', async () => {
    const { say, write, browser } = await watched();
    await dataOf(write('Bonjour, ici Marie.'));
    await dataOf(say('Mon numéro est le 514 555-0142'));
    await dataOf(say('Allo ?'));
    await run();
    expect(service.received).toHaveLength(1);
    expect(JSON.stringify(service.received.map((one) => noticeIn(one, browser.keys)))).not.toMatch(
      /514|Allo/,
    );
    await dataOf(write('Merci.'));
    await dataOf(say('Et pour demain ?'));
    await run();
    expect(service.received).toHaveLength(2);
  });
});

describe('a push service', () => {
  test.each([404, 410])('that answers %i has the subscription removed', async (status) => {
    const { say, token } = await watched();
    service.answerWith(status);
    await dataOf(say(ASKS));
    await run();
    expect([service.received.length, await shownTo(token), await pending()]).toEqual([1, 0, []]);
  });

  test.each([429, 500, 503])(
    'that answers %i is tried again while the visitor may be there',
    async (status) => {
      const { say, token } = await watched();
      service.answerWith(status);
      await dataOf(say(ASKS));
      for (let minutes = 0; minutes < 40; minutes += 1) {
        await run();
        world.advance(1);
      }
      expect([service.received.length, await shownTo(token), await pending()]).toEqual([4, 1, []]);
    },
  );

  test('that comes back is told then', async () => {
    const { say } = await watched();
    service.answerWith(503);
    await dataOf(say(ASKS));
    await run();
    service.answerWith(201);
    world.advance(1);
    await run();
    expect([service.received.length, await pending()]).toEqual([2, []]);
  });

  test.each([307, 400, 403, 413])(
    'that answers %i is not tried again, and the log says so',
    async (status) => {
      const { say, token, browser } = await watched();
      service.answerWith(status);
      await dataOf(say(ASKS));
      await run();
      world.advance(1);
      await run();
      expect([service.received.length, await shownTo(token)]).toEqual([1, 1]);
      const said = world.logs.filter(({ message }) => message === 'push not sent');
      expect(said).toMatchObject([{ level: 'warn', fields: { status, attempts: 1 } }]);
      expect(JSON.stringify(world.logs)).not.toContain(browser.subscription.endpoint);
    },
  );
});

describe('nobody is told', () => {
  test('who left, who may not answer any more, or who switched it off meanwhile', async () => {
    const { business, say, token } = await watched();
    const [left, demoted] = [await join(world, business.owner), await join(world, business.owner)];
    for (const one of [left, demoted]) await switchedOn(one.token);
    await dataOf(say(ASKS));
    await dataOf(world.call('DELETE', `/v1/members/${left.memberId}`, { token }));
    const viewer = { role: 'viewer' };
    await dataOf(world.call('PATCH', `/v1/members/${demoted.memberId}`, { token, body: viewer }));
    const { pushSubscriptions } = await dataOf(world.call('GET', PATH, { token }));
    await world.call('DELETE', `${PATH}/${pushSubscriptions[0].pushSubscriptionId}`, { token });
    await run();
    expect([service.received, await pending()]).toEqual([[], []]);
  });
});
