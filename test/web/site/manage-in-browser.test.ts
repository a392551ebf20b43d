import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ManagedBooking } from '../../../shared/schemas/managed-booking.ts';
import { axeFlaws } from '../../support/axe.ts';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { demoSlots } from './demo-config.ts';
import { demoBasket, demoManaged } from './demo-managed.ts';

import { openSiteWorld, type SiteWorld } from './site-world.ts';

const MANAGE = '/rdv/t0k3n';
const TARGET = 'svc-eclat.2026-11-25T14:00';
const MOVED = {
  startAt: '2026-11-25T14:00:00Z',
  endAt: '2026-11-25T15:00:00Z',
  cutOffAt: '2026-11-24T14:00:00Z',
  sequence: 1,
};

let world: SiteWorld;
beforeAll(async () => {
  world = await openSiteWorld();
});
afterAll(() => world?.close());
beforeEach(() => world.reset());

const data = (over: Partial<ManagedBooking> = {}) => ({ body: { data: demoManaged(over) } });

const refused = (code: string, message: string, extra: object = {}) => ({
  status: 409,
  body: { error: { code, message, ...extra } },
});

const pickAndMove = async (page: Page, slotId = TARGET) => {
  const summary = page.locator('summary', { hasText: 'Déplacer' });
  if (!(await page.getByLabel('Nouveau créneau').isVisible())) await summary.click();
  await page.getByLabel('Nouveau créneau').selectOption(slotId);
  await Promise.all([
    page.waitForResponse('**/public/bookings/t0k3n'),
    page.getByRole('button', { name: 'Déplacer le rendez-vous' }).click(),
  ]);
};

