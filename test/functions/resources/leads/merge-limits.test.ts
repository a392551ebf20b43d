import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { keys } from '../../../../functions/kernel/table/keys.ts';
import { MOST_WRITES } from '../../../../functions/kernel/table/table-writes.ts';
import {
  findLead,
  type LeadItem,
  MOST_OTHER_CONTACTS,
  MOST_UNVERIFIED,
} from '../../../../functions/records/leads/lead-store.ts';
import { brandId, type LeadId, type TenantId } from '../../../../shared/domain/ids.ts';
import { MAX_TAGS } from '../../../../shared/domain/tags.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { allItems } from '../../manifest/requests.ts';
import { crash, firstOnes, injectFaults, isTransaction, mentions } from '../bookings/faults.ts';
import { type LeadCalls, leadCalls } from './lead-calls.ts';

let world: World;
let business: Business;
let desk: LeadCalls;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  business = await openBusiness(world);
  desk = leadCalls(world, business);
});
afterAll(() => world.stop());

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);

/** Gives a lead values that take many requests to give. */
const enrich = async (id: string, fields: Partial<LeadItem>): Promise<void> => {
  const [tenantId, leadId] = [brandId<TenantId>(business.tenantId), brandId<LeadId>(id)];
  const lead = await findLead(world.kernel.table, tenantId, leadId);
  await world.kernel.table.write({ put: keys.lead(tenantId, leadId), item: { ...lead, ...fields } });
};

/** One lead that has nothing of its own but what the other turns out to know, and one with all that there may be. */
const atTheLimits = async () => {
  const emails = numbers(MOST_OTHER_CONTACTS).map((n) => `marie-${n}@example.com`);
  const rich = await desk.create({
    ...{ name: 'Marie Eve de la Roy', email: 'marie@example.com', phone: '514 555-0123' },
    tags: numbers(MAX_TAGS).map((n) => `Tag ${n}`),
    ownerId: business.owner.memberId,
  });
  world.advance(1);
  const bare = await desk.create({ note: 'Rappeler' });
  await enrich(rich.leadId, {
    ...{ otherEmails: emails, requestedAt: rich.createdAt, source: 'widget' },
    unverified: numbers(MOST_UNVERIFIED).map((n) => `typed-${n}@example.com`),
  });
  await enrich(bare.leadId, { unverified: emails.slice(0, MOST_UNVERIFIED) });
  return { bare, rich };
};

const rowsOf = async (leadId: string) =>
  (await allItems(world)).map(({ sk }) => String(sk)).filter((sk) => sk.includes(leadId));

describe('a merge of leads with all that a lead may have', () => {
  test('is one transaction that the database takes, and leaves no row of the other', async () => {
    const { bare, rich } = await atTheLimits();
    const { status, json } = await desk.merge(bare.leadId, rich.leadId);
    expect([status, json.data?.otherEmails?.length]).toEqual([200, MOST_OTHER_CONTACTS]);
    expect(await rowsOf(rich.leadId)).toEqual([]);
    expect((await desk.list(`?q=${encodeURIComponent('marie-39@example.com')}`)).leads).toMatchObject([
      { leadId: bare.leadId },
    ]);
  });

  test('that died once they were one is finished by the same request', async () => {
    const { bare, rich } = await atTheLimits();
    const heal = injectFaults(
      world.kernel.table,
      firstOnes(
        1,
        (sent) => isTransaction(sent) && mentions('LEADMARK#')(sent) && !mentions('AUDIT#')(sent),
        () => ({
          before: crash(),
        }),
      ),
    );
    const broken = await desk.merge(bare.leadId, rich.leadId, 'merge');
    heal();
    expect(broken.status).toBe(500);
    world.advance(2);
    expect((await desk.merge(bare.leadId, rich.leadId, 'merge')).status).toBe(200);
    expect(await rowsOf(rich.leadId)).toEqual([]);
  });
});

test('a transaction that is too large is refused with its number', async () => {
  const writes = numbers(MOST_WRITES + 1).map((n) => ({ remove: keys.slug(`none-${n}`) }));
  await expect(world.kernel.table.attempt(writes)).rejects.toThrow('101 writes');
  expect(await world.kernel.table.attempt(writes.slice(1))).toEqual({ kind: 'committed' });
});
