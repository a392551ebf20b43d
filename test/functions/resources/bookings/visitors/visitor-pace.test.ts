import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { keys } from '../../../../../functions/kernel/table/keys.ts';
import { PACE, WAIT } from '../../../../../functions/resources/bookings/visitors/visitor-pace.ts';
import { WAIT_VALID_SECONDS } from '../../../../../functions/resources/bookings/visitors/wait-token.ts';
import { brandId, type TenantId } from '../../../../../shared/domain/ids.ts';
import {
  type Answer,
  type Business,
  MONDAY_8H,
  openBusiness,
  openWorld,
  type World,
} from '../../../../support/world.ts';
import { plain, visitorOf } from '../../chat/visitor.ts';
import { anotherProcess, offered, patient, tally, visit } from '../visitors.ts';

let world: World;
let business: Business;
let slots: readonly string[];
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const MANY = 50;

/** Visitors with nothing in common book until the page is at its pace. */
const crowd = (count: number = PACE.most) =>
  Promise.all(
    Array.from({ length: count }, (_, who) =>
      visit(patient(world.call), business, { who, slotId: slots[0] ?? '' }),
    ),
  );

/** What is kept of such a crowd, without its bookings. */
const fill = () => {
  const now = world.kernel.clock();
  return world.kernel.table.write({
    put: keys.pace(brandId<TenantId>(business.tenantId)),
    item: {
      madeAt: Array(PACE.most).fill(now),
      version: PACE.most,
      expiresAt: now / 1000 + PACE.withinSeconds,
    },
  });
};

beforeEach(async () => {
  world.setClock(MONDAY_8H);
  business = await openBusiness(world, { capacity: MANY });
  slots = (await offered(world, business)).map(({ slotId }) => slotId);
});

