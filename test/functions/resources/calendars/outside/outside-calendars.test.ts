import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { AuditRecord } from '../../../../../shared/schemas/audit.ts';
import { addMember, type Business, openBusiness, openWorld, type World } from '../../../../support/world.ts';
import { allItems } from '../../../manifest/requests.ts';
import { recordsOf } from '../../bookings/records.ts';
import { visit } from '../../bookings/visitors.ts';
import { openSalon, timesOf } from '../salon.ts';
import { calendarOf, type IcsServer, openIcsServer } from './ics-server.ts';
import { busyOf, follow, readDue, startsOn, stateOf } from './outside-world.ts';

const TUESDAY = '2026-11-24';

/** Tuesday from ten to noon, and from two to three, in Toronto. */
const TWO = calendarOf(['2026-11-24T15:00', '2026-11-24T17:00'], ['2026-11-24T19:00', '2026-11-24T20:00']);

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
  server.serve('/two.ics', TWO);
});
afterEach(() => world.stop());

const token = () => business.owner.token;

const followTwo = () => follow(world, token(), 'main', `${server.origin}/two.ics`);

describe('a calendar that follows an outside one', () => {
  test('is read at once, and its events are offered to no visitor; nothing says what they are', async () => {
    const before = await startsOn(world, business, TUESDAY);
    expect(before).toContain('15:00');
    const answer = await followTwo();
    expect(answer.status).toBe(200);
    expect(answer.json.data).toMatchObject({ calendarId: 'main', events: 2, skipped: 0, failure: null });
    expect(answer.json.data.lastReadAt).not.toBeNull();
    const after = await startsOn(world, business, TUESDAY);
    expect(after).toEqual(
      before.filter((at) => (at < '14:31' || at >= '17:00') && (at < '18:31' || at >= '20:00')),
    );
    expect(await busyOf(world, token())).toEqual([
      { calendarId: 'main', startAt: '2026-11-24T15:00:00.000Z', endAt: '2026-11-24T17:00:00.000Z' },
      { calendarId: 'main', startAt: '2026-11-24T19:00:00.000Z', endAt: '2026-11-24T20:00:00.000Z' },
    ]);
    expect(JSON.stringify(await recordsOf(world, business.tenantId))).not.toContain('private');
  });

  test('may be of nearly a megabyte, more than an item of the table may hold', async () => {
    const words = `DESCRIPTION:${'Very private. '.repeat(60_000)}`;
    server.serve('/long.ics', TWO.replace('SUMMARY', `${words}\r\nSUMMARY`));
    const answer = await follow(world, token(), 'main', `${server.origin}/long.ics`);
    expect([answer.status, answer.json.data?.events]).toEqual([200, 2]);
    expect(await stateOf(world, token())).toMatchObject({ events: 2, failure: null });
  });

  test('refuses a visitor who comes with a time that was free when they looked', async () => {
    const slot = (await timesOf(world, business)).find(
      ({ startAt }) => startAt === `${TUESDAY}T15:00:00.000Z`,
    );
    await followTwo();
    const answer = await visit(world.call, business, { who: 1, slotId: slot?.slotId ?? '' });
    expect([answer.status, answer.json.error.code]).toEqual([409, 'slot_taken']);
  });

  test('keeps a booking that an outside event now overlaps, marks it, and lets it be moved away', async () => {
    const slot = (await timesOf(world, business)).find(
      ({ startAt }) => startAt === `${TUESDAY}T15:00:00.000Z`,
    );
    const booked = await visit(world.call, business, { who: 1, slotId: slot?.slotId ?? '' });
    await followTwo();
    const { bookingId } = booked.json.data;
    const path = `/v1/bookings/${bookingId}`;
    const { json } = await world.call('GET', path, { token: token() });
    expect(json.data).toMatchObject({ status: 'confirmed', startAt: slot?.startAt });
    const marks = async () =>
      (await world.call('GET', '/v1/bookings', { token: token() })).json.data.bookings.map(
        (one: { busyElsewhere?: true }) => one.busyElsewhere ?? false,
      );
    expect(await marks()).toEqual([true]);
    const body = { startAt: `${TUESDAY}T21:00:00.000Z` };
    expect((await world.call('PATCH', path, { token: token(), body })).status).toBe(200);
    expect(await marks()).toEqual([false]);
    expect(await startsOn(world, business, TUESDAY)).not.toContain('15:00');
  });

  test('is read again after a quarter of an hour: what changed is replaced as a whole, what did not is not written', async () => {
    await followTwo();
    const days = async () =>
      (await recordsOf(world, business.tenantId)).days.map(({ date, version }) => `${date} ${version}`);
    const written = await days();
    world.advance(16);
    expect(await readDue(world)).toBe(1);
    expect(server.asked.at(-1)).toHaveProperty('if-none-match');
    expect(await days()).toEqual(written);
    server.serve(
      '/two.ics',
      calendarOf(['2026-11-24T15:00', '2026-11-24T17:00'], ['2026-11-25T14:00', '2026-11-25T15:00']),
    );
    world.advance(16);
    await readDue(world);
    expect((await busyOf(world, token())).map(({ startAt }: { startAt: string }) => startAt)).toEqual([
      '2026-11-24T15:00:00.000Z',
      '2026-11-25T14:00:00.000Z',
    ]);
    const changed = (await days()).filter((day) => !written.includes(day));
    expect(changed.map((day) => day.slice(0, 10))).toEqual(['2026-11-24', '2026-11-25']);
    expect(await readDue(world)).toBe(0);
  });

  test('the next day brings the whole text, so that the last day ahead is filled', async () => {
    server.serve('/far.ics', calendarOf(['2027-01-25T15:00', '2027-01-25T16:00']));
    await follow(world, token(), 'main', `${server.origin}/far.ics`);
    expect(await busyOf(world, token(), '2027-01-25', '2027-01-25')).toEqual([]);
    world.advance(24 * 60);
    await readDue(world);
    expect(await busyOf(world, token(), '2027-01-25', '2027-01-25')).toHaveLength(1);
  });

  test('that cannot be read says since when and why, keeps what it knew, and is asked less and less often', async () => {
    await followTwo();
    const since: string[] = [];
    const pauses: number[] = [];
    server.answer('/two.ics', (_, response) => response.writeHead(500).end());
    let waited = 0;
    while (pauses.length < 4 && waited < 3000) {
      world.advance(5);
      waited += 5;
      if ((await readDue(world)) === 0) continue;
      const { failure, httpStatus, failingSince } = await stateOf(world, token());
      expect({ failure, httpStatus }).toEqual({ failure: 'status', httpStatus: 500 });
      since.push(failingSince);
      pauses.push(waited);
      waited = 0;
    }
    expect(new Set(since).size).toBe(1);
    expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
    expect(pauses.at(-1)).toBeGreaterThan(50);
    expect(await busyOf(world, token())).toHaveLength(2);
    server.serve('/two.ics', TWO);
    world.advance(7 * 60);
    await readDue(world);
    expect(await stateOf(world, token())).toMatchObject({
      failure: null,
      httpStatus: null,
      failingSince: null,
    });
  });

  test('that follows another address forgets what the first one said, also when the second cannot be read', async () => {
    await followTwo();
    const { json } = await follow(world, token(), 'main', `${server.origin}/nothing.ics`);
    expect(json.data).toMatchObject({ failure: 'status', httpStatus: 404 });
    expect(await busyOf(world, token())).toEqual([]);
    expect(await startsOn(world, business, TUESDAY)).toContain('15:00');
  });

  test('stops when its address is deleted, and its times are free again', async () => {
    const before = await startsOn(world, business, TUESDAY);
    await followTwo();
    const path = '/v1/calendars/main/outside';
    expect((await world.call('DELETE', path, { token: token() })).status).toBe(204);
    expect(await stateOf(world, token())).toBeUndefined();
    expect(await startsOn(world, business, TUESDAY)).toEqual(before);
    // A reply may have been lost: asked again, it is as it was.
    expect((await world.call('DELETE', path, { token: token() })).status).toBe(204);
    world.advance(60);
    expect(await readDue(world)).toBe(0);
  });

  test('of a closed business is not read any more', async () => {
    await followTwo();
    const body = { confirm: 'Garage Tremblay' };
    await world.call('DELETE', '/v1/tenants/current', { token: token(), body });
    const asked = server.asked.length;
    world.advance(20);
    expect(await readDue(world)).toBe(1);
    world.advance(400);
    expect(await readDue(world)).toBe(0);
    expect(server.asked).toHaveLength(asked);
  });
});

