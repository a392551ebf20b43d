import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayAheadOf, instantsOfDay } from '../../../functions/records/bookings/day-ahead.ts';
import { digestIfMissing } from '../../../functions/records/bookings/digest-entry.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/domain/duration.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import type { Notifications } from '../../../shared/domain/notifications.ts';
import { seededRuns } from '../../support/seeded.ts';
import { dataOf } from '../../support/team.ts';
import { addMember, type Colleague, MONDAY_8H } from '../../support/world.ts';
import { openAppointment } from '../resources/public-site/manage-world.ts';
import { type MailWorld, openMailWorld } from './mail-world.ts';
import { everythingOwed } from './world.ts';

const DIGEST = /^Vos rendez-vous du/;
const EVENING = Date.parse('2026-11-23T23:00:00Z');
const TOMORROW_9H = '2026-11-24T14:00:00.000Z';
const TOMORROW_10H = '2026-11-24T15:00:00.000Z';
const LATER_9H = '2026-11-26T14:00:00.000Z';

let world: MailWorld;
let at: Awaited<ReturnType<typeof openAppointment>>;
beforeAll(async () => {
  world = await openMailWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  at = await openAppointment(world);
  await at.staff('DELETE', `/v1/bookings/${at.made.bookingId}`);
  await world.run();
});
afterAll(() => world.stop());

const made = async (startAt: string, name = 'Ana Lévy'): Promise<string> => {
  world.advance(1);
  return (await dataOf(at.staff('POST', '/v1/bookings', { startAt, name, serviceId: at.serviceId })))
    .bookingId;
};

const choose = (by: Pick<Colleague, 'token'>, bookings: Notifications['bookings'] = 'all') =>
  dataOf(
    world.call('PATCH', '/v1/members/me', {
      token: by.token,
      body: { notifications: { kinds: ['team_tomorrow'], bookings } },
    }),
  );

const digestsTo = async (address: string) =>
  (await world.newMailsTo(address)).filter(({ subject }) => DIGEST.test(subject ?? ''));

