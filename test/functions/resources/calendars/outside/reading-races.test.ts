import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Kernel } from '../../../../../functions/kernel/http/kernel.ts';
import { readOutside } from '../../../../../functions/resources/calendars/read-outside.ts';
import { MAIN_CALENDAR } from '../../../../../shared/domain/ids.ts';
import { crashAt, tableThatCrashes } from '../../../../support/crashing-process.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../../support/world.ts';
import { recordsOf } from '../../bookings/records.ts';
import { visit } from '../../bookings/visitors.ts';
import { idOf } from '../../slots/agenda.ts';
import { timesOf } from '../salon.ts';
import { calendarOf, type IcsServer, openIcsServer } from './ics-server.ts';
import { busyOf, follow, readDue, readIcsOf } from './outside-world.ts';

/** One hour at noon of many days, so that they are written in several transactions. */
const noons = (days: number, hour = 17) =>
  calendarOf(
    ...Array.from({ length: days }, (_, n): readonly [string, string] => {
      const date = new Date(Date.UTC(2026, 10, 24 + n)).toISOString().slice(0, 10);
      return [`${date}T${hour}:00`, `${date}T${hour + 1}:00`];
    }),
  );

let server: IcsServer;
beforeAll(async () => {
  server = await openIcsServer();
});
afterAll(() => server.close());

let world: World;
let business: Business;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
  server.serve('/many.ics', noons(20));
  await follow(world, business.owner.token, 'main', `${server.origin}/many.ics`);
});
afterEach(() => world.stop());

const busy = async (): Promise<readonly string[]> =>
  (await busyOf(world, business.owner.token, '2026-11-23', '2026-12-08')).map(
    ({ startAt }: { startAt: string }) => startAt,
  );

const read = (table: Kernel['table'] = world.kernel.table) =>
  readOutside(
    { table, ids: world.kernel.ids, readIcs: readIcsOf(world) },
    {
      tenantId: idOf(business.tenantId),
      calendarId: MAIN_CALENDAR,
      now: world.kernel.clock(),
      timeoutMs: 20_000,
    },
  );

describe('two readers at once', () => {
  test('leave what one of them read, whole', async () => {
    for (let round = 0; round < 5; round += 1) {
      const hour = 15 + round;
      server.serve('/many.ics', noons(20, hour));
      const outcomes = await Promise.all([read(), read(), read()]);
      expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
      const found = await busy();
      expect(found).toHaveLength(15);
      expect(new Set(found.map((at) => at.slice(11, 13)))).toEqual(new Set([String(hour)]));
    }
  });

  test('one who is slow writes nothing once the address was changed or deleted meanwhile', async () => {
    let go: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      go = resolve;
    });
    const text = noons(20, 20);
    server.answer('/many.ics', async (_, response) => {
      await opened;
      response.writeHead(200).end(text);
    });
    const slow = read();
    await world.call('DELETE', '/v1/calendars/main/outside', { token: business.owner.token });
    expect(await busy()).toEqual([]);
    server.serve('/other.ics', noons(2));
    await follow(world, business.owner.token, 'main', `${server.origin}/other.ics`);
    go();
    expect(await slow).toBe('taken_over');
    expect(await busy()).toHaveLength(2);
  });

  test('a visitor who books while days are written gets a time that is free, and no day is lost', async () => {
    server.serve('/many.ics', noons(20, 15));
    const slots = (await timesOf(world, business)).filter(({ startAt }) => !startAt.includes('T15:'));
    const visits = slots.slice(0, 6).map(({ slotId }, who) => visit(world.call, business, { who, slotId }));
    const [outcome, ...answers] = await Promise.all([read(), ...visits]);
    expect(outcome).toBe('written');
    const booked = answers.filter(({ status }) => status === 201).length;
    const { days } = await recordsOf(world, business.tenantId);
    const held = days.flatMap((day) => day.busy).filter(({ kind }) => kind === 'booking');
    expect(new Set(held.map(({ id }) => id)).size).toBe(booked);
    expect(booked).toBeGreaterThan(0);
    expect(await busy()).toHaveLength(15);
  });
});

describe('a reader that crashes', () => {
  test('at any moment leaves what the next one finishes', async () => {
    let died = 0;
    for (let moment = 1; moment <= 14; moment += 1) {
      const hour = moment % 2 === 0 ? 15 : 19;
      server.serve('/many.ics', noons(20, hour));
      const running = crashAt(moment);
      await read(tableThatCrashes(world.kernel.table, running)).catch((error: unknown) => {
        if (!running.hasCrashed) throw error;
        died += 1;
      });
      world.advance(20);
      await readDue(world);
      const found = await busy();
      expect({
        moment,
        hours: [...new Set(found.map((at) => at.slice(11, 13)))],
        days: found.length,
      }).toEqual({
        ...{ moment, hours: [String(hour)], days: 15 },
      });
    }
    expect(died).toBeGreaterThan(5);
  });

  test('while an address is removed leaves its times to be freed by the next one', async () => {
    const path = '/v1/calendars/main/outside';
    server.serve('/many.ics', noons(20));
    const { kernel } = world;
    const running = crashAt(2);
    await world.call('DELETE', path, { token: business.owner.token });
    await follow(world, business.owner.token, 'main', `${server.origin}/many.ics`);
    expect(await busy()).toHaveLength(15);
    const { dropOutside } = await import('../../../../../functions/resources/calendars/save-outside.ts');
    const caller = { tenantId: idOf(business.tenantId), memberId: business.owner.memberId };
    await dropOutside(kernel, { caller, calendarId: MAIN_CALENDAR, now: kernel.clock() });
    await expect(read(tableThatCrashes(kernel.table, running))).rejects.toThrow();
    expect((await busy()).length).toBeGreaterThan(0);
    world.advance(6);
    await readDue(world);
    expect(await busy()).toEqual([]);
  });
});
