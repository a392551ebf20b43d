import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { SMS_CONSENT_VERSION } from '../../../../../shared/domain/sms-consent.ts';
import type { RescuedBooking } from '../../../../../shared/schemas/rescue.ts';
import { MONDAY_8H, openBusiness } from '../../../../support/world.ts';
import { type MailWorld, openMailWorld } from '../../../messages/mail-world.ts';
import { bookTime, openSalon, type Salon, timesOf } from '../../calendars/salon.ts';

const TUESDAY = '2026-11-24';
const TWO = `${TUESDAY}T19:00:00.000Z`;
const THREE = `${TUESDAY}T20:00:00.000Z`;

let world: MailWorld;
beforeAll(async () => {
  world = await openMailWorld();
});
afterEach(() => world.setClock(MONDAY_8H));
afterAll(() => world.stop());

const byHand = async ({ call, serviceId }: Salon, calendarId: string, startAt: string, who: object) => {
  const made = await call('POST', '/v1/bookings', { serviceId, startAt, calendarId, ...who });
  expect(made.status).toBe(201);
  return String(made.json.data.bookingId);
};

let clients = 0;
const somebody = () => {
  clients += 1;
  return { name: `Cliente ${clients}`, email: `cliente-${clients}@example.org` };
};

/** A salon of some people; Alice has an appointment at two and one at three on Tuesday. */
const openBooked = async (count = 2) => {
  const salon = await openSalon(world, count);
  const [alice = '', bruno = ''] = salon.people;
  const [ana, bea] = [somebody(), somebody()];
  const two = await byHand(salon, alice, TWO, ana);
  const three = await byHand(salon, alice, THREE, bea);
  const rescue = async (answerMin = 60, date = TUESDAY) =>
    salon.call('POST', '/v1/bookings/rescues', { calendarId: alice, date, answerMin });
  const board = async (): Promise<readonly RescuedBooking[]> => {
    const { rescues } = (await salon.call('GET', `/v1/bookings/rescues?date=${TUESDAY}`)).json.data;
    return rescues.flatMap(({ bookings }: { bookings: readonly RescuedBooking[] }) => bookings);
  };
  const opened = async (id: string) => (await salon.call('GET', `/v1/bookings/${id}`)).json.data;
  const states = async () =>
    Object.fromEntries((await board()).map((one) => [one.booking.bookingId, one.state]));
  return { salon, alice, bruno, ana, bea, two, three, rescue, board, states, opened };
};

type Booked = Awaited<ReturnType<typeof openBooked>>;

