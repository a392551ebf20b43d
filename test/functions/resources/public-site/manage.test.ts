import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { minuteOf } from '../../../../functions/agenda/time.ts';
import { instantsOf } from '../../../../functions/records/bookings/booking-store.ts';
import { openManageToken } from '../../../../functions/records/bookings/manage-link.ts';
import { getTenant } from '../../../../functions/records/tenants/tenant-store.ts';
import { managedWithTimes } from '../../../../functions/resources/public-site/managed-booking.ts';
import { freeTimesFor } from '../../../../functions/resources/slots/free-times.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { markAtStart } from '../../../support/mark-booking.ts';
import { addMember, MONDAY_8H, openWorld, type World } from '../../../support/world.ts';
import { businessRows, expectAgreement, expectNeverOverbooked, recordsOf } from '../bookings/records.ts';
import { anotherProcess, tally } from '../bookings/visitors.ts';
import { longEnoughAgo } from '../calendars/salon.ts';
import { ANA, HOUR_MS, openAppointment } from './manage-world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.stop());

/** Sets the clock to so many hours before an instant. */
const hoursBefore = (iso: string, hours: number, ms = 0) =>
  world.setClock(Date.parse(iso) - hours * HOUR_MS + ms);

const codeOf = ({ status, json }: { status: number; json: { error?: { code: string } } }) => [
  status,
  json?.error?.code,
];

describe('a manage link', () => {
  test('shows the appointment, until when it may be changed, and whom to call', async () => {
    const { made, see, staff, slug, serviceId } = await openAppointment(world);
    const address = {
      line1: '4210, rue Saint-Denis',
      line2: null,
      city: 'Montréal',
      region: 'QC',
      postalCode: 'H2J 2K8',
      country: 'CA',
    };
    await staff('PATCH', '/v1/tenants/current', { phone: '514 555-0199', address });
    const { confirmedTo: _address, ...shown } = made;
    expect(await see()).toEqual({
      ...shown,
      name: ANA.name,
      business: 'Garage Tremblay',
      phone: '+15145550199',
      address,
      timezone: 'America/Toronto',
      slug,
      serviceId,
      calendarId: 'main',
      sequence: 0,
      canChange: true,
      cutOffAt: new Date(Date.parse(made.startAt) - 24 * HOUR_MS).toISOString(),
      price: 60,
      currency: 'CAD',
      basket: [],
    });
  });

  test('can be used until the owner’s cut-off, to the millisecond', async () => {
    const { made, see, staff } = await openAppointment(world);
    await staff('PATCH', '/v1/tenants/current', { booking: { cutOffHours: 3 } });
    hoursBefore(made.startAt, 3, -1);
    expect((await see()).canChange).toBe(true);
    hoursBefore(made.startAt, 3);
    expect(await see()).toMatchObject({ canChange: false, status: 'confirmed' });
  });
});

describe('the appointment’s page', () => {
  test('shows every free time to move to, a page of forty after another, until the horizon', async () => {
    const { made } = await openAppointment(world);
    const token = made.manageUrl.split('/').at(-1);
    const starts: string[] = [];
    let from: number | undefined;
    const pages: number[] = [];
    do {
      const page = await managedWithTimes(
        world.kernel,
        token,
        { language: 'fr', now: world.kernel.clock() },
        { from },
      );
      pages.push(page.slots.length);
      starts.push(...page.slots.map(({ startAt }) => startAt));
      from = page.laterFrom === null ? undefined : minuteOf(page.laterFrom);
    } while (from !== undefined);
    const { table } = world.kernel;
    const tenant = await getTenant(
      table,
      brandId<TenantId>(openManageToken(world.kernel, token)?.tenantId ?? ''),
    );
    const wanted = { now: world.kernel.clock(), without: made.bookingId };
    const need = { durationMin: 60, bufferBeforeMin: 0, bufferAfterMin: 0 };
    const all = (await freeTimesFor(table, tenant, need, wanted)).map((time) => instantsOf(time).startAt);
    expect(pages.slice(0, -1)).toEqual([40, 40]);
    expect(starts).toEqual(all.filter((startAt) => startAt !== made.startAt));
  });
});

