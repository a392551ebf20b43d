import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, Locator, Page, Request } from 'playwright-core';
import { DEMO_LOGIN } from '../../local/demo/demo-business.ts';
import { downloadedText } from '../support/downloaded.ts';
import { type RunningCloud, startDemoCloud } from '../support/local-cloud.ts';
import { sharedBrowser } from '../support/run-host.ts';
import { expectGone, expectSeen } from '../support/seen.ts';
import { type InspectedPage, type Look, openInspected, type SavedSession } from './inspected-page.ts';
import { logIn } from './screens.ts';

const atDesk: Look = { language: 'fr', theme: 'light', width: 1440 };
const onPhone: Look = { language: 'en', theme: 'dark', width: 390 };

let cloud: RunningCloud;
let browser: Browser;
let demo: SavedSession;
let inspected: InspectedPage;
let page: Page;

beforeAll(async () => {
  [cloud, browser] = await Promise.all([startDemoCloud(), sharedBrowser()]);
  const first = await openInspected(browser, atDesk);
  await logIn(first.page, cloud.origin, DEMO_LOGIN.email, DEMO_LOGIN.password);
  demo = await first.page.context().storageState();
  await first.close();
});

afterAll(async () => {
  await browser?.close();
  await cloud?.remove();
});

afterEach(() => inspected?.close());

const open = async (path: string, look: Look = atDesk, timezoneId?: string): Promise<void> => {
  inspected = await openInspected(browser, look, demo, timezoneId);
  ({ page } = inspected);
  await page.goto(`${cloud.origin}${path}`);
  await inspected.settled();
};

const asViewer = () =>
  page.route('**/v1/me', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ response: answer, json: { data: { ...data, role: 'viewer' } } });
  });

const next = (method: string, path: RegExp): Promise<Request> =>
  page.waitForRequest((request) => request.method() === method && path.test(request.url()));

const middleOf = async (thing: Locator) => {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + Math.min(12, box.height / 2) };
};

const dragBy = async (thing: Locator, x: number, y: number): Promise<void> => {
  const from = await middleOf(thing);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x / 2, from.y + y / 2, { steps: 4 });
  await page.mouse.move(from.x + x, from.y + y, { steps: 4 });
  await page.mouse.up();
};

/** The first appointment of the list of those to come, as the server has it. */
const firstBooking = async (): Promise<{ bookingId: string; startAt: string; leadName: string }> => {
  const answered = page.waitForResponse(/\/v1\/bookings\?.*status=active/);
  await page.goto(`${cloud.origin}/dashboard/bookings?view=list`);
  const { data } = await (await answered).json();
  // Tomorrow at the soonest: today’s may begin while the test runs.
  const later = data.bookings.filter(
    ({ startAt }: { startAt: string }) => Date.parse(startAt) > Date.now() + 24 * 3_600_000,
  );
  return later[0];
};

/** As the calendar draws it; it snaps to a quarter of an hour. */
const HALF_HOUR_PX = 34;

/** What the clock of the business shows, and in minutes since midnight. */
const wallClock = (iso: string): { text: string; minutes: number } => {
  const options = { timeZone: 'America/Toronto', hour: 'numeric', minute: '2-digit' } as const;
  const text = new Intl.DateTimeFormat('fr-CA', options).format(new Date(iso)).replace(/\s/g, '\u00a0');
  const [hour = 0, minute = 0] = text.match(/\d+/g)?.map(Number) ?? [];
  return { text, minutes: hour * 60 + minute };
};

const openWeekOf = async (booking: { startAt: string; leadName: string }): Promise<Locator> => {
  await page.goto(`${cloud.origin}/dashboard/bookings?view=week&date=${booking.startAt.slice(0, 10)}`);
  await inspected.settled();
  return page.getByRole('button', { name: booking.leadName }).first();
};

