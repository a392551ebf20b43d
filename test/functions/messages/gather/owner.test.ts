import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { end, setRefused } from '../../../../local/payments/subscription-life.ts';
import { eventsOf, newSubscriber, type Subscriber, subscribe, tell } from '../../../support/payments.ts';
import { openEmptyBusiness } from '../../../support/team.ts';
import { addMember, openWorld, type World } from '../../../support/world.ts';
import { eventsOwed, type Gathered, gatheredFrom } from './gathered.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const DAY_MIN = 24 * 60;

const tellAll = async (): Promise<void> => {
  for (const event of eventsOf(world)) expect((await tell(world, event)).status).toBe(204);
};

const daysFrom = (start: number, { dueAt }: Gathered): number => (Date.parse(dueAt) - start) / 86_400_000;

const fromCreation = (tenantId: string) => gatheredFrom(world, tenantId, 'tenant.created');

describe('the owner of a new business', () => {
  test('is welcomed at once, and told of the trial’s end three days before and on the day', async () => {
    const start = world.kernel.clock();
    const { owner, tenantId } = await openEmptyBusiness(world);
    await addMember(world, tenantId, 'admin');
    const mails = await fromCreation(tenantId);
    expect(mails.map((mail) => [mail.kind, mail.to, daysFrom(start, mail)])).toEqual([
      ['owner_welcome', owner.email, 0],
      ['owner_trial_ending', owner.email, 11],
      ['owner_trial_ended', owner.email, 14],
    ]);
    expect(mails.every(({ email }) => email?.text.includes('Comptoir'))).toBe(true);
  });

  test('is told nothing of the trial’s end once a plan is paid', async () => {
    const { tenantId } = await newSubscriber(world);
    await tellAll();
    expect((await fromCreation(tenantId)).map(({ kind, drop }) => [kind, drop])).toEqual([
      ['owner_welcome', undefined],
      ['owner_trial_ending', 'not_wanted'],
      ['owner_trial_ended', 'not_wanted'],
    ]);
  });

  test('is not told that the trial will end once it has', async () => {
    const { tenantId } = await openEmptyBusiness(world);
    world.advance(14 * DAY_MIN);
    expect((await fromCreation(tenantId)).map(({ kind, drop }) => [kind, drop])).toEqual([
      ['owner_welcome', undefined],
      ['owner_trial_ending', 'past'],
      ['owner_trial_ended', undefined],
    ]);
  });
});

/** A business whose plan is paid, and known to be. */
const paying = async (): Promise<Subscriber> => {
  const subscriber = await newSubscriber(world);
  await tellAll();
  return subscriber;
};

describe('the owner who pays', () => {
  test('is told once that a payment failed, however often the service says so, and until when the plan goes on', async () => {
    const { owner, tenantId, subscription } = await paying();
    setRefused(world.payments.life, subscription, true);
    await tellAll();
    setRefused(world.payments.life, subscription, true);
    await tellAll();
    const [mail, another] = await gatheredFrom(world, tenantId, 'payment.failed');
    expect(another).toBeUndefined();
    expect(mail).toMatchObject({ kind: 'owner_payment_failed', to: owner.email });
    expect(mail?.email?.text).toContain('/dashboard/settings/billing');
    setRefused(world.payments.life, subscription, false);
    await tellAll();
    expect(await gatheredFrom(world, tenantId, 'payment.failed')).toMatchObject([{ drop: 'not_wanted' }]);
  });

  test('is told that the subscription ended, unless another one was begun meanwhile', async () => {
    const { owner, tenantId, subscription } = await paying();
    end(world.payments.life, subscription);
    await tellAll();
    expect(await gatheredFrom(world, tenantId, 'subscription.ended')).toMatchObject([
      { kind: 'owner_subscription_ended', to: owner.email },
    ]);
    await subscribe(world, owner, 'basic');
    await tellAll();
    expect(await gatheredFrom(world, tenantId, 'subscription.ended')).toMatchObject([{ drop: 'not_wanted' }]);
    expect(await eventsOwed(world, tenantId, 'payment.failed')).toEqual([]);
  });
});
