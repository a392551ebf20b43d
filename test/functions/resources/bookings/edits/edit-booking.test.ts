import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SMS_CONSENT_VERSIONS } from '../../../../../shared/domain/sms-consent.ts';
import { dataOf, seen } from '../../../../support/team.ts';
import { addMember, openWorld, type World } from '../../../../support/world.ts';
import { openSalon, type Salon, timeAt } from '../../calendars/salon.ts';
import { injectFaults, isTransaction } from '../faults.ts';
import { businessRows, recordsOf } from '../records.ts';

const TEN = '2026-11-24T15:00:00.000Z';
const ELEVEN = '2026-11-24T16:00:00.000Z';
const NOON = '2026-11-24T17:00:00.000Z';
const MARIE = { name: 'Marie Roy', email: 'marie@example.com' };

let world: World;
let salon: Salon;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  salon = await openSalon(world);
});
afterAll(() => world.stop());

const alice = () => salon.people[0] ?? '';
const bruno = () => salon.people[1] ?? '';

const book = (more: object = {}) =>
  dataOf(
    salon.call('POST', '/v1/bookings', {
      ...{ serviceId: salon.serviceId, startAt: TEN, calendarId: alice(), ...MARIE },
      ...more,
    }),
  );
const edit = (id: string, body: object) => salon.call('PATCH', `/v1/bookings/${id}`, body);
const service = (more: object) =>
  dataOf(salon.call('POST', '/v1/services', { name: 'Coloration', durationMin: 90, price: 120, ...more }));
const storedOf = async (id: string) => {
  const { bookings } = await recordsOf(world, salon.tenantId);
  const found = bookings.find(({ bookingId }) => bookingId === id);
  if (!found) throw new Error(`Booking ${id} is lost.`);
  return found;
};

describe('editing a booking', () => {
  test('changes person, time, service, length, price, note and client in one transaction', async () => {
    const { bookingId } = await book();
    const { serviceId } = await service({ bufferAfterMin: 15 });
    let transactions = 0;
    const stop = injectFaults(world.kernel.table, (sent) => {
      transactions += isTransaction(sent) ? 1 : 0;
      return undefined;
    });
    const answer = await edit(bookingId, {
      ...{
        startAt: '2026-11-24T16:07:00.000Z',
        calendarId: bruno(),
        serviceId,
        durationMin: 100,
        price: 95.5,
      },
      ...{ note: 'Allergique', name: 'Marie Roy-Côté', email: 'MRC@example.com', phone: '514 555-0142' },
    });
    stop();
    expect(answer.status).toBe(200);
    expect(answer.json.data).toMatchObject({
      ...{ startAt: '2026-11-24T16:07:00.000Z', endAt: '2026-11-24T17:47:00.000Z', title: 'Coloration' },
      ...{ calendarId: bruno(), personName: 'Bruno', price: 95.5, note: 'Allergique' },
      ...{ leadName: 'Marie Roy-Côté', email: 'mrc@example.com', phone: '+15145550142' },
    });
    expect(transactions).toBe(1);
    expect(await storedOf(bookingId)).toMatchObject({ afterMin: 15, sequence: 1, serviceId });
  });

  test('frees what it no longer takes, and takes what it needs longer', async () => {
    const { bookingId } = await book();
    expect((await edit(bookingId, { durationMin: 90 })).json.data.endAt).toBe('2026-11-24T16:30:00.000Z');
    const at = (startAt: string) =>
      seen(
        salon.call('POST', '/v1/bookings', {
          ...{ serviceId: salon.serviceId, startAt, calendarId: alice(), name: 'Paul' },
        }),
      );
    expect(await at('2026-11-24T16:29:00.000Z')).toEqual([409, 'slot_taken']);
    await edit(bookingId, { durationMin: 25 });
    expect(await at('2026-11-24T15:25:00.000Z')).toEqual([201, undefined]);
  });

  test('says by name what is in the way of staff, and changes nothing', async () => {
    const { bookingId } = await book();
    const other = await book({ startAt: ELEVEN, name: 'Paul Côté', email: 'paul@example.com' });
    const before = await businessRows(world);
    const { status, json } = await edit(bookingId, { durationMin: 75 });
    expect([status, json.error.code]).toEqual([409, 'slot_taken']);
    expect(json.error.inTheWay).toEqual([
      {
        ...{ kind: 'booking', bookingId: other.bookingId, title: 'Vidange', leadName: 'Paul Côté' },
        ...{ personName: 'Alice', startAt: ELEVEN, endAt: NOON },
      },
    ]);
    expect(await businessRows(world)).toEqual(before);
    const hand = await salon.call('POST', '/v1/bookings', {
      ...{
        serviceId: salon.serviceId,
        startAt: '2026-11-24T16:30:00.000Z',
        calendarId: alice(),
        name: 'Zoé',
      },
    });
    expect(hand.json.error.inTheWay).toMatchObject([{ leadName: 'Paul Côté' }]);
  });

  test('beyond capacity is an admin’s choice alone, and marked', async () => {
    const { bookingId } = await book();
    await book({ startAt: ELEVEN, name: 'Paul', email: 'paul@example.com' });
    const staff = await addMember(world, salon.tenantId, 'staff');
    const path = `/v1/bookings/${bookingId}`;
    const body = { startAt: ELEVEN, overbook: true };
    expect(await seen(world.call('PATCH', path, { token: staff.token, body }))).toEqual([403, 'forbidden']);
    expect((await edit(bookingId, body)).json.data.overbooked).toBe(true);
    expect((await edit(bookingId, { startAt: NOON })).json.data.overbooked).toBeUndefined();
  });

  test('gives it to whoever performs its service, or to anybody if that is said', async () => {
    const { serviceId } = await service({ calendarIds: [alice()] });
    const { bookingId } = await book({ serviceId });
    expect(await seen(edit(bookingId, { calendarId: bruno() }))).toEqual([409, 'not_performed']);
    const given = await edit(bookingId, { calendarId: bruno(), anyPerformer: true });
    expect(given.json.data.calendarId).toBe(bruno());
    // They keep it: only a new person or a new service is judged.
    expect((await edit(bookingId, { startAt: ELEVEN })).status).toBe(200);
  });

  test('to another service asks whether its person performs that one', async () => {
    const { serviceId } = await service({ calendarIds: [bruno()] });
    const { bookingId } = await book();
    expect(await seen(edit(bookingId, { serviceId }))).toEqual([409, 'not_performed']);
    expect((await edit(bookingId, { serviceId, calendarId: bruno() })).json.data).toMatchObject({
      ...{ title: 'Coloration', price: 120, endAt: '2026-11-24T16:30:00.000Z' },
    });
    expect(await seen(edit(bookingId, { serviceId: 'aucun' }))).toEqual([400, 'invalid_request']);
  });

  test('requires that its service is still performed so when it is written', async () => {
    const { serviceId } = await service({ calendarIds: [alice(), bruno()] });
    const { bookingId } = await book({ serviceId });
    let isLate = true;
    const stop = injectFaults(world.kernel.table, async (sent) => {
      if (!isTransaction(sent) || !isLate) return undefined;
      isLate = false;
      await dataOf(salon.call('PATCH', `/v1/services/${serviceId}`, { calendarIds: [alice()] }));
      return undefined;
    });
    const answer = await seen(edit(bookingId, { calendarId: bruno() }));
    stop();
    expect(answer).toEqual([409, 'not_performed']);
  });

  test('corrects its price and note once it is over, but not its time', async () => {
    const { bookingId } = await book();
    const before = world.kernel.clock();
    world.setClock(Date.parse(NOON));
    await edit(bookingId, { status: 'attended' });
    expect((await edit(bookingId, { price: 45, note: '' })).json.data).toMatchObject({
      price: 45,
      note: null,
    });
    const later = await seen(edit(bookingId, { durationMin: 30 }));
    world.setClock(before);
    expect(later).toEqual([409, 'booking_closed']);
  });

  test('of a cancelled booking is refused', async () => {
    const { bookingId } = await book();
    await salon.call('DELETE', `/v1/bookings/${bookingId}`);
    expect(await seen(edit(bookingId, { note: 'Trop tard' }))).toEqual([409, 'booking_closed']);
  });

  test('with nothing new writes nothing', async () => {
    const { bookingId } = await book({ note: 'Près de la fenêtre' });
    const before = await businessRows(world);
    const same = { ...MARIE, startAt: TEN, durationMin: 60, price: 60, note: 'Près de la fenêtre' };
    expect((await edit(bookingId, { ...same, serviceId: salon.serviceId })).status).toBe(200);
    expect(await businessRows(world)).toEqual(before);
  });
});