describe('the week calendar', () => {
  test('shows the business’s hours to a browser on the other side of the world, and asks before it moves one', async () => {
    await open('/dashboard/bookings?view=list', atDesk, 'Asia/Tokyo');
    const booking = await firstBooking();
    const event = await openWeekOf(booking);
    const time = wallClock(booking.startAt);
    expect(await event.textContent()).toContain(time.text);
    // Before the doors open, where nobody has booked.
    await dragBy(event, 0, ((8 * 60 - time.minutes) / 30) * HALF_HOUR_PX);
    const dialog = page.getByRole('dialog', { name: 'Déplacer la réservation ?' });
    const patched = next('PATCH', /\/v1\/bookings\//);
    const asked = (await dialog.textContent()) ?? '';
    expect(asked).toContain('Cette heure est en dehors des heures d’ouverture.');
    await dialog.getByRole('button', { name: 'Déplacer quand même' }).click();
    const moved = wallClock((await patched).postDataJSON().startAt);
    expect(Math.abs(moved.minutes - 8 * 60)).toBeLessThanOrEqual(15);
    expect(asked.indexOf(moved.text)).toBeGreaterThan(asked.indexOf(time.text));
    await dialog.waitFor({ state: 'detached' });
    expect(await event.textContent()).toContain(moved.text);
  });

  test('puts a booking back when the move is not confirmed', async () => {
    await open('/dashboard/bookings?view=list');
    const event = await openWeekOf(await firstBooking());
    // The hours that the week begins with follow from what is read last.
    await page.waitForLoadState('networkidle');
    const before = await event.boundingBox();
    await dragBy(event, 0, 2 * HALF_HOUR_PX);
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await event.boundingBox()).toEqual(before);
  });

  test('offers the nearest free times when the one it was dropped on is not free', async () => {
    await open('/dashboard/bookings?view=list');
    const event = await openWeekOf(await firstBooking());
    await page.route('**/v1/bookings/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 409, json: { error: TAKEN } })
        : route.fallback(),
    );
    await dragBy(event, 0, 2 * HALF_HOUR_PX);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Déplacer' }).click();
    await dialog.getByText(TAKEN.message).waitFor();
    const patched = next('PATCH', /\/v1\/bookings\//);
    await dialog.getByRole('button', { name: /^Déplacer plutôt/ }).click();
    expect((await patched).postDataJSON()).toEqual({
      startAt: TAKEN.alternatives[0]?.startAt,
      version: expect.any(Number),
    });
  });

  test('opens a booking from the keyboard, and the form from a free time', async () => {
    await open('/dashboard/bookings?view=list');
    const event = await openWeekOf(await firstBooking());
    await event.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Ouvrir le lead' }).waitFor();
    expect(await inspected.flaws()).toEqual([]);
    await page.keyboard.press('Escape');
    const { x, y } = await middleOf(event);
    await page.mouse.click(x - 140, y);
    await page.getByRole('dialog').getByText('Heure choisie').waitFor();
    expect(await inspected.flaws()).toEqual([]);
  });

  test('lets a viewer look, and no more', async () => {
    await open('/dashboard/bookings?view=list');
    const booking = await firstBooking();
    await asViewer();
    const event = await openWeekOf(booking);
    await dragBy(event, 0, 2 * HALF_HOUR_PX);
    expect(await page.getByRole('dialog', { name: 'Déplacer la réservation ?' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Réservation', exact: true }).count()).toBe(0);
  });

  test('is a list of days on a phone, which never loads the calendar', async () => {
    await open('/login', onPhone);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(`${cloud.origin}/dashboard/bookings?view=week`);
    await inspected.settled();
    await page.getByRole('list', { name: 'Days of the week' }).waitFor();
    expect(scripts.filter((url) => url.includes('week-calendar'))).toEqual([]);
    expect(await inspected.flaws()).toEqual([]);
  });

  test('prints a day as a sheet: its appointments and nothing else', async () => {
    await open('/dashboard/bookings?view=list');
    const { startAt, leadName } = await firstBooking();
    await page.goto(`${cloud.origin}/dashboard/bookings?view=day&date=${startAt.slice(0, 10)}`);
    await inspected.settled();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('main').getByRole('table');
    await expectSeen(sheet.getByRole('cell', { name: leadName }));
    expect(await page.getByText('Studio Lumière').filter({ visible: true }).count()).toBe(1);
    for (const role of ['navigation', 'banner', 'complementary'] as const)
      expect([role, await page.getByRole(role).filter({ visible: true }).count()]).toEqual([role, 0]);
    expect(await page.locator('main').getByRole('button').filter({ visible: true }).count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await expectGone(sheet);
    await page.evaluate(`addEventListener('beforeprint', () => {
      document.title = document.querySelectorAll('main table').length + ' sheet';
    })`);
    await page.pdf();
    expect(await page.title()).toBe('1 sheet');
  });
});

const TAKEN = {
  code: 'slot_taken',
  message: 'Ce créneau vient d’être pris.',
  alternatives: [{ startAt: '2031-01-06T15:00:00.000Z', endAt: '2031-01-06T16:00:00.000Z' }],
};

describe('the board of leads', () => {
  beforeEach(() => open('/dashboard/leads?view=board'));

  const column = (name: RegExp) => page.getByRole('region', { name });
  const cards = (name: RegExp) => column(name).getByRole('article');

  test('moves a lead by its select, and puts it back when the server refuses', async () => {
    await page.route('**/v1/leads/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    );
    const [before, lead] = [await cards(/^Nouveau,/).count(), cards(/^Nouveau,/).first()];
    const name = (await lead.getByRole('heading').textContent()) ?? '';
    await lead.getByRole('combobox').selectOption('contacted');
    await page.getByRole('alert').waitFor();
    expect(await cards(/^Nouveau,/).count()).toBe(before);
    await page.unrouteAll();
    await cards(/^Nouveau,/)
      .first()
      .getByRole('combobox')
      .selectOption('contacted');
    await column(/^Contacté,/)
      .getByRole('heading', { name })
      .waitFor();
    expect(await inspected.flaws()).toEqual([expect.stringContaining('ERR_FAILED')]);
  });

  test('moves a lead that is dragged to another column', async () => {
    const lead = cards(/^Nouveau,/).first();
    const name = (await lead.getByRole('heading').textContent()) ?? '';
    const patched = next('PATCH', /\/v1\/leads\//);
    await lead.dragTo(column(/^Qualifié,/), { targetPosition: { x: 40, y: 60 } });
    expect((await patched).postDataJSON()).toEqual({ status: 'qualified', version: expect.any(Number) });
    await column(/^Qualifié,/)
      .getByRole('heading', { name })
      .waitFor();
  });

  test('opens a lead with its story, and books for it in one press', async () => {
    await cards(/^Nouveau,/)
      .first()
      .getByRole('button')
      .first()
      .click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('region', { name: 'Historique' }).getByRole('listitem').first().waitFor();
    expect(await inspected.flaws()).toEqual([]);
    const name = await drawer.getByLabel('Nom', { exact: true }).inputValue();
    await drawer.getByRole('region', { name: 'Réserver' }).getByRole('link').first().click();
    const form = page.getByRole('dialog', { name: 'Nouvelle réservation' });
    expect(await form.getByLabel('Nom du client').inputValue()).toBe(name);
    const booked = next('POST', /\/v1\/bookings$/);
    await form.getByRole('button', { name: 'Créer la réservation' }).click();
    expect((await booked).postDataJSON()).toMatchObject({ name, startAt: expect.any(String) });
    await form.waitFor({ state: 'detached' });
  });
});

describe('the leads', () => {
  test('are searched by the server, and two of one person are merged once that is confirmed', async () => {
    await open('/dashboard/leads');
    const asked = next('GET', /\/v1\/leads\?.*q=olivia/);
    await page.getByRole('searchbox', { name: 'Rechercher un lead' }).fill('olivia');
    await asked;
    await page.getByRole('button', { name: 'Olivia Martin', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fusionner…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('diallo');
    await dialog.getByRole('button', { name: /^Fatou Diallo/ }).click();
    const merged = next('POST', /\/merge$/);
    await dialog.getByRole('button', { name: 'Fusionner' }).click();
    expect(Object.keys((await merged).postDataJSON())).toEqual(['leadId']);
    await page.getByText('Leads fusionnés').waitFor();
  });
});

describe('the reports', () => {
  test('keep their period in the address, and say each chart as a table', async () => {
    await open('/dashboard/reports');
    await page.getByRole('button', { name: '7 jours' }).click();
    await page.waitForURL('**/dashboard/reports?days=7');
    await page.getByRole('img', { name: /^Courbes sur 7 jours\. Conversations : \d/ }).waitFor();
    await page.getByText('Voir les chiffres').click();
    expect(await page.getByRole('table', { name: 'Jour par jour' }).getByRole('row').count()).toBe(8);
    expect(await inspected.flaws()).toEqual([]);
  });

  test('say what the server refuses, and fit a phone', async () => {
    await open('/login', onPhone);
    await page.route('**/v1/reports/summary?**', (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 'range_too_large', message: 'Too much at once.' } },
      }),
    );
    await page.goto(`${cloud.origin}/dashboard/reports?from=2026-01-01&to=2026-01-31`);
    await page.getByText('Too much at once.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await inspected.settled();
    expect(await page.getByLabel('From').inputValue()).toBe('2026-01-01');
  });

  test('are saved as tables that a spreadsheet opens, and say why when they are not', async () => {
    await open('/dashboard/reports');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Leads (CSV)' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    expect(await downloadedText(file)).toContain(';');
    await page.route('**/v1/exports/*', (route) => route.fulfill({ status: 400, json: { error: TAKEN } }));
    await page.getByRole('button', { name: 'Réservations (CSV)' }).click();
    await page.getByText(TAKEN.message).waitFor();
  });
});

test('a form’s button does what it says, even if leaving the field before shows an error that moves it', async () => {
  await open('/dashboard/services');
  await page.getByRole('button', { name: 'Nouveau service' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Nom', { exact: true }).focus();
  await drawer.getByRole('button', { name: 'Annuler' }).click();
  await expectGone(drawer);
});