describe('an address', () => {
  test('is a secret: answers show its host and its last letters, and the log none of it', async () => {
    server.serve('/private-4f7c2c/basic.ics', TWO);
    const { json } = await follow(world, token(), 'main', `${server.origin}/private-4f7c2c/basic.ics`);
    expect(json.data.address).toBe(`${new URL(server.origin).host}/….ics`);
    server.answer('/private-4f7c2c/basic.ics', (_, response) => response.writeHead(500).end());
    world.advance(16);
    await readDue(world);
    const { text } = await world.call('GET', '/v1/calendars/outside', { token: token() });
    for (const said of [text, JSON.stringify(world.logs)]) expect(said).not.toContain('4f7c2c');
  });

  test.each([
    'http://agenda.example.org/a.ics',
    'https://10.0.0.8/a.ics',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:10.0.0.8]/a.ics',
    'https://intranet/a.ics',
    'https://printer.local/a.ics',
    'https://user:word@calendar.example.org/a.ics',
    'https://calendar.example.org:22/a.ics',
    'webcal://192.168.0.1/a.ics',
  ])('%s is refused', async (url) => {
    const { status, json } = await follow(world, token(), 'main', url);
    expect([status, json.error.issues]).toEqual([400, [expect.objectContaining({ path: 'url' })]]);
  });

  test('that a program writes as webcal is read by https', async () => {
    const { json } = await follow(world, token(), 'main', 'webcal://calendrier.invalid/agenda.ics');
    expect(json.data).toMatchObject({ address: 'calendrier.invalid/….ics', failure: 'dns' });
  });

  test('of somebody’s own calendar is theirs to set; an admin’s is any; nobody’s is a stranger’s', async () => {
    const salon = await openSalon(world, 1);
    const [alice = ''] = salon.people;
    const url = `${server.origin}/two.ics`;
    const own = await addMember(world, salon.tenantId, 'viewer');
    const admin = await addMember(world, salon.tenantId, 'admin');
    const status = async (by: string, calendarId: string) =>
      (await follow(world, by, calendarId, url)).status;
    expect(await status(own.token, own.memberId)).toBe(200);
    expect(await status(own.token, alice)).toBe(403);
    expect(await status(own.token, 'main')).toBe(403);
    expect(await status(admin.token, alice)).toBe(200);
    expect(await status(token(), alice)).toBe(404);
    expect(
      (await world.call('GET', '/v1/calendars/outside', { token: own.token })).json.data.calendars,
    ).toHaveLength(1);
    expect(
      (await world.call('GET', '/v1/calendars/outside', { token: admin.token })).json.data.calendars,
    ).toHaveLength(2);
  });
});

