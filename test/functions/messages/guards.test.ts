import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { AskedMessage, Ready } from '../../../functions/messages/gather/gather.ts';
import type { Hold } from '../../../functions/messages/guard.ts';
import { holdOn as judge } from '../../../functions/messages/guards.ts';
import { contactHashes } from '../../../functions/records/leads/contact.ts';
import {
  type SuppressionItem,
  suppressWrite,
} from '../../../functions/records/messages/suppression-store.ts';
import { getTenant, type TenantItem } from '../../../functions/records/tenants/tenant-store.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { type MessageKind, messageKinds, messageTerms } from '../../../shared/domain/messages.ts';
import { actingAs } from '../../support/acting-role.ts';
import { MONDAY_8H, openBusiness, openWorld, type World } from '../../support/world.ts';
import { allItems } from '../manifest/requests.ts';

let world: World;
let tenant: TenantItem;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  const { tenantId } = await openBusiness(world);
  tenant = await getTenant(world.kernel.table, brandId<TenantId>(tenantId));
});

const byEmail = messageKinds.filter((kind) => messageTerms(kind).channel === 'email');

const facts = {
  kind: 'follow_up',
  business: {
    ...{ name: 'Garage', timeZone: 'America/Toronto', phone: null, email: null },
    ...{ address: null, pageUrl: null },
  },
  leadName: 'Ana',
  unsubscribeUrl: 'https://app.example/',
} as const;

let messages = 0;

/** Asks of a message of this kind whether it may be sent; `hours` after the world's beginning. */
const hold = (
  message: MessageKind,
  { to = 'ana@example.org', hours = 0, attempts = 0, of = tenant } = {},
): Promise<Hold | undefined> => {
  messages += 1;
  const at = new Date(MONDAY_8H).toISOString();
  const entry: AskedMessage['entry'] = {
    kind: 'message',
    ...{ eventId: `e${messages}`, tenantId: of.tenantId, type: 'lead.created', subjectId: 's' },
    ...{ at, dueAt: at, message, recipient: 'lead', messageId: `m${messages}`, attempts },
  };
  const ready: Ready = { kind: 'ready', channel: 'email', to, language: 'fr', facts };
  const asked = { tenant: of, entry, now: MONDAY_8H + hours * 3_600_000 };
  return actingAs({ job: 'deliver' }, () => judge(world.kernel, asked, ready));
};

const suppress = (email: string, how: Pick<SuppressionItem, 'scope' | 'reason'>) => {
  const [contactHash = ''] = contactHashes(world.kernel.signer, { email, phone: null });
  const at = new Date(MONDAY_8H).toISOString();
  return world.kernel.table.writeIf(
    suppressWrite(tenant.tenantId, { ...how, contactHash, at, subjectId: null }),
  );
};

describe('an address that is suppressed', () => {
  test.each([
    ['bounced', { scope: 'all', reason: 'bounced' }],
    ['complained', { scope: 'all', reason: 'complained' }],
  ] as const)('because it %s gets no e-mail of any kind', async (_, how) => {
    expect(await suppress('ana@example.org', how)).toBe(true);
    for (const kind of byEmail)
      expect([kind, await hold(kind, { to: 'Ana@Example.org' })]).toEqual([
        kind,
        { kind: 'stopped', reason: 'suppressed' },
      ]);
  });

  test('because its owner unsubscribed gets no follow-up, and everything about what they booked', async () => {
    expect(await suppress('ana@example.org', { scope: 'follow_ups', reason: 'unsubscribed' })).toBe(true);
    const held = new Map<MessageKind, Hold | undefined>();
    for (const kind of byEmail) held.set(kind, await hold(kind));
    const stopped = byEmail.filter((kind) => held.get(kind) !== undefined);
    expect(stopped).toEqual(byEmail.filter((kind) => messageTerms(kind).to === 'lead'));
    expect(held.get('follow_up')).toEqual({ kind: 'stopped', reason: 'unsubscribed' });
  });

  test('is suppressed for its business alone, and no other address with it', async () => {
    expect(await suppress('ana@example.org', { scope: 'all', reason: 'bounced' })).toBe(true);
    const other = await openBusiness(world);
    const theirs = await getTenant(world.kernel.table, brandId<TenantId>(other.tenantId));
    expect(await hold('booking_confirmed', { of: theirs })).toBeUndefined();
    expect(await hold('booking_confirmed', { to: 'luc@example.org' })).toBeUndefined();
  });
});

describe('the cap of a day', () => {
  const many = async (count: number, options: Parameters<typeof hold>[1] = {}) => {
    const holds: (Hold | undefined)[] = [];
    for (let n = 0; n < count; n += 1) holds.push(await hold('booking_moved', options));
    return holds;
  };

  test('lets ten messages pass to one person, however their address is written, and stops the others', async () => {
    expect(await many(10)).toEqual(Array(10).fill(undefined));
    expect(await hold('booking_moved', { to: 'ANA@example.org' })).toEqual({
      kind: 'stopped',
      reason: 'cap',
    });
    expect(await hold('booking_moved', { to: 'luc@example.org' })).toBeUndefined();
  });

  test('ends with the day, and counts nothing that was stopped', async () => {
    await many(30);
    expect(await hold('booking_moved', { hours: 23 })).toEqual({ kind: 'stopped', reason: 'cap' });
    expect(await hold('booking_moved', { hours: 29 })).toBeUndefined();
  });

  test('counts a message once, however often its sender fails', async () => {
    await many(9);
    for (let attempts = 1; attempts < 8; attempts += 1)
      expect(await hold('booking_moved', { attempts })).toBeUndefined();
    expect(await many(2)).toEqual([undefined, { kind: 'stopped', reason: 'cap' }]);
  });

  test('is not for the team, who choose what they are told', async () => {
    for (let n = 0; n < 15; n += 1) expect(await hold('team_new_booking')).toBeUndefined();
  });

  test('leaves a count behind that names nobody', async () => {
    await hold('booking_confirmed', { to: 'zoe.canari@example.org' });
    expect(JSON.stringify(await allItems(world))).not.toContain('canari');
  });
});

test('a message that is held back for its plan does not count', async () => {
  const lapsed = { ...tenant, trialEndsAt: new Date(MONDAY_8H - 1).toISOString() };
  for (let n = 0; n < 12; n += 1)
    expect(await hold('follow_up', { of: lapsed })).toEqual({ kind: 'stopped', reason: 'plan' });
  expect(await hold('booking_confirmed', { of: lapsed })).toBeUndefined();
});