describe('the client of an edited booking', () => {
  const lead = (leadId: string) => dataOf(salon.call('GET', `/v1/leads/${leadId}`));
  const timeline = async (leadId: string): Promise<readonly string[]> =>
    (await dataOf(salon.call('GET', `/v1/leads/${leadId}/timeline`))).entries.flatMap(
      ({ bookingId }: { bookingId?: string }) => bookingId ?? [],
    );

  test('keeps their lead when their address is corrected, and the lead learns it', async () => {
    const { bookingId, leadId } = await book();
    const { json } = await edit(bookingId, { email: 'marie.roy@example.com' });
    expect(json.data.leadId).toBe(leadId);
    expect(await lead(leadId)).toMatchObject({ ...MARIE, otherEmails: ['marie.roy@example.com'] });
  });

  test('is somebody else’s lead once it is somebody else, and the timeline follows', async () => {
    const first = await book();
    const other = await book({ startAt: ELEVEN, name: 'Paul', email: 'paul@example.com' });
    const { json } = await edit(first.bookingId, { name: 'Paul', email: 'paul@example.com' });
    expect(json.data.leadId).toBe(other.leadId);
    expect(await timeline(first.leadId)).toEqual([]);
    expect((await timeline(other.leadId)).toSorted()).toEqual([first.bookingId, other.bookingId].toSorted());
  });

  test('holds one claim of the time, whoever they become', async () => {
    const { bookingId } = await book();
    await edit(bookingId, { name: 'Luc', email: 'luc@example.com', startAt: ELEVEN });
    await edit(bookingId, { name: 'Léa', email: '' });
    const { taken } = await recordsOf(world, salon.tenantId);
    const { person } = await storedOf(bookingId);
    expect(taken.map(({ sk }) => sk)).toEqual([`TAKEN#${alice()}#${ELEVEN}#${person}`]);
  });

  test('loses the consent to SMS that was given for another number', async () => {
    const slot = await timeAt(world, salon, 3);
    const made = await dataOf(
      world.call('POST', `/public/sites/${salon.slug}/bookings`, {
        body: {
          ...{ slotId: slot.slotId, serviceId: salon.serviceId, name: 'Marie', phone: '514 555-0142' },
          ...{ smsConsent: SMS_CONSENT_VERSIONS[0], consent: true },
        },
      }),
    );
    expect((await edit(made.bookingId, { note: 'Rappel' })).json.data.smsConsent).toBe(
      SMS_CONSENT_VERSIONS[0],
    );
    const after = (await edit(made.bookingId, { phone: '514 555-0199' })).json.data;
    expect([after.phone, after.smsConsent]).toEqual(['+15145550199', undefined]);
    const none = (await edit(made.bookingId, { phone: '' })).json.data;
    expect([none.email, none.phone]).toEqual([null, null]);
  });
});