describe('a member’s calendar', () => {
  test('is taken by their own events only, and "anyone" goes to a colleague', async () => {
    const salon = await openSalon(world, 2);
    const [alice = '', bruno = ''] = salon.people;
    await follow(world, salon.owner.token, alice, `${server.origin}/two.ics`);
    expect(await startsOn(world, salon, TUESDAY, alice)).not.toContain('15:00');
    expect(await startsOn(world, salon, TUESDAY, bruno)).toContain('15:00');
    expect(await startsOn(world, salon, TUESDAY)).toContain('15:00');
  });

  test('of a member who has left is followed no more, and nothing of it stays', async () => {
    const salon = await openSalon(world, 2);
    const [alice = ''] = salon.people;
    await follow(world, salon.owner.token, alice, `${server.origin}/two.ics`);
    await world.call('DELETE', `/v1/members/${alice}`, { token: salon.owner.token });
    const asked = server.asked.length;
    world.advance(16);
    await readDue(world);
    expect(server.asked).toHaveLength(asked);
    expect(await busyOf(world, salon.owner.token)).toEqual([]);
    expect(await stateOf(world, salon.owner.token)).toBeUndefined();
  });

  test('events of the business’s own calendar do not take the members’ time', async () => {
    const salon = await openSalon(world, 1);
    const before = await startsOn(world, salon, TUESDAY);
    await follow(world, salon.owner.token, 'main', `${server.origin}/two.ics`);
    expect(await startsOn(world, salon, TUESDAY)).toEqual(before);
  });
});