describe('moving by the link', () => {
  test('frees the old time, takes the new one, and answers the appointment as it now is', async () => {
    const { made, move, see, slots, tenantId } = await openAppointment(world);
    const [target] = await slots();
    const answer = await move(target?.slotId);
    expect([answer.status, answer.json.data]).toEqual([200, await see()]);
    expect(answer.json.data).toMatchObject({
      bookingId: made.bookingId,
      startAt: target?.startAt,
      endAt: target?.endAt,
      status: 'confirmed',
      sequence: 1,
    });
    const free = (await slots()).map(({ startAt }) => startAt);
    expect(free).toContain(made.startAt);
    expect(free).not.toContain(target?.startAt);
    expectAgreement(await recordsOf(world, tenantId));
  });

  test('to where it is already changes nothing, however late', async () => {
    const { made, move, slots, book } = await openAppointment(world, -2, { capacity: 2 });
    hoursBefore(made.startAt, 5);
    const here = (await slots()).find(({ startAt }) => startAt === made.startAt);
    await book(here?.slotId, { name: 'Luc', email: 'luc@example.org' });
    const before = await businessRows(world);
    expect((await move(here?.slotId)).json.data).toMatchObject({ startAt: made.startAt, sequence: 0 });
    expect(await businessRows(world)).toEqual(before);
  });

  test('twice under one key moves once', async () => {
    const { move, slots } = await openAppointment(world);
    const [target] = await slots();
    const first = await move(target?.slotId, { key: 'once' });
    const again = await move(target?.slotId, { key: 'once' });
    expect(again.headers).toMatchObject({ 'idempotency-replayed': 'true' });
    expect([again.status, again.json]).toEqual([first.status, first.json]);
    expect(again.json.data.sequence).toBe(1);
  });

  test('refuses a time that was not offered by this business, or an hour ago', async () => {
    const [ours, theirs] = [await openAppointment(world), await openAppointment(world)];
    const [foreign] = await theirs.slots();
    const [own] = await ours.slots();
    const before = await businessRows(world);
    for (const bad of ['forged', ours.token, foreign?.slotId, `${own?.slotId}x`])
      expect(codeOf(await ours.move(bad))).toEqual([400, 'slot_invalid']);
    world.advance(60);
    expect(codeOf(await ours.move(own?.slotId))).toEqual([400, 'slot_invalid']);
    expect(await businessRows(world)).toEqual(before);
  });

  test('keeps to the rules for visitors: windows, notice and horizon, as they are now', async () => {
    const { made, move, slots, staff } = await openAppointment(world);
    const [soon, , later] = await slots();
    await staff('PATCH', '/v1/tenants/current', { booking: { minNoticeMin: 2880 } });
    expect(codeOf(await move(soon?.slotId))).toEqual([409, 'slot_too_soon']);
    await staff('PATCH', '/v1/tenants/current', { booking: { minNoticeMin: 0 } });
    const { windows } = (await staff('GET', '/v1/availability')).json.data;
    for (const { availabilityId } of windows) await staff('DELETE', `/v1/availability/${availabilityId}`);
    expect(codeOf(await move(later?.slotId))).toEqual([409, 'slot_taken']);
    const byStaff = await staff('PATCH', `/v1/bookings/${made.bookingId}`, { startAt: later?.startAt });
    expect(byStaff.status).toBe(200);
  });

  test('refuses a time that has begun meanwhile', async () => {
    const { move, slots, staff } = await openAppointment(world);
    await staff('PATCH', '/v1/tenants/current', { booking: { minNoticeMin: 0 } });
    const [soon] = await slots();
    world.setClock(Date.parse(soon?.startAt ?? '') - 30 * 60_000);
    const fresh = (await slots())[0];
    world.advance(31);
    expect(codeOf(await move(fresh?.slotId))).toEqual([400, 'slot_in_past']);
  });

  test('to a time just taken is a 409 with three others under handles, which can be moved to', async () => {
    const { move, slots, book } = await openAppointment(world);
    const [target] = await slots();
    await book(target?.slotId, { name: 'Luc', email: 'luc@example.org' });
    const { status, json } = await move(target?.slotId);
    expect([status, json.error.code, json.error.alternatives.length]).toEqual([409, 'slot_taken', 3]);
    const [other] = json.error.alternatives;
    expect((await move(other.slotId)).json.data.startAt).toBe(other.startAt);
  });

  test('keeps the length it was made with, whatever became of its service', async () => {
    const { made, move, slots, staff, serviceId } = await openAppointment(world);
    await staff('PATCH', `/v1/services/${serviceId}`, { durationMin: 120, active: false });
    const [target] = await slots('limit=1');
    expect((await move(target?.slotId)).status).toBe(200);
    const { startAt, endAt } = (await staff('GET', `/v1/bookings/${made.bookingId}`)).json.data;
    expect(Date.parse(endAt) - Date.parse(startAt)).toBe(HOUR_MS);
  });

  test('goes to a member who took over, once the business’s own calendar is not offered any more', async () => {
    const { made, move, slots, staff, tenantId } = await openAppointment(world);
    const { memberId } = await addMember(world, tenantId, 'staff');
    await longEnoughAgo(world, () =>
      staff('PATCH', `/v1/calendars/${memberId}`, { active: true, name: 'Alice' }),
    );
    const [target] = await slots();
    expect(await move(target?.slotId)).toMatchObject({ status: 200 });
    expect((await staff('GET', `/v1/bookings/${made.bookingId}`)).json.data).toMatchObject({
      calendarId: memberId,
      startAt: target?.startAt,
    });
    expect((await slots()).map(({ startAt }) => startAt)).toContain(made.startAt);
  });

  test('waits for a change of calendars to be over', async () => {
    const { move, slots, staff, tenantId } = await openAppointment(world);
    const target = (await slots()).at(-1);
    const { memberId } = await addMember(world, tenantId, 'staff');
    await staff('PATCH', `/v1/calendars/${memberId}`, { active: true, name: 'Alice' });
    const answer = await move(target?.slotId);
    expect([codeOf(answer), answer.headers['retry-after']]).toEqual([[503, 'busy'], '60']);
    world.advance(1);
    expect(codeOf(await move(target?.slotId))).toEqual([200, undefined]);
  });

  test('by two holders of links to one time lets one in', async () => {
    const one = await openAppointment(world);
    const [target] = await one.slots();
    const other = (await one.book((await one.slots()).at(-1)?.slotId, { name: 'Luc', phone: '514 555-0142' }))
      .json.data;
    const elsewhere = anotherProcess(world);
    const answers = await Promise.all([
      one.move(target?.slotId),
      elsewhere('PATCH', `/public/bookings/${other.manageUrl.split('/').at(-1)}`, {
        viewer: '192.0.2.9',
        body: { slotId: target?.slotId },
      }),
    ]);
    expect(tally(answers)).toEqual({ '200': 1, '409 slot_taken': 1 });
    const kept = await recordsOf(world, one.tenantId);
    expectAgreement(kept);
    expectNeverOverbooked(kept);
  });
});

