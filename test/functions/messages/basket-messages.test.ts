import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { mailReports } from '../../../local/messaging/mail-reports.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/domain/duration.ts';
import { SMS_CONSENT_VERSION } from '../../../shared/domain/sms-consent.ts';
import { seededRuns } from '../../support/seeded.ts';
import { recordMailEvent } from '../../support/under-role.ts';
import { MONDAY_8H } from '../../support/world.ts';
import { diedAtWork } from '../manifest/dying.ts';
import { type Basket, logAbout, openBasket } from './basket-world.ts';
import { type MailWorld, openMailWorld } from './mail-world.ts';
import { owedOf, UNDO_OVER_MIN, WORKERS } from './world.ts';

/** Far enough from Monday that visitors may still change it, and that a day's reminder is due. */
const THURSDAY = new Date(MONDAY_8H + 3 * DAY_MS).toISOString();

let world: MailWorld;
beforeAll(async () => {
  world = await openMailWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  await world.newMailsTo('');
});
afterAll(() => world.stop());

type Mail = Awaited<ReturnType<MailWorld['newMailsTo']>>[number];

/** The calendar file of an e-mail: its method, and each entry by its UID. */
const fileOf = (mail: Mail | undefined) => {
  const files = (mail?.attachments ?? []).filter(({ contentType }) => contentType === 'text/calendar');
  expect(files).toHaveLength(1);
  const calendar = new ICAL.Component(ICAL.parse(files[0]?.content ?? ''));
  const entries = calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    sequence: event.getFirstPropertyValue('sequence'),
    status: event.getFirstPropertyValue('status'),
  }));
  return { method: calendar.getFirstPropertyValue('method'), entries };
};

const uidsOf = (mail: Mail | undefined) => fileOf(mail).entries.map(({ uid }) => uid);