describe('the business’s own bookings', () => {
  const withUid = (bookingId: string) => TWO.replace('event-0@example.org', `${bookingId}@comptoir`);

  test('that come back in a calendar which follows the feed are not counted twice', async () => {
    const [slot] = await timesOf(world, business);
    const booked = await visit(world.call, business, { who: 1, slotId: slot?.slotId ?? '' });
    server.serve('/two.ics', withUid(booked.json.data.bookingId));
    await followTwo();
    expect((await busyOf(world, token())).map(({ startAt }: { startAt: string }) => startAt)).toEqual([
      '2026-11-24T19:00:00.000Z',
    ]);
  });

  test('are told from an appointment with another business that uses Comptoir', async () => {
    server.serve('/two.ics', withUid('01hsomebodyelses'));
    await followTwo();
    expect(await busyOf(world, token())).toHaveLength(2);
  });
});

test('the question when calendars are busy is of sixteen days at most, in their order', async () => {
  const ask = async (days: string) => {
    const { status, json } = await world.call('GET', `/v1/calendars/busy?${days}`, { token: token() });
    return [status, json.error?.code];
  };
  expect(await ask('from=2026-11-23&to=2026-12-08')).toEqual([200, undefined]);
  expect(await ask('from=2026-11-23&to=2026-12-09')).toEqual([400, 'range_too_large']);
  expect(await ask('from=2026-11-23&to=2026-11-22')).toEqual([400, 'invalid_request']);
});

describe('the audit trail', () => {
  const trail = async () =>
    (await world.call('GET', '/v1/audit?limit=20', { token: token() })).json.data.records.map(
      ({ action, actor, subject }: AuditRecord) => [action, actor.id, subject.id],
    );

  test('keeps who changed an outside calendar’s address and who removed it, and never the address', async () => {
    const { memberId } = business.owner;
    await followTwo();
    server.serve('/other.ics', TWO);
    world.advance(1);
    await follow(world, token(), 'main', `${server.origin}/other.ics`);
    world.advance(1);
    await world.call('DELETE', '/v1/calendars/main/outside', { token: token() });
    expect(await trail()).toEqual([
      ['outside_calendar_removed', memberId, 'main'],
      ['outside_calendar_changed', memberId, 'main'],
      ['outside_calendar_changed', memberId, 'main'],
    ]);
    const rows = (await allItems(world)).filter(({ pk }) => String(pk).startsWith('AUDIT#'));
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain('.ics');
  });

  test('keeps nothing of an address that is saved again as it was, nor of one that was removed already', async () => {
    await followTwo();
    await followTwo();
    world.advance(1);
    await world.call('DELETE', '/v1/calendars/main/outside', { token: token() });
    await world.call('DELETE', '/v1/calendars/main/outside', { token: token() });
    expect((await trail()).map(([action]: readonly string[]) => action)).toEqual([
      'outside_calendar_removed',
      'outside_calendar_changed',
    ]);
  });
});
