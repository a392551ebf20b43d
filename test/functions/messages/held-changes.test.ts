import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { momentText } from '../../../functions/messages/templates/time-texts.ts';
import type { AwsAnswer } from '../../../local/messaging/sms-network.ts';
import { dataOf } from '../../support/team.ts';
import { MONDAY_8H } from '../../support/world.ts';
import { ANA, openAppointment } from '../resources/public-site/manage-world.ts';
import { type MailWorld, openMailWorld } from './mail-world.ts';
import { owedOf } from './world.ts';

const SECOND = 1 / 60;
const NOON = '2026-11-25T17:00:00.000Z';
const ONE = '2026-11-25T18:00:00.000Z';

let isLost = false;
/** The sender takes a message, and nobody hears that it did. */
const between = async (answer: () => Promise<AwsAnswer>): Promise<AwsAnswer> => {
  const taken = await answer();
  return isLost ? { status: 500, json: { __type: 'InternalServiceErrorException', message: 'lost' } } : taken;
};

let world: MailWorld;
let at: Awaited<ReturnType<typeof openAppointment>>;
let first = '';
beforeAll(async () => {
  world = await openMailWorld(between);
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  at = await openAppointment(world);
  first = at.made.startAt;
  await world.newMailsTo('');
  world.advance(2);
});
// What a test leaves to be told is told before the next one begins.
afterEach(async () => {
  isLost = false;
  world.advance(120);
  await world.run();
});
afterAll(() => world.stop());

const path = () => `/v1/bookings/${at.made.bookingId}`;
const edit = (body: object) => dataOf(at.staff('PATCH', path(), body));
const cancel = () => at.staff('DELETE', path());
const restore = async () => {
  const { version } = await dataOf(at.staff('GET', path()));
  await dataOf(at.staff('POST', `${path()}/restore`, { version }));
};
const told = async () => (await world.newMailsTo(ANA.email)).map(({ subject, text }) => ({ subject, text }));
/** What Ana is told within two minutes, whatever worker was slow. */
const toldInTheEnd = async () => {
  const all = await told();
  for (let seconds = 0; seconds < 120; seconds += 20) {
    world.advance(20 * SECOND);
    all.push(...(await told()));
  }
  expect(await owedOf(world)).toEqual([]);
  return all;
};

describe('what the business changes and undoes within the time of its undo', () => {
  test('is not told when it was a move', async () => {
    await edit({ startAt: NOON });
    world.advance(8 * SECOND);
    expect(await told()).toEqual([]);
    await edit({ startAt: first });
    expect(await toldInTheEnd()).toEqual([]);
  });

  test('is not told when it was a cancellation', async () => {
    await cancel();
    world.advance(8 * SECOND);
    expect(await told()).toEqual([]);
    await restore();
    expect(await toldInTheEnd()).toEqual([]);
  });

  test('is not told when it was a price, a length or a service', async () => {
    const { serviceId } = await dataOf(at.staff('POST', '/v1/services', { name: 'Freins', durationMin: 30 }));
    const was = await dataOf(at.staff('GET', path()));
    await edit({ serviceId, durationMin: 95, price: 12 });
    world.advance(8 * SECOND);
    const { serviceId: service, price } = was;
    const lasted = (Date.parse(was.endAt) - Date.parse(was.startAt)) / 60_000;
    await edit({ serviceId: service, durationMin: lasted, price });
    expect(await toldInTheEnd()).toEqual([]);
  });
});

describe('what the business changes and leaves so', () => {
  test('is told once the time of its undo is over', async () => {
    await edit({ startAt: NOON });
    world.advance(10 * SECOND);
    expect(await told()).toEqual([]);
    world.advance(6 * SECOND);
    expect(await told()).toEqual([
      expect.objectContaining({ subject: expect.stringMatching(/^Rendez-vous déplacé/) }),
    ]);
  });

  test('is told in one message, from the time that the client knew', async () => {
    await edit({ startAt: NOON });
    world.advance(5 * SECOND);
    await edit({ startAt: ONE });
    const [mail, more] = await toldInTheEnd();
    expect(more).toBeUndefined();
    expect(mail?.subject).toMatch(/^Rendez-vous déplacé.*13\sh/);
    expect(mail?.text).toContain(`prévu le ${momentText(first, 'America/Toronto', 'fr')}`);
  });

  test('is told as a move although a cancellation came between and was undone', async () => {
    await edit({ startAt: NOON });
    world.advance(5 * SECOND);
    await cancel();
    world.advance(5 * SECOND);
    await restore();
    const [mail, more] = await toldInTheEnd();
    expect(more).toBeUndefined();
    expect(mail?.subject).toMatch(/^Rendez-vous déplacé.*12\sh/);
  });

  test('is told as standing at its new time when it was restored and moved', async () => {
    await cancel();
    expect(await toldInTheEnd()).toHaveLength(1);
    await restore();
    world.advance(2 * SECOND);
    await edit({ startAt: NOON });
    const [mail, more] = await toldInTheEnd();
    expect(more).toBeUndefined();
    expect(mail?.subject).toMatch(/^Rendez-vous confirmé.*12\sh/);
  });

  test('is told again when it is undone after it was told', async () => {
    await edit({ startAt: NOON });
    expect(await toldInTheEnd()).toHaveLength(1);
    await edit({ startAt: first });
    expect(await toldInTheEnd()).toEqual([
      expect.objectContaining({ subject: expect.stringMatching(/^Rendez-vous déplacé/) }),
    ]);
  });

  test('is told again when nobody knows whether it was heard', async () => {
    await edit({ startAt: NOON });
    isLost = true;
    world.advance(16 * SECOND);
    expect(await told()).toHaveLength(1);
    isLost = false;
    await edit({ startAt: first });
    const subjects = (await toldInTheEnd()).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringMatching(/^Rendez-vous déplacé/)]);
  });
});

test('a visitor who moves and moves back is told of where they are', async () => {
  const free = await at.slots();
  const mine = await at.see();
  await at.move(free.at(-4)?.slotId);
  world.advance(4 * SECOND);
  const back = (await at.slots()).find(({ startAt }) => startAt === mine.startAt);
  expect((await at.move(back?.slotId)).status).toBe(200);
  expect(await toldInTheEnd()).toHaveLength(1);
});
