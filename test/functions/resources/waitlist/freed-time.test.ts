import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { minuteOf } from '../../../../functions/agenda/time.ts';
import type { AutomationKind } from '../../../../shared/domain/automations.ts';
import type { AutomationList } from '../../../../shared/schemas/automation.ts';
import { dataOf } from '../../../support/team.ts';
import { type Business, openWorld, type World } from '../../../support/world.ts';
import { UNDO_OVER_MIN } from '../../messages/world.ts';
import { calendarOf, type IcsServer, openIcsServer } from '../calendars/outside/ics-server.ts';
import { follow, readDue } from '../calendars/outside/outside-world.ts';
import {
  cancel,
  deliver,
  fill,
  freeSlots,
  HTML_FORM,
  join,
  NINE,
  openSmallBusiness,
  rowOf,
  somewhere,
  wishOf,
} from './waiting-world.ts';

const HALF_PAST_EIGHT = '2026-11-24T13:30:00.000Z';
const WEDNESDAY = '2026-11-25T14:00:00.000Z';
const ICS = '/theirs.ics';
const BUSY_AT_NINE = calendarOf(['2026-11-24T14:00', '2026-11-24T15:00']);

let server: IcsServer;
let world: World;
let business: Business;
beforeAll(async () => {
  server = await openIcsServer();
});
beforeEach(async () => {
  world = await openWorld();
  business = await openSmallBusiness(world);
});
afterEach(() => world.stop());
afterAll(() => server.close());

const own = (method: string, path: string, body?: unknown) =>
  world.call(method, path, { token: business.owner.token, body });

const followTheirs = async () => {
  server.serve(ICS, BUSY_AT_NINE);
  expect((await follow(world, business.owner.token, 'main', `${server.origin}${ICS}`)).status).toBe(200);
};

const windowOfTuesday = async (): Promise<string> => {
  const { windows } = await dataOf(own('GET', '/v1/availability'));
  return `/v1/availability/${windows[0].availabilityId}`;
};

interface Freeing {
  /** Takes the only time of the Tuesday, or the whole of it. */
  readonly before: () => Promise<unknown>;
  readonly freed: (before: unknown) => Promise<unknown>;
}

const byHand = (startAt: string) =>
  dataOf(own('POST', '/v1/bookings', { serviceId: business.serviceId, startAt, name: 'Marie' }));

const edit = (bookingId: string, body: object) => dataOf(own('PATCH', `/v1/bookings/${bookingId}`, body));

/** What makes time free without a cancellation, each from a Tuesday on which none is. */
const freeings: Readonly<Record<string, Freeing>> = {
  'an event of an outside calendar that is gone when it is read again': {
    before: followTheirs,
    freed: async () => {
      server.serve(ICS, calendarOf());
      world.advance(16);
      expect(await readDue(world)).toBe(1);
    },
  },
  'an outside calendar that is no longer followed': {
    before: followTheirs,
    freed: () => own('DELETE', '/v1/calendars/main/outside'),
  },
  'another address for an outside calendar, under which nothing is read': {
    before: followTheirs,
    freed: () => follow(world, business.owner.token, 'main', `${server.origin}/nothing.ics`),
  },
  'a service that became shorter': {
    before: () => own('PATCH', `/v1/services/${business.serviceId}`, { durationMin: 90 }),
    freed: () => own('PATCH', `/v1/services/${business.serviceId}`, { durationMin: 60 }),
  },
  'an appointment that was shortened': {
    before: async () => {
      const { bookingId } = await byHand(HALF_PAST_EIGHT);
      await edit(bookingId, { durationMin: 45 });
      return bookingId;
    },
    freed: async (bookingId) => edit(String(bookingId), { durationMin: 30 }),
  },
  'a second place at the same time': {
    before: () => fill(world, business),
    freed: async () => own('PATCH', await windowOfTuesday(), { capacity: 2 }),
  },
  'a shorter notice': {
    before: () => own('PATCH', '/v1/tenants/current', { booking: { minNoticeMin: 3 * 24 * 60 } }),
    freed: () => own('PATCH', '/v1/tenants/current', { booking: { minNoticeMin: 60 } }),
  },
};