interface Asked {
  readonly who?: number;
  readonly slotId?: string | undefined;
  readonly key?: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

const WHO = 900;
const ask = ({ who = WHO, slotId = slots[1] ?? '', ...rest }: Asked = {}): Promise<Answer> =>
  visit(world.call, business, { who, slotId, ...rest });
const later = (seconds: number) => world.setClock(world.kernel.clock() + seconds * 1000);
const waitOf = ({ headers, json }: Answer) => ({
  token: json.error?.waitToken as string,
  seconds: Number(headers['retry-after']),
});
const bookings = async (): Promise<readonly { readonly leadName: string }[]> =>
  (await world.call('GET', '/v1/bookings?limit=100', { token: business.owner.token })).json.data.bookings;

/** Somebody who was asked to wait, with their token. */
const waiting = async (asked: Asked = {}) => {
  await fill();
  const answer = await ask(asked);
  expect(answer).toMatchObject({ status: 409, json: { error: { code: 'wait_first' } } });
  return waitOf(answer);
};

describe('a page at which visitors book above the pace', () => {
  test('asks the next one to wait, books them after it, and asks the one after them to wait longer', async () => {
    expect(tally(await crowd())).toEqual({ '201': PACE.most });
    const refused = await ask();
    expect(refused).toMatchObject({ status: 409, json: { error: { code: 'wait_first' } } });
    expect(refused.json.error.message).toContain('Beaucoup de réservations');
    const { token, seconds } = waitOf(refused);
    expect(seconds).toBe(WAIT.first);
    expect(await bookings()).toHaveLength(PACE.most);
    later(seconds);
    expect((await ask({ body: { waitToken: token } })).status).toBe(201);
    expect(waitOf(await ask({ who: 901 })).seconds).toBe(WAIT.first + WAIT.step);
    expect(await bookings()).toHaveLength(PACE.most + 1);
  });

  test('however many ask at once, from processes that share nothing', async () => {
    const processes = [world.call, anotherProcess(world), anotherProcess(world)];
    const answers = await Promise.all(
      Array.from({ length: PACE.most + 10 }, (_, who) =>
        visit(patient(processes[who % 3] ?? world.call), business, { who, slotId: slots[who % 3] ?? '' }),
      ),
    );
    expect(tally(answers)).toEqual({ '201': PACE.most, '409 wait_first': 10 });
  });

  test('asks nobody any more once ten minutes have passed', async () => {
    await waiting();
    later(PACE.withinSeconds);
    expect((await ask()).status).toBe(201);
  });

  test('goes on refusing a taken time as a taken time, and another business is not concerned', async () => {
    await fill();
    const other = await openBusiness(world);
    const [free] = await offered(world, other);
    expect((await visit(world.call, other, { who: WHO, slotId: free?.slotId ?? '' })).status).toBe(201);
    expect((await ask({ slotId: 'x' })).json.error.code).toBe('slot_invalid');
  });

  test('never asks a member, whose bookings do not count either', async () => {
    const { token } = business.owner;
    const times = await offered(world, business, 50);
    const byHand = (startAt: string) =>
      world.call('POST', '/v1/bookings', {
        token,
        body: { serviceId: business.serviceId, startAt, name: 'Ana' },
      });
    for (const { startAt } of times.slice(0, PACE.most + 2)) expect((await byHand(startAt)).status).toBe(201);
    expect((await ask()).status).toBe(201);
    await crowd(PACE.most - 1);
    expect((await ask({ who: 902 })).json.error.code).toBe('wait_first');
    expect((await byHand(times[30]?.startAt ?? '')).status).toBe(201);
  });
});

describe('a wait', () => {
  test('that is not over goes on with the seconds that are left of it, and under its token', async () => {
    const { token, seconds } = await waiting();
    later(seconds - 3);
    const early = await ask({ body: { waitToken: token } });
    expect([early.status, waitOf(early)]).toEqual([409, { token, seconds: 3 }]);
    later(3);
    expect((await ask({ body: { waitToken: token } })).status).toBe(201);
  });

  test.each<[string, Asked]>([
    ['another time', { slotId: 'other' }],
    ['another name', { body: { name: 'Luc Roy' } }],
    ['another contact', { body: { email: 'luc@example.com' } }],
    ['another address and person', { who: 950 }],
    [
      'another address',
      { who: 950, body: { name: `Visiteur ${WHO}`, email: `visiteur-${WHO}@example.com` } },
    ],
  ])('of one is none of %s', async (_what, asked) => {
    const { token, seconds } = await waiting();
    later(seconds);
    const slotId = asked.slotId ? slots[2] : slots[1];
    const answer = await ask({ ...asked, slotId, body: { ...asked.body, waitToken: token } });
    expect([answer.status, answer.json.error?.code]).toEqual([409, 'wait_first']);
    expect(waitOf(answer).token).not.toBe(token);
  });

  test('that is forged, too old, or another business’s is none', async () => {
    const { token, seconds } = await waiting();
    const codeOf = async (waitToken: string) => (await ask({ body: { waitToken } })).json.error?.code;
    later(seconds);
    expect(await codeOf(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe('wait_first');
    expect(await codeOf('x')).toBe('wait_first');
    const first = business;
    business = await openBusiness(world, { capacity: MANY });
    slots = (await offered(world, business)).map(({ slotId }) => slotId);
    await fill();
    expect(await codeOf(token)).toBe('wait_first');
    expect(await bookings()).toEqual([]);
    business = first;
    slots = (await offered(world, business)).map(({ slotId }) => slotId);
    later(WAIT_VALID_SECONDS);
    await fill();
    expect(await codeOf(token)).toBe('wait_first');
  });

  test('is good for the same time under a handle of later, which a page shown again has', async () => {
    const [{ slotId, startAt } = { slotId: '', startAt: '' }] = (await offered(world, business)).slice(5);
    const { token, seconds } = await waiting({ slotId });
    later(seconds + 120);
    const again = (await offered(world, business)).find((slot) => slot.startAt === startAt);
    expect(again?.slotId).not.toBe(slotId);
    expect((await ask({ slotId: again?.slotId, body: { waitToken: token } })).status).toBe(201);
  });

  test('is good for one booking: not for the same again once that was cancelled', async () => {
    const { token, seconds } = await waiting();
    later(seconds);
    const made = await ask({ body: { waitToken: token } });
    const { bookingId } = made.json.data;
    await world.call('DELETE', `/v1/bookings/${bookingId}`, { token: business.owner.token });
    expect((await ask({ body: { waitToken: token } })).json.error.code).toBe('wait_first');
  });

  test('is one request with what came before it: the same key books once, and is answered again', async () => {
    const key = 'one-visitor-one-booking';
    const { token, seconds } = await waiting({ key });
    later(seconds);
    const made = await ask({ key, body: { waitToken: token } });
    const again = await ask({ key, body: { waitToken: token } });
    expect([made.status, again.status, again.json.data]).toEqual([201, 201, made.json.data]);
    expect((await bookings()).filter(({ leadName }) => leadName === `Visiteur ${WHO}`)).toHaveLength(1);
  });
});

describe('in the chat, the conversation’s own age is the wait', () => {
  test('a new one says to confirm in so many seconds, loses nothing, and books on a yes', async () => {
    await fill();
    const { say } = visitorOf(world, business.slug);
    const first = await say('Un rendez-vous jeudi à 14 h ? Marie Roy, marie@example.com');
    const asked = plain((await say('oui')).json.data.reply);
    expect([first.json.data.booking, asked]).toEqual([
      undefined,
      expect.stringContaining('répondez « oui » dans'),
    ]);
    const seconds = Number(/dans (\d+) secondes/.exec(asked)?.[1]);
    expect(seconds).toBeLessThanOrEqual(WAIT.first);
    expect(await bookings()).toEqual([]);
    later(seconds);
    const done = await say('oui');
    expect(done.json.data.booking).toMatchObject({ status: 'confirmed' });
    expect((await bookings()).map(({ leadName }) => leadName)).toContain('Marie Roy');
  });

  test('one that is older than the wait books at once', async () => {
    const { say } = visitorOf(world, business.slug);
    await say('Bonjour');
    later(WAIT.longest);
    await fill();
    await say('Un rendez-vous jeudi à 14 h ?');
    const done = await say('Marie Roy, marie@example.com');
    expect(done.json.data.booking).toMatchObject({ status: 'confirmed' });
  });
});