describe('cancelling by the link', () => {
  test('frees the time at once, twice as well as once', async () => {
    const { made, cancel, see, slots, tenantId } = await openAppointment(world);
    expect([(await cancel()).status, (await cancel()).status]).toEqual([204, 204]);
    expect(await see()).toMatchObject({ status: 'cancelled', canChange: false, sequence: 1 });
    expect((await slots()).map(({ startAt }) => startAt)).toContain(made.startAt);
    expectAgreement(await recordsOf(world, tenantId));
  });

  test('stays 204 after the cut-off for one that was cancelled in time', async () => {
    const { made, cancel } = await openAppointment(world);
    await cancel();
    hoursBefore(made.startAt, 1);
    expect((await cancel()).status).toBe(204);
  });
});

describe('once the cut-off has passed', () => {
  test('moving and cancelling are 409 with the number to call, and change nothing', async () => {
    const { made, move, cancel, slots, staff } = await openAppointment(world);
    await staff('PATCH', '/v1/tenants/current', { phone: '514 555-0199' });
    hoursBefore(made.startAt, 24);
    const [target] = await slots();
    const before = await businessRows(world);
    for (const answer of [await move(target?.slotId), await cancel()])
      expect([answer.status, answer.json.error]).toEqual([
        409,
        {
          code: 'cut_off_passed',
          message: 'Il est trop tard pour modifier ce rendez-vous en ligne. Appelez l’entreprise.',
          phone: '+15145550199',
          cutOffAt: new Date(Date.parse(made.startAt) - 24 * HOUR_MS).toISOString(),
        },
      ]);
    expect(await businessRows(world)).toEqual(before);
  });

  test('the business still moves and cancels', async () => {
    const { made, staff } = await openAppointment(world);
    hoursBefore(made.startAt, 1);
    const later = new Date(Date.parse(made.startAt) + HOUR_MS / 2).toISOString();
    expect((await staff('PATCH', `/v1/bookings/${made.bookingId}`, { startAt: later })).status).toBe(200);
    expect((await staff('DELETE', `/v1/bookings/${made.bookingId}`)).status).toBe(204);
  });

  test('of zero hours an appointment may be changed until it begins', async () => {
    const { made, cancel, staff, see } = await openAppointment(world);
    await staff('PATCH', '/v1/tenants/current', { booking: { cutOffHours: 0 } });
    hoursBefore(made.startAt, 0, -1);
    expect((await see()).canChange).toBe(true);
    expect((await cancel()).status).toBe(204);
  });
});

