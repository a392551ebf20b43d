import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GATHERS } from '../../../../functions/messages/gather/registry.ts';
import { findTenant } from '../../../../functions/records/tenants/tenant-store.ts';
import { end, setRefused } from '../../../../local/payments/subscription-life.ts';
import { DAY_MS } from '../../../../shared/domain/duration.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
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
      ['owner_assistant_ending', owner.email, 41],
      ['owner_assistant_limited', owner.email, 44],
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
      ['owner_assistant_ending', 'not_wanted'],
      ['owner_assistant_limited', 'not_wanted'],
    ]);
  });

  test('is not told that the trial will end once it has', async () => {
    const { tenantId } = await openEmptyBusiness(world);
    world.advance(14 * DAY_MIN);
    expect((await fromCreation(tenantId)).map(({ kind, drop }) => [kind, drop])).toEqual([
      ['owner_welcome', undefined],
      ['owner_trial_ending', 'past'],
      ['owner_trial_ended', undefined],
      ['owner_assistant_ending', undefined],
      ['owner_assistant_limited', undefined],
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
  test('is told of no second end of their assistant when the subscription ends within the trial', async () => {
    const { tenantId, subscription } = await paying();
    end(world.payments.life, subscription);
    await tellAll();
    const kinds = (mails: readonly Gathered[]) => mails.map(({ kind, drop }) => [kind, drop]);
    expect(kinds(await gatheredFrom(world, tenantId, 'subscription.ended'))).toEqual([
      ['owner_subscription_ended', undefined],
    ]);
    world.advance(44 * DAY_MIN);
    expect(kinds(await fromCreation(tenantId)).slice(-1)).toEqual([['owner_assistant_limited', undefined]]);
  });

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
    world.advance(20 * DAY_MIN);
    await world.payments.liveOn();
    end(world.payments.life, subscription);
    await tellAll();
    const ended = await gatheredFrom(world, tenantId, 'subscription.ended');
    expect(ended).toMatchObject([
      { kind: 'owner_subscription_ended', to: owner.email },
      { kind: 'owner_assistant_ending', to: owner.email },
      { kind: 'owner_assistant_limited', to: owner.email },
    ]);
    // What was planned of the trial's end is overtaken by the subscription's: nobody is told of two ends.
    const tenant = await findTenant(world.kernel.table, brandId<TenantId>(tenantId));
    const [event] = await eventsOwed(world, tenantId, 'tenant.created');
    if (!tenant || !event) throw new Error('There is no business.');
    const message = 'owner_assistant_limited';
    const [{ memberId: recipient }] = (await world.call('GET', '/v1/members', { token: owner.token })).json
      .data.members;
    const dueAt = new Date(Date.parse(tenant.trialEndsAt) + 30 * DAY_MS).toISOString();
    const entry = {
      ...event,
      kind: 'message',
      message,
      recipient,
      messageId: 'msg_1',
      dueAt,
      attempts: 0,
    } as const;
    const gathered = await GATHERS[message](world.kernel, { tenant, entry, now: Date.parse(dueAt) });
    expect(gathered).toEqual({ kind: 'dropped', reason: 'not_wanted' });
    await subscribe(world, owner, 'basic');
    await tellAll();
    expect((await gatheredFrom(world, tenantId, 'subscription.ended')).map(({ drop }) => drop)).toEqual([
      'not_wanted',
      'not_wanted',
      'not_wanted',
    ]);
    expect(await eventsOwed(world, tenantId, 'payment.failed')).toEqual([]);
  });
});
