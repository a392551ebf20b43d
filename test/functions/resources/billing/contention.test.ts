import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { changePlan, end, setCancelling, setRefused } from '../../../../local/payments/subscription-life.ts';
import { eventsOf, newSubscriber, type Subscriber, tell } from '../../../support/payments.ts';
import type { World } from '../../../support/world.ts';
import { type OnCopy, openCopies } from '../../manifest/copies.ts';
import { type Disturbance, disturbancesOf, disturbed, NONE } from '../../manifest/disturbed.ts';
import { effectBetween, rowsOf, settled } from '../../manifest/effects.ts';

// Many calls each, and other suites run beside this one.
jest.setTimeout(300_000);

/** Times at most that an event is sent; Stripe repeats one that is not acknowledged for three days. */
const MOST_SENDINGS = 3;

let onCopy: OnCopy;
beforeAll(async () => {
  onCopy = await openCopies();
});

/** Hands over all that has happened, each event again until it is acknowledged. */
const tellAll = async (world: World): Promise<void> => {
  for (const event of eventsOf(world)) {
    let { status } = await tell(world, event);
    for (let n = 1; n < MOST_SENDINGS && status !== 204; n += 1) {
      expect(status).toBe(503);
      world.advance(1);
      ({ status } = await tell(world, event));
    }
    expect(status).toBe(204);
  }
};

type Happening = (world: World, subscriber: Subscriber) => Promise<void> | void;

const refused: Happening = ({ payments }, { subscription }) => setRefused(payments.life, subscription, true);

/** What Stripe tells of, each with what it had told before. */
const HAPPENINGS: Readonly<Record<string, { readonly before?: Happening; readonly now: Happening }>> = {
  'a plan that is bought': { now: () => undefined },
  'another plan': {
    before: ({ payments }, { subscription }) => changePlan(payments.life, subscription, 'basic'),
    now: ({ payments }, { subscription }) => changePlan(payments.life, subscription, 'pro'),
  },
  'a plan that is cancelled': {
    before: () => undefined,
    now: ({ payments }, { subscription }) => setCancelling(payments.life, subscription, true),
  },
  'a payment that is refused': { before: () => undefined, now: refused },
  'a payment that is made after all': {
    before: refused,
    now: ({ payments }, { subscription }) => setRefused(payments.life, subscription, false),
  },
  'a subscription that ended': {
    before: () => undefined,
    now: ({ payments }, { subscription }) => end(payments.life, subscription),
  },
  'a page that was paid once the business was closed': {
    now: async (world, { owner }) => {
      const body = { confirm: 'Salon Neuf' };
      const { status } = await world.call('DELETE', '/v1/tenants/current', { token: owner.token, body });
      expect(status).toBe(204);
    },
  },
};

/** What the events of a happening have done in the end, one of their writes disturbed. */
const run = (name: string, disturbance: Disturbance) =>
  onCopy(async ({ world }) => {
    const subscriber = await newSubscriber(world);
    const { before, now } = HAPPENINGS[name] ?? {};
    if (before) {
      await before(world, subscriber);
      await tellAll(world);
    }
    await now?.(world, subscriber);
    const rows = await rowsOf(world);
    const { writes } = await disturbed(world, disturbance, () => tellAll(world));
    const effect = settled(effectBetween(rows, await rowsOf(world)));
    const subscriptions = world.payments.ledger.subscriptions.map(({ status }) => status);
    const { json } = await world.call('GET', '/v1/me', { token: subscriber.owner.token });
    return { writes, end: { effect, subscriptions, standing: json.data?.subscription } };
  });

const names = Object.keys(HAPPENINGS).map((name, n) => ({ name, salt: n + 1 }));

describe('one write of it disturbed, an event of Stripe’s ends as it does undisturbed, told of', () => {
  test.each(names)('$name', async ({ name, salt }) => {
    const alone = await run(name, NONE);
    expect(alone).not.toMatchObject({ writes: 0 });
    expect(alone.end.effect).not.toEqual([]);
    for (const one of disturbancesOf(alone.writes, salt))
      expect({ ...one, end: (await run(name, one)).end }).toEqual({ ...one, end: alone.end });
  });
});
