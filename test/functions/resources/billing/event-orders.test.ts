import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { LocalEvent, LocalSubscription } from '../../../../local/payments/ledger.ts';
import {
  changePlan,
  end,
  liveOn,
  setCancelling,
  setRefused,
} from '../../../../local/payments/subscription-life.ts';
import { eventsOf, newSubscriber, type Subscriber, subscribe, tell } from '../../../support/payments.ts';
import { seed, seededRuns, sizes } from '../../../support/seeded.ts';
import { openWorld, type World } from '../../../support/world.ts';

// Some thousand calls, and other suites run beside this one; all orders take minutes.
jest.setTimeout(600_000);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

type Row = Readonly<Record<string, unknown>>;

const rowOf = async (tenantId: string, sk: string): Promise<Row> => {
  const { client, name: TableName } = world.kernel.table;
  const Key = { pk: `TENANT#${tenantId}`, sk };
  return Object((await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item);
};

const put = (Item: Row) => {
  const { client, name } = world.kernel.table;
  return client.send(new PutCommand({ TableName: name, Item: { ...Item } }));
};

/** What a life of events leaves: what the business may use, and what it is told of its subscription. */
const endState = async (tenantId: string) => {
  const { paid } = await rowOf(tenantId, 'TENANT');
  const { subscriptionId, plan, status, currentPeriodEnd, cancelAtPeriodEnd, checkout, customerId } =
    await rowOf(tenantId, 'SUBSCRIPTION');
  return { paid, subscriptionId, plan, status, currentPeriodEnd, cancelAtPeriodEnd, checkout, customerId };
};

const permutations = <T>(things: readonly T[]): ReadonlyArray<readonly T[]> =>
  things.length === 0
    ? [[]]
    : things.flatMap((one, n) => permutations(things.toSpliced(n, 1)).map((rest) => [one, ...rest]));

/** The product may not have heard of the end yet, and then sells no second plan; nothing else may fail. */
const onlyStillSubscribed = (cause: unknown): void => {
  if (!String(cause).includes('already_subscribed')) throw cause;
};

describe('a life of six events', () => {
  /** Bought, paid, cancelled and ended: what Stripe sends of it. */
  const life = async (): Promise<{ subscriber: Subscriber; events: readonly LocalEvent[] }> => {
    const subscriber = await newSubscriber(world);
    setCancelling(world.payments.life, subscriber.subscription, true);
    end(world.payments.life, subscriber.subscription);
    return { subscriber, events: eventsOf(world) };
  };

  test('comes to one end in each of its 720 orders, whatever comes twice', async () => {
    const { subscriber, events } = await life();
    const { tenantId } = subscriber;
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'customer.subscription.deleted',
      'customer.subscription.updated',
      'customer.subscription.updated',
      'invoice.paid',
    ]);
    const [tenant, subscription] = [await rowOf(tenantId, 'TENANT'), await rowOf(tenantId, 'SUBSCRIPTION')];
    const all = permutations(events);
    expect(all).toHaveLength(720);
    const tried = sizes.isFull ? all : fc.sample(fc.constantFrom(...all), { seed, numRuns: 30 });
    const random = fc.sample(fc.array(fc.nat({ max: 5 }), { minLength: 6, maxLength: 6 }), {
      seed,
      numRuns: tried.length,
    });
    const ends: unknown[] = [];
    for (const [n, order] of tried.entries()) {
      await put(tenant);
      await put(subscription);
      // Each order is another life of the same events, of which none was heard before.
      const renamed = order.map((event) => ({ ...event, id: `${event.id}_${n}` }));
      const again = (random[n] ?? []).flatMap((place) => renamed[place] ?? []);
      for (const event of [...renamed, ...again]) expect((await tell(world, event)).status).toBe(204);
      ends.push(await endState(tenantId));
    }
    const [first] = ends;
    expect(first).toMatchObject({
      status: 'canceled',
      plan: 'pro',
      paid: { status: 'canceled', plan: 'pro' },
    });
    for (const one of ends) expect(one).toEqual(first);
  });
});

describe('any life', () => {
  const STEPS = [
    'cancel',
    'resume',
    'basic',
    'pro',
    'fail',
    'settle',
    'month',
    'end',
    'buy',
    'hear',
  ] as const;
  type Step = (typeof STEPS)[number];

  const isOver = ({ status }: LocalSubscription): boolean => status === 'canceled';

  /** Takes one step; what cannot be done to an ended subscription is not done. */
  const take = async (step: Step, subscriber: Subscriber): Promise<void> => {
    const { life, ledger } = world.payments;
    const current = ledger.subscriptions.findLast(({ customerId }) => customerId === subscriber.customerId);
    if (!current) throw new Error('no subscription');
    if (step === 'month') {
      world.advance(31 * 24 * 60);
      liveOn(life);
    } else if (isOver(current)) {
      if (step === 'buy') await subscribe(world, subscriber.owner, 'basic').catch(onlyStillSubscribed);
    } else if (step === 'cancel' || step === 'resume') setCancelling(life, current, step === 'cancel');
    else if (step === 'basic' || step === 'pro') changePlan(life, current, step);
    else if (step === 'fail' || step === 'settle') setRefused(life, current, step === 'fail');
    else if (step === 'end') end(life, current);
  };

  const anyLife = fc.array(
    fc.record({ step: fc.constantFrom(...STEPS), heard: fc.array(fc.nat(), { maxLength: 4 }) }),
    { maxLength: 8 },
  );

  test('leaves the business as Stripe has it, whatever is heard when, how often and at once', async () => {
    await fc.assert(
      fc.asyncProperty(anyLife, fc.func(fc.nat()), async (steps, by) => {
        const start = world.kernel.clock();
        const subscriber = await newSubscriber(world);
        const events: LocalEvent[] = [];
        const happened = () => events.push(...eventsOf(world));
        happened();
        for (const { step, heard } of steps) {
          await take(step, subscriber);
          happened();
          const now = heard.flatMap((place) => events[place % events.length] ?? []);
          await Promise.all(now.map((event) => tell(world, event)));
        }
        const rest = [...events, ...events].toSorted((a, b) => by(a.id) - by(b.id));
        for (let n = 0; n < rest.length; n += 4) {
          const statuses = (await Promise.all(rest.slice(n, n + 4).map((event) => tell(world, event)))).map(
            ({ status }) => status,
          );
          expect(statuses.filter((status) => status !== 204)).toEqual([]);
        }
        const truth = world.payments.ledger.subscriptions.findLast(
          ({ customerId }) => customerId === subscriber.customerId,
        );
        const { json } = await world.call('GET', '/v1/me', { token: subscriber.owner.token });
        expect(json.data.subscription).toEqual({
          plan: truth?.priceId === 'price_basic' ? 'basic' : 'pro',
          status: truth?.status,
          currentPeriodEnd: new Date(Number(truth?.endedAt ?? truth?.periodEnd) * 1000).toISOString(),
          cancelAtPeriodEnd: truth?.status !== 'canceled' && truth?.cancelsAtPeriodEnd,
        });
        expect(await endState(subscriber.tenantId)).toMatchObject({ subscriptionId: truth?.id });
        world.setClock(start);
      }),
      seededRuns(12),
    );
  });
});
