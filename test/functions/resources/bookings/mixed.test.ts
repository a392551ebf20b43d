import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { seededRuns } from '../../../support/seeded.ts';
import { regenerateTenant } from '../../../support/under-role.ts';
import { type Answer, type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { tenantOf } from '../slots/agenda.ts';
import { expectAgreement, expectNeverOverbooked, recordsOf } from './records.ts';
import { type Call, CROWD_ANSWERS, offered, tally, threeProcesses, visit } from './visitors.ts';

jest.setTimeout(300_000);

const CAPACITY = 2;

/** Two days around the one that visitors fight for: Monday 17:00 to Tuesday 22:00 in Toronto. */
const HAND_FROM = Date.parse('2026-11-23T22:00:00Z');
const HAND_MINUTES = 29 * 60;

type Step =
  | { readonly do: 'visit'; readonly service: number; readonly slot: number; readonly process: number }
  | { readonly do: 'hand'; readonly service: number; readonly minute: number; readonly process: number }
  | { readonly do: 'walk-in'; readonly service: number; readonly minute: number; readonly process: number }
  | { readonly do: 'restore'; readonly pick: number; readonly process: number }
  | { readonly do: 'cancel'; readonly pick: number; readonly process: number }
  | { readonly do: 'move'; readonly pick: number; readonly minute: number; readonly process: number }
  | {
      readonly do: 'edit';
      readonly pick: number;
      readonly service: number;
      readonly length: number | undefined;
      readonly minute: number | undefined;
      readonly client: number | undefined;
      readonly process: number;
    }
  | { readonly do: 'regenerate'; readonly pick: number; readonly process: number };

const process = fc.nat({ max: 2 });
const minute = fc.nat({ max: HAND_MINUTES / 15 }).map((quarters) => quarters * 15);
const service = fc.nat({ max: 3 });
const pick = fc.nat({ max: 1000 });

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('visit'), service, slot: fc.nat({ max: 30 }), process }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('hand'), service, minute, process }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('walk-in'), service, minute, process }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel'), pick, process }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('restore'), pick, process }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move'), pick, minute, process }) },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ do: fc.constant('edit' as const), pick, service, process },
      length: fc.option(fc.integer({ min: 5, max: 200 }), { nil: undefined }),
      minute: fc.option(minute, { nil: undefined }),
      client: fc.option(fc.nat({ max: 5 }), { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('regenerate'), pick, process }) },
);

/** What goes on at the same time, and then the next such moment. */
const history = fc.array(fc.array(step, { minLength: 8, maxLength: 24 }), { minLength: 3, maxLength: 5 });

let world: World;
let processes: readonly Call[];
beforeAll(async () => {
  world = await openWorld();
  processes = threeProcesses(world);
});
afterAll(() => world.stop());

interface Shop {
  readonly business: Business;
  readonly services: readonly string[];
  /** The times that its page offers, by the service's place in `services`. */
  readonly slotIds: readonly (readonly string[])[];
}

/** A business with room for two and services of 30, 60 and 90 minutes, the last also with buffers. */
const openShop = async (): Promise<Shop> => {
  const business = await openBusiness(world, { capacity: CAPACITY, slotMinutes: 30 });
  const { token } = business.owner;
  const services = [{ durationMin: 30 }, { durationMin: 60 }, { durationMin: 90 }];
  const buffered = { durationMin: 60, bufferBeforeMin: 15, bufferAfterMin: 30 };
  const ids: string[] = [];
  for (const body of [...services, buffered]) {
    const named = { ...body, name: `Service ${ids.length}` };
    ids.push((await world.call('POST', '/v1/services', { token, body: named })).json.data.serviceId);
  }
  const slotIds = await Promise.all(
    ids.map(async (serviceId) =>
      (await offered(world, { ...business, serviceId })).map(({ slotId }) => slotId),
    ),
  );
  return { business, services: ids, slotIds };
};

/** Undoes a cancellation as whoever has just looked at the booking. */
const restored = async (call: Call, { owner: { token } }: Business, id: string): Promise<Answer> => {
  const { json } = await call('GET', `/v1/bookings/${id}`, { token });
  const body = { version: json.data.version };
  return call('POST', `/v1/bookings/${id}/restore`, { token, body });
};

/** Plays one step; what it can pick from is what the steps before it have booked. */
const play = (
  { business, services, slotIds }: Shop,
  booked: readonly string[],
  one: Step,
  who: number,
): Promise<Answer> => {
  const call = processes[one.process] ?? world.call;
  const { token } = business.owner;
  const id = 'pick' in one ? (booked[one.pick % Math.max(1, booked.length)] ?? 'none') : 'none';
  const at = (offset: number) => new Date(HAND_FROM + offset * 60_000).toISOString();
  switch (one.do) {
    case 'visit': {
      const slots = slotIds[one.service] ?? [];
      const slotId = slots[one.slot % slots.length] ?? '';
      return visit(call, business, { who, slotId, serviceId: services[one.service] ?? '' });
    }
    case 'hand': {
      const body = { serviceId: services[one.service], startAt: at(one.minute), name: `Client ${who}` };
      return call('POST', '/v1/bookings', { token, body });
    }
    case 'walk-in': {
      const body = { serviceId: services[one.service], startAt: at(one.minute), walkIn: true };
      return call('POST', '/v1/bookings', { token, body });
    }
    case 'restore':
      return restored(call, business, id);
    case 'cancel':
      return call('DELETE', `/v1/bookings/${id}`, { token });
    case 'move':
      return call('PATCH', `/v1/bookings/${id}`, { token, body: { startAt: at(one.minute) } });
    case 'edit': {
      const { length: durationMin, minute: offset, client } = one;
      const body = {
        ...{ serviceId: services[one.service], durationMin },
        ...(offset === undefined ? {} : { startAt: at(offset) }),
        ...(client === undefined ? {} : { name: `Cliente ${client}`, email: `c${client}@example.com` }),
      };
      return call('PATCH', `/v1/bookings/${id}`, { token, body });
    }
    case 'regenerate':
      return call('POST', '/v1/slots/generate', { token, body: {} });
  }
};

describe('appointments of many lengths, booked, moved, edited, cancelled and restored by many at once', () => {
  test('never pass capacity at any minute, and the agenda holds exactly the confirmed ones', async () => {
    const seen: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(history, async (moments) => {
        const shop = await openShop();
        const { business } = shop;
        let who = 0;
        for (const moment of moments) {
          const known = (await recordsOf(world, business.tenantId)).bookings.map(
            ({ bookingId }) => bookingId,
          );
          const steps = known.length > 0 ? moment : moment.filter((one) => !('pick' in one));
          const playing = steps.map((one) => play(shop, known, one, who++));
          await regenerateTenant(
            world.kernel.table,
            await tenantOf(world, business.tenantId),
            world.kernel.clock(),
          );
          for (const [kind, count] of Object.entries(tally(await Promise.all(playing)))) {
            expect(CROWD_ANSWERS).toContain(kind);
            seen[kind] = (seen[kind] ?? 0) + count;
          }
          const records = await recordsOf(world, business.tenantId);
          expectAgreement(records);
          if (records.bookings.length > 0) expectNeverOverbooked(records);
        }
      }),
      seededRuns(4, 120),
    );
    for (const kind of ['200', '201', '204', '409 slot_taken']) expect(seen[kind]).toBeGreaterThan(0);
  });
});