const subjects = async (to: string) => (await world.newMailsTo(to)).map(({ subject }) => subject);

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('whoever books several appointments at once', () => {
  test('gets one e-mail with all of them, their total and one calendar file, and so does the business', async () => {
    const { email, business, bookings } = await openBasket(world, {
      arrangement: 'in_a_row',
      parts: 3,
      from: THURSDAY,
    });
    await world.run();
    const told = world.mails.filter(({ to }) => to === email);
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^3 rendez-vous confirmés\u00A0: Vidange, jeudi 26 novembre/),
    ]);
    const { text = '', html = '' } = told[0] ?? {};
    expect(count(text, 'Vidange\u00A0:')).toBe(3);
    expect(count(text, '60,00')).toBe(3);
    expect(text).toMatch(/Total\u00A0: 180,00/);
    expect(html).toContain(bookings[0]?.manageUrl);
    const { method, entries } = fileOf(told[0]);
    expect(method).toBe('PUBLISH');
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(3);
    expect(entries.map(({ sequence, status }) => [sequence, status])).toEqual(
      Array.from({ length: 3 }, () => [0, 'CONFIRMED']),
    );
    const team = world.mails.filter(({ to }) => to === business.owner.email);
    expect(team.map(({ subject }) => subject).toSorted()).toEqual([
      'Bienvenue sur Comptoir',
      expect.stringMatching(/^Nouveaux rendez-vous\u00A0: Ana Lévy/),
    ]);
    for (const { bookingId } of bookings) {
      const log = await logAbout(world, business, bookingId);
      expect(log.map(({ kind, status }) => [kind, status]).toSorted()).toEqual([
        ['booking_confirmed', 'sent'],
        ['team_new_booking', 'sent'],
      ]);
    }
  });

  test('gets one e-mail when a member books for them', async () => {
    const basket = await openBasket(
      world,
      { arrangement: 'series', parts: 1, count: 4, everyWeeks: 4, from: THURSDAY },
      { byHand: true },
    );
    world.advance(UNDO_OVER_MIN);
    const told = await world.newMailsTo(basket.email);
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^4 rendez-vous confirmés/)]);
    expect(fileOf(told[0]).entries).toHaveLength(4);
  });

  test('gets one SMS when they left a phone alone', async () => {
    const phone = '+15145550177';
    const who = { email: undefined, phone, smsConsent: SMS_CONSENT_VERSION };
    await openBasket(world, { arrangement: 'in_a_row', parts: 2, from: THURSDAY }, { who });
    await world.run();
    const told = world.mails.filter(({ to }) => to === phone);
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('2 rendez-vous confirmés')]);
  });

  test('gets one SMS when they move all of them, and one of each that was changed again before it was sent', async () => {
    const phone = '+15145550178';
    const who = { email: undefined, phone, smsConsent: SMS_CONSENT_VERSION };
    const wish = { arrangement: 'in_a_row', parts: 3, from: THURSDAY } as const;
    const basket = await openBasket(world, wish, { who });
    await world.run();
    const before = world.mails.length;
    const moved = async (pick: number) => {
      const { json } = await basket.byLink('GET', 0, undefined, `/offers?from=${THURSDAY}`);
      const { offer, parts } = json.data.offers[pick];
      expect((await basket.byLink('PATCH', 0, { offer }, '/basket')).status).toBe(200);
      return parts;
    };
    await moved(0);
    await world.run();
    const told = () => world.mails.slice(before).filter(({ to }) => to === phone);
    expect(told().map(({ text }) => text)).toEqual([
      expect.stringContaining('3 rendez-vous déplacés à votre demande'),
    ]);
    const parts = await moved(1);
    expect((await basket.byLink('DELETE', 0)).status).toBe(204);
    expect((await basket.byLink('DELETE', 1)).status).toBe(204);
    await world.run();
    expect((await basket.seen(2)).startAt).toBe(parts[2].startAt);
    expect(
      told()
        .slice(1)
        .map(({ text = '' }) => text.split('\n')[0]?.replace(/^.*?: rendez-vous (\S+) .*$/, '$1'))
        .toSorted(),
    ).toEqual(['annulé', 'annulé', 'déplacé']);
  });

  test('is told of one that is moved or cancelled alone, whose calendar entry is updated', async () => {
    const basket = await openBasket(world, { arrangement: 'in_a_row', parts: 2, from: THURSDAY });
    const [confirmed] = await world.newMailsTo(basket.email);
    const [first = '', second = ''] = uidsOf(confirmed);
    await basket.byStaff('PATCH', 1, { startAt: '2026-11-25T18:00:00.000Z' });
    world.advance(UNDO_OVER_MIN);
    const moved = await world.newMailsTo(basket.email);
    expect(moved.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Rendez-vous déplacé/)]);
    expect(fileOf(moved[0])).toMatchObject({ method: 'REQUEST', entries: [{ uid: second, sequence: 1 }] });
    expect((await basket.byLink('DELETE', 0)).status).toBe(204);
    const cancelled = await world.newMailsTo(basket.email);
    expect(cancelled.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Rendez-vous annulé/)]);
    expect(fileOf(cancelled[0])).toMatchObject({ method: 'CANCEL', entries: [{ uid: first, sequence: 1 }] });
  });

  test('is not told twice of one whose change was undone', async () => {
    const basket = await openBasket(world, { arrangement: 'in_a_row', parts: 2, from: THURSDAY });
    await world.newMailsTo(basket.email);
    const { startAt } = basket.bookings[1] ?? {};
    await basket.byStaff('PATCH', 1, { startAt: '2026-11-25T18:00:00.000Z' });
    await basket.byStaff('PATCH', 1, { startAt });
    world.advance(UNDO_OVER_MIN + 1);
    expect(await subjects(basket.email)).toEqual([]);
  });

  test('hears nothing of one that was restored before its cancellation was told with the others’', async () => {
    const basket = await openBasket(world, { arrangement: 'in_a_row', parts: 2, from: THURSDAY });
    await world.newMailsTo('');
    const { token } = basket.business.owner;
    const path = `/v1/bookings/${basket.bookings[0]?.bookingId}`;
    expect((await world.call('DELETE', `${path}?scope=basket`, { token })).status).toBe(204);
    const body = { version: (await basket.seen(0)).version };
    expect((await world.call('POST', `${path}/restore`, { token, body })).status).toBe(200);
    const told: (string | undefined)[] = [];
    for (const minutes of [UNDO_OVER_MIN, 5]) {
      world.advance(minutes);
      told.push(...(await subjects(basket.email)));
    }
    expect(told).toEqual([
      expect.stringMatching(/^Rendez-vous annulé\u00A0: Vidange, jeudi 26 novembre 2026 à 10/),
    ]);
  });

  test('hears of those that still stand when one was cancelled before anything was sent', async () => {
    const basket = await openBasket(world, { arrangement: 'in_a_row', parts: 3, from: THURSDAY });
    await basket.byLink('DELETE', 0);
    const told = await world.newMailsTo(basket.email);
    expect(told.map(({ subject = '' }) => subject.split('\u00A0')[0]).toSorted()).toEqual([
      '2 rendez-vous confirmés',
      'Rendez-vous annulé',
    ]);
    const [first] = basket.bookings;
    const log = await logAbout(world, basket.business, first?.bookingId ?? '');
    expect(log.map(({ kind, reason }) => [kind, reason])).toContainEqual(['booking_confirmed', 'superseded']);
  });

  test('is told apart from whoever else one of them is meant for by then', async () => {
    const basket = await openBasket(world, { arrangement: 'in_a_row', parts: 3, from: THURSDAY });
    const key = { email: 'autre@example.org', name: 'Zoé Roy' };
    await basket.byStaff('PATCH', 1, key);
    world.advance(UNDO_OVER_MIN);
    await world.run();
    const mine = world.mails.filter(({ to }) => to === basket.email);
    const theirs = world.mails.filter(({ to }) => to === key.email);
    expect(mine.map((mail) => uidsOf(mail).length)).toEqual([2]);
    expect(theirs.map((mail) => uidsOf(mail).length)).toEqual([1]);
  });

  test('is marked as not reached at each of them when the one e-mail comes back', async () => {
    const who = { email: 'bounce@simulator.amazonses.com' };
    const basket = await openBasket(world, { arrangement: 'in_a_row', parts: 2, from: THURSDAY }, { who });
    await world.run();
    const reports = world.sent.filter(({ to }) => to === who.email).flatMap(mailReports);
    for (const report of reports)
      await recordMailEvent({ ...world.kernel, measure: () => undefined }, report);
    for (const nth of [0, 1]) expect((await basket.seen(nth)).confirmationBounced).toBe(true);
  });
});