describe('an appointment’s page in a browser', () => {
  test.each([
    ['as it is', MANAGE, 1280],
    ['on a phone, in English', `${MANAGE}?lang=en`, 390],
    ['after a lost race', `${MANAGE}?state=refused`, 390],
    ['too late', `${MANAGE}?state=late`, 390],
    ['called off', `${MANAGE}?state=called_off`, 390],
    ['called off, in English', `${MANAGE}?state=called_off&lang=en`, 1280],
    ['cancelled', `${MANAGE}?state=cancelled`, 390],
    ['with what a visit needs', `${MANAGE}?state=visit`, 390],
    ['with what a visit needs, in English', `${MANAGE}?state=visit&lang=en`, 1440],
    ['of several that were booked at once', `${MANAGE}?state=basket`, 390],
    ['of several, in English', `${MANAGE}?state=basket&lang=en`, 1280],
    ['with very long names', `${MANAGE}?state=long`, 390],
    ['just moved', `${MANAGE}?done=moved`, 390],
    ['just booked', `${MANAGE}?done=booked`, 390],
  ])(
    'hydrates in silence, breaks no accessibility rule and is never wider than the window (%s)',
    async (_, path, width) => {
      const { page, complaints } = await world.open(path, { viewport: { width, height: 844 } });
      await page.locator('details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      });
      expect(await axeFlaws(page)).toEqual([]);
      const right = await page.evaluate(() =>
        Math.max(...[...document.querySelectorAll('body *')].map((e) => e.getBoundingClientRect().right)),
      );
      expect(right).toBeLessThanOrEqual(width);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test.each([
    ['', ''],
    [', once it is booked', '&done=booked'],
  ])('says what to bring, how to come and the rules in one screen of a phone%s', async (_, done) => {
    const { page } = await world.open(`${MANAGE}?state=visit${done}`, {
      viewport: { width: 390, height: 844 },
    });
    expect(await page.getByText('Une confirmation part à zoe@exemple.ca.').count()).toBe(done ? 1 : 0);
    for (const said of [
      'Votre carte d’assurance maladie',
      'Sonnez au 2.',
      'la moitié du prix',
      'taxes en sus',
    ]) {
      const line = page.getByText(said);
      await expectSeen(line);
      expect(await line.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
        844,
      );
    }
    await page.context().close();
  });

  test('copies its own link, shares the appointment without it, and says when copying failed', async () => {
    const { page, complaints } = await world.open(`${MANAGE}?state=visit`);
    const copiedTexts: string[] = [];
    const sharedTexts: string[] = [];
    await page.exposeFunction('keepCopied', (text: string) => copiedTexts.push(text));
    await page.exposeFunction('keepShared', (text: string) => sharedTexts.push(text));
    const stub = (how: 'works' | 'fails' | 'shares' | 'dismissed') =>
      page.evaluate((how) => {
        const keep = (name: string) => (text: string) => Reflect.get(window, name)(text);
        const writeText = (text: string) =>
          how === 'fails' ? Promise.reject(new Error('no')) : keep('keepCopied')(text);
        Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
        Reflect.deleteProperty(navigator, 'share');
        if (how === 'works' || how === 'fails') {
          Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: undefined });
          Reflect.deleteProperty(Navigator.prototype, 'share');
          return;
        }
        const share = ({ text }: { text: string }) =>
          how === 'dismissed' ? Promise.reject(new DOMException('', 'AbortError')) : keep('keepShared')(text);
        Object.defineProperty(navigator, 'share', { configurable: true, value: share });
      }, how);
    const copy = page.getByRole('button', { name: 'Copier le lien de cette page' });
    const share = page.getByRole('button', { name: 'Partager le rendez-vous' });
    await stub('works');
    await copy.click();
    await expectSeen(page.getByText('Lien copié. Gardez-le pour vous'));
    expect(copiedTexts).toEqual(['https://comptoir.test/rdv/t0k3n']);
    await share.click();
    await expectSeen(page.getByText('Rendez-vous copié, sans le lien de cette page.'));
    expect(copiedTexts[1]).toContain('Soin éclat du visage');
    expect(copiedTexts[1]).not.toContain('t0k3n');
    await stub('fails');
    await copy.click();
    await expectSeen(page.getByText('La copie n’a pas abouti'));
    await stub('shares');
    await share.click();
    await expectGone(page.getByText('La copie n’a pas abouti'));
    expect(sharedTexts).toEqual([copiedTexts[1]]);
    await stub('dismissed');
    await share.click();
    expect(copiedTexts).toHaveLength(2);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('moves in place, says so where the focus is, and shows the new time and cut-off', async () => {
    const { page } = await world.open(MANAGE);
    world.answer = () => data(MOVED);
    await pickAndMove(page);
    const status = page.getByRole('status');
    await status.waitFor();
    expect(await status.textContent()).toContain('Votre rendez-vous est déplacé.');
    expect(await status.evaluate((node) => node === document.activeElement)).toBe(true);
    const text = ((await page.locator('main').textContent()) ?? '').replace(/[\u00a0\u202f]/g, ' ');
    expect(text).toContain('mer. 25 nov., 9 h 00 – 10 h 00');
    expect(text).toContain('jusqu’au mar. 24 nov., 9 h 00');
    const call = world.lastCall();
    expect([call.method, call.path, call.body]).toEqual([
      'PATCH',
      '/public/bookings/t0k3n',
      { slotId: TARGET },
    ]);
    expect(call.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    await page.context().close();
  });

  test('of several leads to each, and cancels all that can be, saying what became of each', async () => {
    const { page } = await world.open(`${MANAGE}?state=basket`);
    const rows = page.getByRole('listitem');
    expect(await rows.count()).toBe(3);
    const links = await rows.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links).toEqual(['/rdv/t0k3n1?lang=fr', '/rdv/t0k3n2?lang=fr']);
    const after = demoManaged({ status: 'cancelled', canChange: false, sequence: 1 });
    const basket = demoBasket.map((one) =>
      one.canChange ? { ...one, status: 'cancelled' as const, canChange: false } : one,
    );
    world.answer = ({ method }) =>
      method === 'DELETE' ? { status: 204, body: null } : { body: { data: { ...after, basket } } };
    await page.locator('summary', { hasText: 'Tout annuler' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Oui, tout annuler' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').waitFor();
    expect(await rows.nth(2).textContent()).toContain('ne peut plus être changé en ligne');
    for (const nth of [0, 1]) expect(await rows.nth(nth).textContent()).toContain('Rendez-vous annulé');
    expect(world.calls.map(({ method, path, query }) => [method, path, query.get('scope')])).toContainEqual([
      'DELETE',
      '/public/bookings/t0k3n',
      'basket',
    ]);
    expect(await page.locator('summary').count()).toBe(0);
    await page.context().close();
  });

  test('after a lost race offers the nearest times, and no longer the one that was lost', async () => {
    const { page } = await world.open(MANAGE);
    const alternatives = demoSlots('near').slice(0, 3);
    world.answer = () => refused('slot_taken', 'Ce créneau vient d’être pris.', { alternatives });
    await pickAndMove(page);
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toBe('Ce créneau vient d’être pris.');
    expect(
      await page.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
    ).toEqual([
      '',
      ...alternatives.map(({ slotId }) => slotId),
      ...demoSlots('svc-eclat')
        .map(({ slotId }) => slotId)
        .filter((slotId) => slotId !== TARGET && slotId !== 'svc-eclat.2026-11-24T14:00'),
    ]);
    world.answer = () => data(MOVED);
    await pickAndMove(page, alternatives[1]?.slotId);
    await page.getByRole('status').waitFor();
    await page.context().close();
  });

  test('sends the same change again under the same key, and another one under another', async () => {
    const { page } = await world.open(MANAGE);
    world.answer = () => ({ status: 503, body: {} });
    await pickAndMove(page);
    await page.getByText('Le changement n’a pas abouti.').waitFor();
    await pickAndMove(page);
    world.answer = () => data(MOVED);
    await pickAndMove(page, 'svc-eclat.2026-11-26T14:00');
    await page.getByRole('status').waitFor();
    const keys = world.calls.map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, keys[1] === keys[0], keys[2] === keys[0]]).toEqual([3, true, false]);
    await page.context().close();
  });

  test('asks before it cancels, then offers to book again', async () => {
    const { page } = await world.open(MANAGE);
    world.answer = () => ({ status: 204, body: undefined });
    await page.locator('summary', { hasText: 'Annuler' }).click();
    expect(world.calls).toEqual([]);
    await page.getByRole('button', { name: 'Oui, annuler' }).click();
    await page.getByRole('status').waitFor();
    expect(await page.getByRole('status').textContent()).toContain('Votre rendez-vous est annulé.');
    expect(world.lastCall().method).toBe('DELETE');
    expect(await page.locator('form').count()).toBe(0);
    expect(
      await page.getByRole('link', { name: 'Prendre un autre rendez-vous' }).getAttribute('href'),
    ).toContain('#reserver');
    await page.context().close();
  });

  test('past the cut-off reads the appointment again and tells whom to call', async () => {
    const { page } = await world.open(MANAGE);
    world.answer = ({ method }) =>
      method === 'GET'
        ? data({ canChange: false })
        : refused('cut_off_passed', 'Il est trop tard.', { phone: '+15145550142' });
    await page.locator('summary', { hasText: 'Annuler' }).click();
    await page.getByRole('button', { name: 'Oui, annuler' }).click();
    await page.getByRole('link', { name: /Appeler le/ }).waitFor();
    expect(await page.getByRole('alert').textContent()).toBe('Il est trop tard.');
    expect(await page.locator('form').count()).toBe(0);
    await page.context().close();
  });

  test('without JavaScript posts the form to its own address', async () => {
    const { page } = await world.open(MANAGE, { javaScriptEnabled: false });
    world.answer = () => data();
    await page.locator('summary', { hasText: 'Déplacer' }).click();
    await page.getByLabel('Nouveau créneau').selectOption(TARGET);
    await page.getByRole('button', { name: 'Déplacer le rendez-vous' }).click();
    await page.waitForLoadState();
    const call = world.lastCall();
    expect([call.method, call.path]).toEqual(['POST', '/rdv/t0k3n/move']);
    expect(Object.fromEntries(new URLSearchParams(String(call.body)))).toEqual({
      nonce: 'n0nce',
      language: 'fr',
      slotId: TARGET,
    });
    await page.context().close();
  });
});