describe('whoever waits is offered the time that becomes free by', () => {
  test.each(Object.entries(freeings))('%s', async (_, { before, freed }) => {
    const made = await before();
    expect((await freeSlots(world, business)).filter(({ startAt }) => startAt === NINE)).toEqual([]);
    const ana = await join(world, business, 'Ana');
    await deliver(world);
    expect((await rowOf(world, ana))?.offer).toBeUndefined();
    await freed(made);
    world.advance(UNDO_OVER_MIN);
    await deliver(world);
    expect((await rowOf(world, ana))?.offer?.start).toBe(minuteOf(NINE));
  });
});

describe('what the business undoes at once takes its time back, and nobody was offered it', () => {
  /** Somebody waits; the business frees the time for eight seconds. */
  const undone = async (free: (id: string) => Promise<unknown>, undo: (id: string) => Promise<unknown>) => {
    const bookingId = await fill(world, business);
    const ana = await join(world, business, 'Ana');
    await deliver(world);
    await free(bookingId);
    await deliver(world);
    world.setClock(world.kernel.clock() + 8000);
    await deliver(world);
    await undo(bookingId);
    world.advance(UNDO_OVER_MIN);
    await deliver(world);
    expect((await rowOf(world, ana))?.offer).toBeUndefined();
    expect(await own('GET', `/v1/bookings/${bookingId}`)).toMatchObject({
      json: { data: { startAt: NINE, status: 'confirmed' } },
    });
  };

  test('a move', async () => {
    await undone(
      (id) => edit(id, { startAt: WEDNESDAY }),
      (id) => edit(id, { startAt: NINE }),
    );
  });

  test('a cancellation', async () => {
    await undone(
      async (id) => expect((await own('DELETE', `/v1/bookings/${id}`)).status).toBe(204),
      async (id) => {
        const { version } = await dataOf(own('GET', `/v1/bookings/${id}`));
        await dataOf(own('POST', `/v1/bookings/${id}/restore`, { version }));
      },
    );
  });
});

test('a cancellation is not undone while its time is held for somebody, and who undoes it reads so', async () => {
  const bookingId = await fill(world, business);
  const ana = await join(world, business, 'Ana');
  await cancel(world, business, bookingId);
  await deliver(world);
  expect((await rowOf(world, ana))?.offer?.start).toBe(minuteOf(NINE));
  const { version } = await dataOf(own('GET', `/v1/bookings/${bookingId}`));
  const { status, json } = await own('POST', `/v1/bookings/${bookingId}/restore`, { version });
  expect([status, json.error.code]).toEqual([409, 'slot_taken']);
  expect(json.error.inTheWay).toEqual([expect.objectContaining({ kind: 'hold' })]);
});

const turn = async (kind: AutomationKind, isOn: boolean) => {
  const { automations }: AutomationList = await dataOf(own('GET', '/v1/automations'));
  const version = automations.find((one) => one.kind === kind)?.version;
  await dataOf(own('PATCH', `/v1/automations/${kind}`, { isOn, version }));
};

const joining = () =>
  world.call('POST', `/public/sites/${business.slug}/waitlist`, {
    viewer: somewhere(),
    body: wishOf(business, 'Bea'),
  });

const publicPage = async () => (await world.call('GET', `/site/${business.slug}`)).text;

/** Neither the page nor the API promises an e-mail. */
const expectClosed = async (): Promise<void> => {
  expect(await publicPage()).not.toContain('/attente');
  expect((await dataOf(world.call('GET', `/public/sites/${business.slug}/config`))).waitlist).toBeUndefined();
  const form = await world.call('GET', `/site/${business.slug}/attente`);
  expect([form.status, form.headers.location]).toEqual([303, `/site/${business.slug}?lang=fr#reserver`]);
  const { status, json } = await joining();
  expect([status, json.error.code]).toEqual([409, 'waitlist_closed']);
};

