import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ResourceFactory } from '../../../../functions/kernel/http/resource.ts';
import { tallyOf } from '../../../../functions/kernel/http/tally.ts';
import {
  openResourceMeasure,
  type ResourceMeasure,
} from '../../../../functions/kernel/observe/measure-gateway.ts';
import { countingTable } from '../../../../functions/kernel/table/counting-table.ts';
import { keys } from '../../../../functions/kernel/table/keys.ts';
import type { Outcome } from '../../../../functions/kernel/table/transaction.ts';
import { resource as chat } from '../../../../functions/resources/chat/handler.ts';
import { resource as publicSite } from '../../../../functions/resources/public-site/handler.ts';
import { toContext, toEvent } from '../../../../local/event.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';

let world: World;
let business: Business;
let counts: string[];
const measure: ResourceMeasure = (service, name) => void counts.push(`${service} ${name}`);

beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
  counts = [];
});
afterEach(() => world.stop());

/** Asks a resource that counts, as its Lambda does. */
const ask = async (resource: ResourceFactory, url: string, body: object, key?: string) => {
  const table = countingTable(world.kernel.table, measure);
  const event = toEvent({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    body: Buffer.from(JSON.stringify(body)),
    viewer: '203.0.113.7',
    requestId: 'r',
    at: world.kernel.clock(),
  });
  const answer = await resource({ ...world.kernel, table, measure })(event, toContext('r'));
  return { status: answer.statusCode, data: JSON.parse(answer.body ?? '{}').data };
};

const free = async () => {
  const { slug, serviceId } = business;
  const { json } = await world.call('GET', `/public/sites/${slug}/slots?serviceId=${serviceId}`);
  return json.data.slots;
};

const visitor = { name: 'Ana Lévy', email: 'ana@example.org' };

describe('what the resources count', () => {
  test('a booking and its new lead, once, however often the request is repeated', async () => {
    const [slot] = await free();
    const url = `/public/sites/${business.slug}/bookings`;
    for (let time = 0; time < 3; time += 1)
      expect((await ask(publicSite, url, { slotId: slot.slotId, ...visitor }, 'once')).status).toBe(201);
    expect(counts.sort()).toEqual(['business BookingsMade', 'business LeadsFiled']);
  });

  test('nothing of a booking that is refused', async () => {
    const url = `/public/sites/${business.slug}/bookings`;
    expect((await ask(publicSite, url, { slotId: 'forged', ...visitor })).status).toBe(400);
    expect(counts).toEqual([]);
  });

  test('a turn of the assistant by who gave it', async () => {
    const url = `/public/sites/${business.slug}/chat`;
    const { data } = await ask(chat, url, { message: 'Quels sont vos tarifs ?' });
    expect(data.mode).toBe('rules');
    expect(counts).toEqual(['chat ChatTurnsByRules']);
  });

  const attempted = async (type: string, outcome: Outcome, kind = 'event') => {
    const table = countingTable({ ...world.kernel.table, attempt: async () => outcome }, measure);
    await table.attempt([{ put: keys.outbox(0, '2026-11-23', 'e'), item: { kind, type } }]);
    return counts.splice(0);
  };

  test('an event once, and not what is made of it', async () => {
    const committed = { kind: 'committed' } as const;
    expect(await attempted('booking.created', committed)).toEqual(['business BookingsMade']);
    for (const kind of ['remainder', 'webhook', 'message', 'push'])
      expect(await attempted('booking.created', committed, kind)).toEqual([]);
  });

  test('a time that somebody else wrote first', async () => {
    const refused = { kind: 'refused', lost: [undefined] } as const;
    expect(await attempted('booking.created', refused)).toEqual(['business SlotConflicts']);
    expect(await attempted('lead.updated', refused)).toEqual([]);
  });

  test('a write that the database put off, of which nobody knows whether a time was lost', async () => {
    const contended = { kind: 'contended' } as const;
    expect(await attempted('booking.created', contended)).toEqual(['business WritesContended']);
    expect(await attempted('lead.updated', contended)).toEqual(['business WritesContended']);
  });

  test('answers that say that the fault was ours, and no others', () => {
    expect(tallyOf('leads', { statusCode: 503, body: '' })).toEqual([
      { of: 'leads', metric: 'Failures' },
      { of: 'business', metric: 'AllFailures' },
    ]);
    expect(tallyOf('leads', { statusCode: 409, body: '' })).toEqual([]);
    expect(tallyOf('chat', { statusCode: 403, body: '{}' })).toEqual([]);
  });
});

test('CloudWatch reads a figure from one line of the log, by stage and service', () => {
  const line = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  openResourceMeasure('staging')('business', 'BookingsMade');
  const [written] = line.mock.calls.map(([text]) => JSON.parse(String(text)));
  line.mockRestore();
  expect(written).toMatchObject({ service: 'business', stage: 'staging', BookingsMade: 1 });
  expect(written._aws.CloudWatchMetrics).toMatchObject([
    {
      Namespace: 'Comptoir',
      Dimensions: [['service', 'stage']],
      Metrics: [{ Name: 'BookingsMade', Unit: 'Count' }],
    },
  ]);
});