describe('at 18:00 of the business’s zone', () => {
  test('a member who chose it is told what the next day holds, in its order, and nobody else is', async () => {
    const other = await addMember(world, at.tenantId, 'staff');
    await made(TOMORROW_10H, 'Zoé Roy');
    await made(TOMORROW_9H);
    await made(LATER_9H, 'Luc Dubé');
    await world.run();
    // It may be chosen after the bookings were made.
    await choose(at.owner);
    world.setClock(EVENING - 1);
    await world.run();
    expect(world.mails.filter(({ subject }) => DIGEST.test(subject ?? ''))).toEqual([]);
    world.setClock(EVENING);
    const [digest, another] = await digestsTo(at.owner.email);
    expect(another).toBeUndefined();
    expect(digest?.subject).toContain('24 novembre');
    expect(digest?.text).toMatch(/9\sh\s00[\s\S]*Ana Lévy[\s\S]*10\sh\s00[\s\S]*Zoé Roy/);
    expect(digest?.text).not.toContain('Luc Dubé');
    expect(digest?.text).toContain('/dashboard/bookings?view=day&date=2026-11-24');
    expect(world.mails.filter(({ to }) => to === other.email)).toEqual([]);
  });

  test('is told once, however many book, and not again by who books later in the evening', async () => {
    await choose(at.owner);
    await made(TOMORROW_9H);
    await world.run();
    await made(TOMORROW_10H);
    await world.run();
    const due = (await everythingOwed(world)).filter(
      ({ type, tenantId }) => type === 'digest.due' && tenantId === at.tenantId,
    );
    expect(due.map(({ subjectId }) => subjectId)).toEqual(['2026-11-24']);
    world.setClock(EVENING);
    expect(await digestsTo(at.owner.email)).toHaveLength(1);
    world.advance(60);
    await made('2026-11-24T16:00:00.000Z');
    await world.run();
    world.advance(HOUR_MS / 1000);
    expect(await digestsTo(at.owner.email)).toEqual([]);
  });

  test('names who booked in the last seconds before it, whether that is worked off before or after', async () => {
    await choose(at.owner);
    world.setClock(EVENING - 61_000);
    await made(TOMORROW_9H);
    await world.run();
    world.setClock(EVENING);
    expect((await digestsTo(at.owner.email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Ana Lévy'),
    ]);
    world.setClock(EVENING + 2 * DAY_MS - 61_000);
    await made('2026-11-26T14:00:00.000Z', 'Zoé Roy');
    world.setClock(EVENING + 2 * DAY_MS + 30_000);
    expect((await digestsTo(at.owner.email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Zoé Roy'),
    ]);
  });

  test('a worker that looked before a day was told of does not have it told again', async () => {
    await choose(at.owner);
    const bookingId = await made(TOMORROW_9H);
    const change = {
      tenantId: brandId<TenantId>(at.tenantId),
      subjectId: bookingId,
      at: new Date(MONDAY_8H).toISOString(),
    };
    const late = await digestIfMissing(world.kernel.table, change);
    await world.run();
    world.setClock(EVENING);
    expect(await digestsTo(at.owner.email)).toHaveLength(1);
    expect((await world.kernel.table.attempt(late)).kind).toBe('refused');
    expect(await digestIfMissing(world.kernel.table, change)).toEqual([]);
  });

  test('is told of what is planned then: a cancelled or moved appointment is not, and of nothing no mail is sent', async () => {
    await choose(at.owner);
    const moved = await made(TOMORROW_9H);
    const cancelled = await made(TOMORROW_10H);
    await world.run();
    await at.staff('DELETE', `/v1/bookings/${cancelled}`);
    await at.staff('PATCH', `/v1/bookings/${moved}`, { startAt: LATER_9H });
    await world.run();
    world.setClock(EVENING);
    expect(await digestsTo(at.owner.email)).toEqual([]);
    world.setClock(Date.parse('2026-11-25T23:00:00Z'));
    const [digest] = await digestsTo(at.owner.email);
    expect(digest?.subject).toContain('26 novembre');
  });

  test('who asked for their own calendar only hears nothing of others’ bookings', async () => {
    const staff = await addMember(world, at.tenantId, 'staff');
    await choose(staff, 'own');
    await made(TOMORROW_9H);
    await world.run();
    world.setClock(EVENING);
    expect(await digestsTo(staff.email)).toEqual([]);
  });

  test('a digest that comes late, after the day has begun, tells only what is still ahead', async () => {
    await choose(at.owner);
    await made(TOMORROW_9H);
    await made(TOMORROW_10H, 'Zoé Roy');
    await world.run();
    world.setClock(Date.parse(TOMORROW_9H) + MINUTE_MS);
    const [digest] = await digestsTo(at.owner.email);
    expect(digest?.text).toContain('Zoé Roy');
    expect(digest?.text).not.toContain('Ana Lévy');
  });
});

test('the evening is 18:00 on the wall the day before, whatever the clocks do', () => {
  const zone = fc.constantFrom('America/Toronto', 'America/St_Johns', 'America/Halifax', 'Pacific/Auckland');
  const instant = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2028-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const local = (timeZone: string, ms: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(ms);
  fc.assert(
    fc.property(zone, instant, (timeZone, start) => {
      const { date, toldAt } = dayAheadOf(start.toISOString(), timeZone);
      const { from, to } = instantsOfDay(date, timeZone);
      expect(local(timeZone, start.getTime()).slice(0, 10)).toBe(date);
      expect(Date.parse(from) <= start.getTime() && start.getTime() < Date.parse(to)).toBe(true);
      expect(local(timeZone, toldAt).slice(11)).toBe('18:00:00');
      expect(local(timeZone, Date.parse(from) - 1).slice(0, 10)).toBe(local(timeZone, toldAt).slice(0, 10));
      expect([23, 24, 25]).toContain((Date.parse(to) - Date.parse(from)) / HOUR_MS);
    }),
    seededRuns(200),
  );
});
