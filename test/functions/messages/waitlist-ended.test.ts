import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { contactHashes } from '../../../functions/records/leads/contact.ts';
import { suppressWrite } from '../../../functions/records/messages/suppression-store.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import type { AutomationList } from '../../../shared/schemas/automation.ts';
import { dataOf } from '../../support/team.ts';
import { type Business, MONDAY_8H } from '../../support/world.ts';
import { fill, freeSlots, join, openSmallBusiness, rowOf } from '../resources/waitlist/waiting-world.ts';
import { type MailWorld, openMailWorld } from './mail-world.ts';
import { owedOf } from './world.ts';

let world: MailWorld;
let business: Business;
beforeAll(async () => {
  world = await openMailWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  business = await openSmallBusiness(world);
});
afterAll(() => world.stop());

const own = (method: string, path: string, body?: unknown) =>
  world.call(method, path, { token: business.owner.token, body });
const service = () => `/v1/services/${business.serviceId}`;
const deleted = async () => {
  expect((await own('DELETE', service())).status).toBe(204);
  world.advance(1);
};
/** Delivers, and answers what came to those who wait; whoever has the time is reminded of it. */
const mailsSince = async () => {
  const before = world.mails.length;
  await world.run();
  return world.mails.slice(before).filter(({ to }) => to !== 'holder@example.org');
};

describe('whoever waits for a service that is deleted', () => {
  test('is told once, in their language, that it is over, and no longer waits', async () => {
    await fill(world, business);
    const ana = await join(world, business, 'Ana', { language: 'fr' });
    const bea = await join(world, business, 'Bea', { language: 'en' });
    await world.newMailsTo('');
    await deleted();
    const [toAna, toBea, another] = (await mailsSince()).toSorted((a, b) => (a.to < b.to ? -1 : 1));
    expect(another).toBeUndefined();
    expect(toAna).toMatchObject({ to: 'ana@example.org' });
    expect(toAna?.subject).toMatch(/^Ce service n’est plus offert\s: Vidange/);
    expect(toAna?.text).toContain('votre attente a pris fin');
    expect(toBea?.subject).toMatch(/^This service is no longer offered: Vidange/);
    expect(toBea?.text).toContain('your wait has ended');
    expect((await dataOf(own('GET', '/v1/waitlist'))).waiting).toEqual([]);
    for (const [{ token }, said] of [
      [ana, 'votre attente a pris fin'],
      [bea, 'votre attente a pris fin'],
    ] as const)
      expect((await world.call('GET', `/attente/${token}?lang=fr`)).text).toContain(said);
    world.advance(60);
    expect(await mailsSince()).toEqual([]);
    expect(await owedOf(world)).toEqual([]);
    world.advance(4 * 24 * 60);
    expect(await rowOf(world, ana)).toBeUndefined();
  });

  test('is told although the offers of times were turned off', async () => {
    await join(world, business, 'Ana', { language: 'fr' });
    const { automations }: AutomationList = await dataOf(own('GET', '/v1/automations'));
    const version = automations.find(({ kind }) => kind === 'waitlist_offer')?.version;
    await dataOf(own('PATCH', '/v1/automations/waitlist_offer', { isOn: false, version }));
    await mailsSince();
    await deleted();
    expect((await mailsSince()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Ce service n’est plus offert/),
    ]);
  });

  test('is not told at an address that is not written to, nor once they left', async () => {
    await fill(world, business);
    await join(world, business, 'Ana');
    const bea = await join(world, business, 'Bea');
    await world.newMailsTo('');
    const tenantId = brandId<TenantId>(business.tenantId);
    const [contactHash = ''] = contactHashes(world.kernel.signer, { email: 'ana@example.org', phone: null });
    const at = new Date(MONDAY_8H).toISOString();
    expect(
      await world.kernel.table.writeIf(
        suppressWrite(tenantId, { contactHash, scope: 'all', reason: 'bounced', at, subjectId: null }),
      ),
    ).toBe(true);
    await world.call('DELETE', `/public/waitlist/${bea.token}`);
    await deleted();
    expect(await mailsSince()).toEqual([]);
    expect(await owedOf(world)).toEqual([]);
  });

  test('loses the time held for them, which is free at once', async () => {
    const { serviceId } = await dataOf(own('POST', '/v1/services', { name: 'Freins', durationMin: 60 }));
    const ana = await join(world, business, 'Ana');
    await world.run();
    expect((await rowOf(world, ana))?.offer).toBeDefined();
    await deleted();
    await world.run();
    expect((await rowOf(world, ana))?.offer).toBeUndefined();
    expect(await freeSlots(world, { ...business, serviceId })).not.toEqual([]);
  });

  test('of more than one turn ends, every one is told', async () => {
    await fill(world, business);
    for (let n = 0; n < 27; n += 1)
      await join(world, business, `Visiteur ${n}`, { email: `v${n}@example.org` });
    await world.newMailsTo('');
    await deleted();
    expect(new Set((await mailsSince()).map(({ to }) => to)).size).toBe(27);
    world.advance(60);
    expect(await mailsSince()).toEqual([]);
    expect(await owedOf(world)).toEqual([]);
  });
});

describe('whoever waits for a service that is switched off', () => {
  test('is told nothing, keeps their place, and is told once it is deleted', async () => {
    await fill(world, business);
    const ana = await join(world, business, 'Ana', { language: 'fr' });
    await world.newMailsTo('');
    await dataOf(own('PATCH', service(), { active: false }));
    world.advance(60);
    expect(await mailsSince()).toEqual([]);
    expect((await world.call('GET', `/attente/${ana.token}?lang=fr`)).text).toContain(
      'Vous restez sur la liste d’attente',
    );
    await deleted();
    expect(await mailsSince()).toHaveLength(1);
  });
});