describe('an appointment that is over', () => {
  test.each([
    ['past', undefined],
    ['attended', 'attended' as const],
    ['missed', 'no_show' as const],
  ])('because it is %s is closed to its holder', async (_, mark) => {
    const { made, move, cancel, slots, owner, see } = await openAppointment(world);
    if (mark) await markAtStart(world, owner.token, made.bookingId, mark);
    else world.setClock(Date.parse(made.startAt));
    const [target] = await slots();
    const before = await businessRows(world);
    expect(codeOf(await cancel())).toEqual([409, 'booking_closed']);
    expect(codeOf(await move(target?.slotId))).toEqual([409, 'booking_closed']);
    expect((await see()).canChange).toBe(false);
    expect(await businessRows(world)).toEqual(before);
  });

  test('because it was cancelled cannot be moved', async () => {
    const { move, cancel, slots } = await openAppointment(world);
    await cancel();
    const [target] = await slots();
    expect(codeOf(await move(target?.slotId))).toEqual([409, 'booking_closed']);
  });
});

describe('a link that is not ours', () => {
  test('is the same 404 for seeing, moving and cancelling', async () => {
    const { token, slots } = await openAppointment(world);
    const [slot] = await slots();
    for (const bad of ['forged', `${token}x`, slot?.slotId ?? ''])
      for (const method of ['GET', 'PATCH', 'DELETE']) {
        const body = method === 'PATCH' ? { slotId: slot?.slotId } : undefined;
        const answer = await world.call(method, `/public/bookings/${bad}`, { body });
        expect([method, ...codeOf(answer)]).toEqual([method, 404, 'not_found']);
      }
  });
});

describe('changes by link', () => {
  test.each(['move', 'cancel'] as const)(
    'are counted like the form: the 21st %s of a minute is refused',
    async (what) => {
      const { move, cancel, made } = await openAppointment(world);
      hoursBefore(made.startAt, 24, 15_000);
      const send = (viewer: string) => (what === 'move' ? move('x', { viewer }) : cancel({ viewer }));
      for (let tries = 0; tries < 20; tries++) expect((await send('192.0.2.1')).status).toBeGreaterThan(399);
      const { status, json, headers } = await send('192.0.2.1');
      expect([status, json.error.code, headers['retry-after']]).toEqual([403, 'rate_limited', '65']);
      expect((await send('192.0.2.2')).json.error.code).not.toBe('rate_limited');
    },
  );

  test('by staff raise the sequence too, and marking does not', async () => {
    const { made, see, staff } = await openAppointment(world);
    const path = `/v1/bookings/${made.bookingId}`;
    await staff('PATCH', path, { startAt: new Date(MONDAY_8H + 50 * HOUR_MS).toISOString() });
    await staff('PATCH', path, { startAt: new Date(MONDAY_8H + 52 * HOUR_MS).toISOString() });
    expect((await see()).sequence).toBe(2);
    await staff('DELETE', path);
    await staff('DELETE', path);
    expect((await see()).sequence).toBe(3);
  });
});
