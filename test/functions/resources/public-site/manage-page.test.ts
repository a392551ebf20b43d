import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Answer, openWorld, type World } from '../../../support/world.ts';
import { allRows, businessRows } from '../bookings/records.ts';
import { HOUR_MS, openAppointment } from './manage-world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.stop());

/** What is seen of a page without scripts, its apostrophes and spaces plain. */
const seen = ({ text }: Answer): string =>
  text
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/’/g, "'");

const withPage = async (position?: number) => {
  const appointment = await openAppointment(world, position);
  const page = `/rdv/${appointment.token}`;
  const open = (query = '') => world.call('GET', `${page}${query}`);
  const post = (form: 'move' | 'cancel', fields: Readonly<Record<string, string>>) =>
    world.call('POST', `${page}/${form}`, {
      rawBody: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const nonce = async () => (await open()).text.match(/name="nonce" value="(\w+)"/)?.[1] ?? '';
  const times = (html: string) =>
    [...html.matchAll(/<option value="([\w.-]+)">/g)].map(([, slotId = '']) => slotId);
  return { ...appointment, page, open, post, nonce, times };
};

describe('an appointment’s page without JavaScript', () => {
  test('moves to one of the times it offers, and says so on the page it leads back to', async () => {
    const { open, post, nonce, times, page, see, made } = await withPage();
    const [slotId = ''] = times(seen(await open()));
    const answer = await post('move', { nonce: await nonce(), slotId, language: 'fr' });
    expect([answer.status, answer.headers.location]).toEqual([303, `${page}?lang=fr&done=moved`]);
    const after = await see();
    expect([after.startAt === made.startAt, after.sequence]).toEqual([false, 1]);
    expect(seen(await open('?lang=fr&done=moved'))).toContain('Votre rendez-vous est déplacé.');
  });

  test('offers the time beside its own, which only its own holds, and not the one it has', async () => {
    const { staff, open, times, move, made, slots } = await withPage(10);
    const current = (await slots()).map(({ startAt }) => startAt);
    expect(current).not.toContain(made.startAt);
    await staff('POST', '/v1/slots/generate', { durationMinutes: 30 });
    const listed = times(seen(await open()));
    const starts = await Promise.all(
      listed.map(
        async (slotId) => [slotId, Buffer.from(slotId.split('.')[0] ?? '', 'base64url').toString()] as const,
      ),
    );
    const halfLater = Date.parse(made.startAt) / 60_000 + 30;
    const beside = starts.find(([, payload]) => payload.includes(`,${halfLater},`))?.[0];
    expect(starts.some(([, payload]) => payload.includes(`,${halfLater - 30},`))).toBe(false);
    expect((await move(beside)).status).toBe(200);
  });

  test('cancels, and says so', async () => {
    const { open, post, nonce, page, see } = await withPage();
    const answer = await post('cancel', { nonce: await nonce(), language: 'en' });
    expect([answer.status, answer.headers.location]).toEqual([303, `${page}?lang=en&done=cancelled`]);
    expect((await see()).status).toBe('cancelled');
    const html = seen(await open('?lang=en&done=cancelled'));
    expect(html).toContain('Your appointment has been cancelled.');
    expect(html).not.toContain('<form');
  });

  test('sent twice, by a double click or a reload, changes once and leads to the same page', async () => {
    const { open, post, nonce, times, see } = await withPage();
    const fields = { nonce: await nonce(), slotId: times(seen(await open()))[2] ?? '', language: 'fr' };
    const [first, again] = [await post('move', fields), await post('move', fields)];
    expect([again.status, again.headers.location]).toEqual([first.status, first.headers.location]);
    expect((await see()).sequence).toBe(1);
  });

  test.each([
    ['no time', '', 400, "Ce créneau n'est pas valide."],
    ['a time of somebody else’s making', 'forged', 400, "Ce créneau n'est pas valide."],
  ])('with %s comes back with what is wrong and a nonce of its own', async (_, slotId, status, text) => {
    const { post, nonce } = await withPage();
    const sent = await nonce();
    const before = await businessRows(world);
    const answer = await post('move', { nonce: sent, slotId, language: 'fr' });
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(seen(answer)).toContain(text);
    expect(seen(answer)).toMatch(/<details open=""/);
    expect(answer.text).not.toContain(`value="${sent}"`);
    expect(await businessRows(world)).toEqual(before);
  });

  test('to a time just taken comes back with the nearest ones, which can be picked', async () => {
    const { open, post, nonce, times, book, slots, see } = await withPage();
    const [slotId = ''] = times(seen(await open()));
    await book((await slots())[0]?.slotId, { name: 'Luc', email: 'luc@example.org' });
    const answer = await post('move', { nonce: await nonce(), slotId, language: 'fr' });
    expect(answer.status).toBe(409);
    const html = seen(answer);
    expect(html).toContain("Ce créneau vient d'être pris.");
    const [near = ''] = times(html.slice(html.indexOf('Les créneaux libres les plus proches')));
    expect((await post('move', { nonce: await nonce(), slotId: near })).status).toBe(303);
    expect((await see()).sequence).toBe(1);
  });

  test('after the cut-off says whom to call, in the language of the form', async () => {
    const { made, post, nonce, staff, see } = await withPage();
    await staff('PATCH', '/v1/tenants/current', { phone: '514 555-0199' });
    const sent = await nonce();
    world.setClock(Date.parse(made.startAt) - HOUR_MS);
    const answer = await post('cancel', { nonce: sent, language: 'en' });
    expect(answer.status).toBe(409);
    expect(seen(answer)).toContain('It is too late to change this appointment online.');
    expect(seen(answer)).toContain('href="tel:+15145550199"');
    expect(seen(answer)).not.toContain('<form');
    expect((await see()).status).toBe('confirmed');
  });

  test('of a link that is not ours is the page that says so', async () => {
    for (const form of ['move', 'cancel']) {
      const answer = await world.call('POST', `/rdv/forged/${form}`, {
        rawBody: 'nonce=n1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([answer.status, seen(answer).includes('Rendez-vous introuvable')]).toEqual([404, true]);
    }
  });

  test('keeps the link out of the records of what was done', async () => {
    const { post, nonce, token } = await withPage();
    await post('cancel', { nonce: await nonce() });
    const kept = (await allRows(world)).filter(({ pk }) => pk.startsWith('IDEMPOTENCY#'));
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(token);
  });
});