describe('where nobody would be told', () => {
  test('for want of a sender, no page speaks of a waitlist and nobody can join one', async () => {
    expect(await publicPage()).toContain('/attente');
    Object.assign(world.kernel.settings, { sendsEmail: false });
    await expectClosed();
    Object.assign(world.kernel.settings, { sendsEmail: true });
    expect((await joining()).status).toBe(201);
  });

  test('because the business turned the offers off, nothing is held, and who waits is told so until they are on again', async () => {
    const bookingId = await fill(world, business);
    const ana = await join(world, business, 'Ana');
    await deliver(world);
    await turn('waitlist_offer', false);
    await expectClosed();
    const page = async () => (await world.call('GET', `/attente/${ana.token}`)).text;
    expect(await page()).toContain('suspendue');
    expect((await own('DELETE', `/v1/bookings/${bookingId}`)).status).toBe(204);
    await deliver(world);
    expect((await rowOf(world, ana))?.offer).toBeUndefined();
    expect((await freeSlots(world, business)).map(({ startAt }) => startAt)).toContain(NINE);
    await turn('waitlist_offer', true);
    await deliver(world);
    expect((await rowOf(world, ana))?.offer?.start).toBe(minuteOf(NINE));
    expect(await page()).not.toContain('suspendue');
  });

  test('members cannot ask visitors to choose another time by an e-mail that does not go out', async () => {
    const asked = () => own('POST', '/v1/bookings/ask-to-move', {});
    const refused = async () => {
      const { status, json } = await asked();
      return [status, json.error?.code];
    };
    await turn('booking_stranded', false);
    expect(await refused()).toEqual([409, 'message_off']);
    await own('DELETE', '/v1/automations/booking_stranded');
    Object.assign(world.kernel.settings, { sendsEmail: false });
    expect(await refused()).toEqual([409, 'message_off']);
    Object.assign(world.kernel.settings, { sendsEmail: true });
    expect((await asked()).status).toBe(200);
  });
});

test('the page after leaving shows who still waits their request, in the language that they read', async () => {
  const ana = await join(world, business, 'Ana');
  const answer = await world.call('GET', `/attente/${ana.token}?lang=en&done=left`, {
    headers: { 'accept-language': 'fr' },
  });
  expect([answer.status, answer.headers.location]).toEqual([303, `/attente/${ana.token}?lang=en`]);
});

describe('whoever waits for a service that is not offered any more', () => {
  const listed = async () => (await dataOf(own('GET', '/v1/waitlist'))).waiting[0];
  const read = async ({ token }: { readonly token: string }) =>
    (await world.call('GET', `/attente/${token}?lang=fr`)).text;

  test('reads so, as the business does, until it is offered again, and is then offered a time', async () => {
    await fill(world, business);
    const ana = await join(world, business, 'Ana');
    await deliver(world);
    const path = `/v1/services/${business.serviceId}`;
    await dataOf(own('PATCH', path, { active: false }));
    expect(await read(ana)).toContain('Vous restez sur la liste d’attente');
    expect(await listed()).toMatchObject({ title: 'Vidange', isServed: false });
    await dataOf(own('PATCH', await windowOfTuesday(), { capacity: 2 }));
    await deliver(world);
    expect((await rowOf(world, ana))?.offer).toBeUndefined();
    await dataOf(own('PATCH', path, { active: true }));
    await deliver(world);
    expect((await rowOf(world, ana))?.offer?.start).toBe(minuteOf(NINE));
    expect(await listed()).toMatchObject({ isServed: true });
  });

  test('waits no more once it was deleted, reads so, and is no longer among those who wait', async () => {
    await fill(world, business);
    const ana = await join(world, business, 'Ana');
    await deliver(world);
    expect((await own('DELETE', `/v1/services/${business.serviceId}`)).status).toBe(204);
    expect(await listed()).toMatchObject({ name: 'Ana', title: 'Vidange', isServed: false });
    await deliver(world);
    expect(await read(ana)).toContain('votre attente a pris fin');
    expect(await read(ana)).not.toContain('Quitter la liste');
    expect(await listed()).toBeUndefined();
    const left = await world.call('POST', `/attente/${ana.token}/leave`, {
      viewer: somewhere(),
      rawBody: new URLSearchParams({ nonce: 'leave', language: 'fr' }).toString(),
      headers: HTML_FORM,
    });
    expect(left.status).toBe(303);
    expect(await rowOf(world, ana)).toBeUndefined();
  });
});