describe('the reminders of several appointments', () => {
  const remindedOf = async (basket: Basket): Promise<readonly number[]> => {
    await world.newMailsTo('');
    const told: number[] = [];
    for (let hours = 0; hours < 30 * 24; hours += 6) {
      world.setClock(MONDAY_8H + hours * HOUR_MS + 1000);
      const reminders = (await world.newMailsTo(basket.email)).filter(({ subject }) =>
        subject?.startsWith('Rappel'),
      );
      told.push(...reminders.map(({ text }) => count(text, 'Vidange\u00A0:') || 1));
    }
    return told;
  };

  test('of one day are one', async () => {
    const basket = await openBasket(world, { arrangement: 'in_a_row', parts: 3, from: THURSDAY });
    expect(await remindedOf(basket)).toEqual([3]);
  });

  test('of several days are one each, and one of a day whose first appointment was cancelled', async () => {
    const series = { arrangement: 'series', parts: 1, count: 3, everyWeeks: 1, from: THURSDAY } as const;
    const weekly = await openBasket(world, series);
    expect(weekly.bookings.length).toBeGreaterThan(1);
    expect(await remindedOf(weekly)).toHaveLength(weekly.bookings.length);
    world.setClock(MONDAY_8H);
    const basket = await openBasket(world, { arrangement: 'in_a_row', parts: 3, from: THURSDAY });
    await basket.byLink('DELETE', 0);
    expect(await remindedOf(basket)).toEqual([2]);
  });
});

test('whatever dies, each appointment is confirmed exactly once, and at most what was in hand twice', async () => {
  const deaths = fc.array(fc.integer({ min: 1, max: 16 }), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(deaths, fc.integer({ min: 2, max: 4 }), async (writes, parts) => {
      world.setClock(MONDAY_8H);
      const basket = await openBasket(world, { arrangement: 'in_a_row', parts });
      let died = 0;
      for (const after of writes) {
        died += (await diedAtWork(world.kernel.table, after, world.run)) ? 1 : 0;
        world.advance(2);
      }
      await world.run();
      world.advance(2);
      await world.run();
      for (const to of [basket.email, basket.business.owner.email]) {
        const told = world.mails.filter(
          (mail) => mail.to === to && mail.subject !== 'Bienvenue sur Comptoir',
        );
        expect(told.length).toBeGreaterThanOrEqual(1);
        expect(told.length).toBeLessThanOrEqual(1 + Math.min(died, WORKERS));
      }
      expect(await owedOf(world)).toEqual([]);
    }),
    seededRuns(8),
  );
});