/** A client on their appointment's page, which they reach by their message. */
const clientOf = async ({ opened }: Pick<Booked, 'opened'>, id: string) => {
  const path = new URL((await opened(id)).manageUrl).pathname;
  const html = async () => (await world.call('GET', path)).text;
  const choices = async () =>
    [...(await html()).matchAll(/<button[^>]*id="choix-\d+"[^>]*value="([\w.-]+)"[^>]*>([^<]+)</g)].map(
      ([, slotId = '', label = '']) => ({ slotId, label: label.replace(/[\u00a0\u202f]/g, ' ') }),
    );
  const take = async (slotId: string) => {
    const nonce = (await html()).match(/name="nonce" value="(\w+)"/)?.[1] ?? '';
    return world.call('POST', `${path}/move`, {
      rawBody: new URLSearchParams({ nonce, slotId, language: 'fr' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  };
  return { html, choices, take };
};

describe('rescuing a day', () => {
  test('offers each client the colleague who is free at their time, and moves nothing', async () => {
    const booked = await openBooked();
    const { salon, alice, bruno, two, three, rescue, opened } = booked;
    const { status, json } = await rescue();
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ calendarId: alice, date: TUESDAY, left: 0, asked: 2 });
    expect(json.data.answerBy).toBe(new Date(world.kernel.clock() + 3_600_000).toISOString());
    const proposed = (startAt: string) => [{ calendarId: bruno, startAt, personName: 'Bruno' }];
    expect(json.data.bookings).toMatchObject([
      { booking: { bookingId: two }, wasAt: TWO, state: 'waiting', proposed: proposed(TWO) },
      { booking: { bookingId: three }, wasAt: THREE, state: 'waiting', proposed: proposed(THREE) },
    ]);
    for (const id of [two, three])
      expect(await opened(id)).toMatchObject({ status: 'confirmed', calendarId: alice, askedToMove: true });
    const free = await timesOf(world, salon, alice, 100);
    expect(free.some(({ startAt }) => startAt.startsWith(TUESDAY))).toBe(false);
  });

  test('tells each client once, with a button for each place', async () => {
    const { ana, bea, rescue } = await openBooked();
    await world.run();
    await world.newMailsTo(ana.email);
    await rescue();
    await rescue();
    await world.run();
    const mails = world.mails.filter(({ subject = '' }) => subject.startsWith('Changement proposé'));
    const own = mails.filter(({ to }) => to === ana.email);
    expect([own.length, mails.filter(({ to }) => to === bea.email).length]).toEqual([1, 1]);
    expect(own[0]?.text).not.toMatch(/une autre heure/i);
    expect(own[0]?.html).toMatch(/Voici ce que nous vous proposons à la place/);
    expect(own[0]?.html).toMatch(/href="[^"]+\/rdv\/[\w.-]+#choix-\d+"/);
    expect(own[0]?.text).toMatch(/14\sh\s00 · Bruno/);
  });

  test('lets a client take a place by one press, with that person, also past the cut-off', async () => {
    const booked = await openBooked();
    const { bruno, two, rescue, opened, states } = booked;
    world.setClock(Date.parse(TWO) - 20 * 60_000);
    await rescue();
    const client = await clientOf(booked, two);
    const [choice, ...others] = await client.choices();
    expect(others).toEqual([]);
    expect(choice?.label).toMatch(/14 h 00 · Bruno$/);
    expect(await client.html()).toContain('Rendez-vous à changer');
    expect(await client.html()).not.toContain('Rendez-vous confirmé');
    const answer = await client.take(choice?.slotId ?? '');
    expect([answer.status, answer.headers.location]).toEqual([303, expect.stringMatching(/done=moved$/)]);
    expect(await opened(two)).toMatchObject({ calendarId: bruno, startAt: TWO });
    expect(await opened(two)).not.toHaveProperty('askedToMove');
    expect(await client.choices()).toEqual([]);
    expect(await client.html()).toContain('Rendez-vous confirmé');
    expect((await states())[two]).toBe('moved');
  });

  test('keeps a time that was booked by hand at an odd minute, with whoever is free at it', async () => {
    const booked = await openBooked();
    const { salon, alice, bruno, rescue, board, opened, states } = booked;
    const startAt = `${TUESDAY}T15:07:00.000Z`;
    const odd = await byHand(salon, alice, startAt, somebody());
    await rescue();
    const proposed = (await board()).find(({ booking }) => booking.bookingId === odd)?.proposed;
    expect(proposed).toMatchObject([{ calendarId: bruno, startAt }]);
    const client = await clientOf(booked, odd);
    const [choice] = await client.choices();
    expect((await client.take(choice?.slotId ?? '')).status).toBe(303);
    expect(await opened(odd)).toMatchObject({ calendarId: bruno, startAt });
    expect((await states())[odd]).toBe('moved');
  });

  test('keeps a time beyond what visitors may book, with whoever is free at it', async () => {
    const { salon, alice, bruno, opened } = await openBooked();
    const date = '2027-06-08';
    const far = await byHand(salon, alice, `${date}T15:00:00.000Z`, somebody());
    const { json } = await salon.call('POST', '/v1/bookings/rescues', {
      ...{ calendarId: alice, date, answerMin: 60 },
    });
    expect(json.data.bookings).toMatchObject([{ proposed: [{ calendarId: bruno }] }]);
    const client = await clientOf({ opened }, far);
    const [choice] = await client.choices();
    expect((await client.take(choice?.slotId ?? '')).status).toBe(303);
    expect(await opened(far)).toMatchObject({ calendarId: bruno });
  });

  test('offers the three nearest times where nobody else is free, and no time to two clients', async () => {
    const booked = await openBooked(1);
    const { board } = booked;
    await booked.rescue();
    const [first, second] = await board();
    const starts = [first, second].map((one) => one?.proposed.map(({ startAt }) => startAt) ?? []);
    expect(starts.map(({ length }) => length)).toEqual([3, 3]);
    expect(new Set(starts.flat()).size).toBe(6);
    expect(starts.flat().some((startAt) => startAt.startsWith(TUESDAY))).toBe(false);
  });

  test('by two people at once offers no place of one day’s rescues to two clients', async () => {
    const booked = await openBooked(3);
    const { salon, bruno } = booked;
    await byHand(salon, bruno, TWO, somebody());
    await Promise.all([
      booked.rescue(),
      salon.call('POST', '/v1/bookings/rescues', { calendarId: bruno, date: TUESDAY, answerMin: 60 }),
    ]);
    const places = (await booked.board()).flatMap(({ proposed }) =>
      proposed.map(({ startAt, personName }) => `${personName} ${startAt}`),
    );
    expect(places.length).toBeGreaterThan(2);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('a client of a rescued day who left a phone alone', () => {
  const openWithPhone = async (given: object) => {
    const booked = await openBooked();
    const { salon, alice } = booked;
    clients += 1;
    const phone = `+1514555${String(clients).padStart(4, '0')}`;
    const slots = await timesOf(world, salon, alice, 100);
    const { slotId } = slots.find(({ startAt }) => startAt === `${TUESDAY}T15:00:00.000Z`) ?? {};
    const viewer = `2001:db8:7:${clients}::1`;
    const body = { slotId, serviceId: salon.serviceId, name: 'Zoé', phone, consent: true, ...given };
    const made = await world.call('POST', `/public/sites/${salon.slug}/bookings`, { viewer, body });
    expect(made.status).toBe(201);
    await world.newMailsTo(phone);
    return { ...booked, phone, own: String(made.json.data.bookingId) };
  };

  test('and accepted SMS gets the proposals by one, whose link is answered by a press', async () => {
    const booked = await openWithPhone({ smsConsent: SMS_CONSENT_VERSION });
    expect((await booked.rescue()).json.data).toMatchObject({ asked: 3, left: 0 });
    expect((await booked.states())[booked.own]).toBe('waiting');
    const [sms, ...others] = await world.newMailsTo(booked.phone);
    expect(others).toEqual([]);
    expect(sms?.text).toMatch(/nous vous proposons/);
    expect(sms?.text).toContain(new URL((await booked.opened(booked.own)).manageUrl).pathname);
    const client = await clientOf(booked, booked.own);
    const [choice] = await client.choices();
    expect((await client.take(choice?.slotId ?? '')).status).toBe(303);
    expect((await booked.states())[booked.own]).toBe('moved');
  });

  test.each(['did not accept SMS', 'asked for no more', 'is of a business that sends none'])(
    'and %s is to be called, and not counted as asked',
    async (why) => {
      const accepts = why === 'did not accept SMS' ? {} : { smsConsent: SMS_CONSENT_VERSION };
      const booked = await openWithPhone(accepts);
      if (why === 'asked for no more') await world.reply(booked.phone, 'ARRET');
      const sendsSms = why !== 'is of a business that sends none';
      Object.assign(world.kernel.settings, { sendsSms });
      await world.newMailsTo(booked.phone);
      expect((await booked.rescue()).json.data).toMatchObject({ asked: 2, left: 0 });
      expect((await booked.states())[booked.own]).toBe('to_call');
      expect(await world.newMailsTo(booked.phone)).toEqual([]);
      Object.assign(world.kernel.settings, { sendsSms: true });
    },
  );
});

test('the day of somebody who works alone is rescued too', async () => {
  const business = await openBusiness(world);
  const call = (method: string, path: string, body?: object) =>
    world.call(method, path, { token: business.owner.token, ...(body ? { body } : {}) });
  const made = await call('POST', '/v1/bookings', {
    ...{ serviceId: business.serviceId, startAt: TWO, ...somebody() },
  });
  expect(made.status).toBe(201);
  const { calendars } = (await call('GET', '/v1/calendars')).json.data;
  const active = calendars.filter((one: { active: boolean }) => one.active);
  expect(active).toMatchObject([{ calendarId: 'main' }]);
  const day = { calendarId: 'main', date: TUESDAY, answerMin: 60 };
  const { status, json } = await call('POST', '/v1/bookings/rescues', day);
  expect([status, json.data?.asked, json.data?.bookings[0].proposed.length]).toEqual([200, 1, 3]);
});

describe('a place that two take at once', () => {
  test('is one’s alone, and a client who was later keeps their appointment', async () => {
    const booked = await openBooked();
    const { salon, alice, bruno, two, rescue, opened } = booked;
    await rescue();
    const client = await clientOf(booked, two);
    const [choice] = await client.choices();
    const time = (await timesOf(world, salon, bruno, 100)).find(({ startAt }) => startAt === TWO);
    if (!time || !choice) throw new Error('Two o’clock is not offered.');
    const [taken, stranger] = await Promise.all([
      client.take(choice.slotId),
      bookTime(world.call, salon, time),
    ]);
    const isClients = taken.status === 303;
    expect([taken.status, stranger.answer.status]).toEqual(isClients ? [303, 409] : [409, 201]);
    expect(await opened(two)).toMatchObject({ calendarId: isClients ? bruno : alice, startAt: TWO });
  });

  test('leaves the one who was later other times, of everybody who performs the service', async () => {
    const booked = await openBooked();
    const { salon, alice, bruno, two, rescue, opened } = booked;
    await rescue();
    const client = await clientOf(booked, two);
    const [choice] = await client.choices();
    await byHand(salon, bruno, TWO, somebody());
    const answer = await client.take(choice?.slotId ?? '');
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Les créneaux libres les plus proches');
    expect(await opened(two)).toMatchObject({ calendarId: alice, startAt: TWO, askedToMove: true });
    const [next = ''] = [...answer.text.matchAll(/<option value="([\w.-]+)">/g)].map(([, id = '']) => id);
    expect((await client.take(next)).status).toBe(303);
    expect(await opened(two)).toMatchObject({ calendarId: bruno });
  });

  test('is nobody’s whom it was not offered to', async () => {
    const booked = await openBooked();
    const { two, three, rescue, opened } = booked;
    await rescue();
    const [theirs] = await (await clientOf(booked, three)).choices();
    expect(theirs).toBeDefined();
    expect((await (await clientOf(booked, two)).take(theirs?.slotId ?? '')).status).toBe(400);
    expect(await opened(two)).toMatchObject({ startAt: TWO, askedToMove: true });
  });
});

describe('the board of a rescue', () => {
  test('counts who waits, who is silent after the delay, whom to call, who moved and who cancelled', async () => {
    const booked = await openBooked();
    const { salon, alice, two, three, rescue, states } = booked;
    const unreachable = await byHand(salon, alice, `${TUESDAY}T15:00:00.000Z`, { name: 'Zoé' });
    const given = await byHand(salon, alice, `${TUESDAY}T16:00:00.000Z`, somebody());
    await rescue(30);
    const all = { [two]: 'waiting', [three]: 'waiting', [unreachable]: 'to_call', [given]: 'waiting' };
    expect(await states()).toEqual(all);
    const { version } = await booked.opened(given);
    await salon.call('PATCH', `/v1/bookings/${given}`, { startAt: '2026-11-26T19:00:00.000Z', version });
    await salon.call('DELETE', `/v1/bookings/${three}`);
    world.advance(31);
    expect(await states()).toEqual({ ...all, [two]: 'silent', [three]: 'cancelled', [given]: 'moved' });
  });

  test('takes in what was booked since, when the day is rescued again', async () => {
    const booked = await openBooked();
    const { salon, alice, rescue, states } = booked;
    await rescue();
    const late = await byHand(salon, alice, `${TUESDAY}T15:00:00.000Z`, somebody());
    expect((await rescue()).json).toMatchObject({ data: { left: 0, asked: 1 } });
    expect((await states())[late]).toBe('waiting');
    expect((await salon.call('GET', '/v1/closures')).json.data.closures).toHaveLength(1);
  });

  test('is not begun where the message does not go out, nor for somebody who takes no bookings', async () => {
    const { salon, states } = await openBooked();
    const ask = (body: object) =>
      salon.call('POST', '/v1/bookings/rescues', {
        calendarId: 'nobody',
        date: TUESDAY,
        answerMin: 60,
        ...body,
      });
    expect((await ask({})).status).toBe(400);
    const { automations } = (await salon.call('GET', '/v1/automations')).json.data;
    const { version } = automations.find(({ kind }: { kind: string }) => kind === 'booking_stranded');
    await salon.call('PATCH', '/v1/automations/booking_stranded', { isOn: false, version });
    const answer = await ask({ calendarId: salon.people[0] });
    expect([answer.status, answer.json.error.code]).toEqual([409, 'message_off']);
    expect(await states()).toEqual({});
  });
});
