import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Role } from '../../../shared/domain/roles.ts';
import { weekOf } from '../../../web/features/bookings/agenda/week-days.ts';
import { moveClock } from '../../support/local-cloud.ts';
import { expectGone } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const PATH = '/dashboard/bookings';
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const startAt = `${inDays(4)}T15:00:00.000Z`;

/** A business whose one place at `startAt` is taken. */
const openFull = async () => {
  const owner = await world.owner('Salon Roy');
  const { serviceId } = await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 60 });
  const booked = await world.call(owner, 'POST', '/v1/bookings', { serviceId, startAt, name: 'Zoé Roy' });
  return { owner, bookingId: String(booked.bookingId) };
};

const memberOf = async (owner: Account, role: Role): Promise<Account> => {
  const member = await world.person();
  await world.call(owner, 'POST', '/v1/members/invite', { email: member.email, role });
  await world.call(member, 'GET', '/v1/me');
  return member;
};

describe('an opened booking', () => {
  test('holds the customer’s own link, to be copied and opened by staff', async () => {
    const { owner, bookingId } = await openFull();
    const staff = await memberOf(owner, 'staff');
    const { page, flaws, close } = await world.open(staff, `${PATH}?booking=${bookingId}`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copier le lien du client' }).click();
    await page.getByRole('button', { name: 'Copié le lien du client' }).waitFor();
    const copied = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(await page.getByRole('link', { name: /^Ouvrir sa page/ }).getAttribute('href')).toBe(copied);
    expect(await flaws()).toEqual([]);
    await page.goto(copied);
    await page.getByRole('heading', { name: 'Votre rendez-vous' }).waitFor();
    expect(await page.getByText('Coupe').count()).toBeGreaterThan(0);
    await close();
  });

  test('keeps the link from who only reads', async () => {
    const { owner, bookingId } = await openFull();
    const viewer = await memberOf(owner, 'viewer');
    const { page, close } = await world.open(viewer, `${PATH}?booking=${bookingId}`);
    await page.getByText('Zoé Roy').last().waitFor();
    await page.getByText('Réservée le').waitFor();
    expect(await page.getByText('Lien du client').count()).toBe(0);
    await close();
  });
});

describe('an agenda of which not everything is read', () => {
  test.each(['day', 'week', 'team'])('says so, and reads on when asked to (%s)', async (name) => {
    const { owner } = await openFull();
    const { page, settled, close } = await world.open(owner, '/mentions');
    let pages = 0;
    let hasEnd = false;
    await page.route(/\/v1\/bookings\?/, async (route) => {
      const url = route.request().url().replace('cursor=more', '');
      const response = await route.fetch({ url });
      const { data } = await response.json();
      pages += 1;
      await route.fulfill({
        response,
        json: { data: { ...data, ...(hasEnd ? {} : { nextCursor: 'more' }) } },
      });
    });
    await page.goto(`${world.origin}${PATH}?view=${name}&date=${inDays(4)}`);
    const notice = page.getByRole('alert').filter({ hasText: 'Il manque des réservations de ces jours' });
    await notice.waitFor();
    await settled();
    const before = pages;
    hasEnd = true;
    await notice.getByRole('button', { name: 'Charger les suivantes' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(pages).toBeGreaterThan(before);
    await close();
  });
});

test('a list of which not all is read says so once it is searched or sorted', async () => {
  const { owner } = await openFull();
  const { page, flaws, close } = await world.open(owner, '/mentions');
  await page.route(/\/v1\/bookings\?/, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, nextCursor: 'more' } } });
  });
  await page.goto(`${world.origin}${PATH}?view=list`);
  const note = page.getByText('Recherche et tri limités aux réservations chargées (1) : il y en a d’autres.');
  await page.getByRole('button', { name: 'Afficher plus de réservations' }).waitFor();
  expect(await note.count()).toBe(0);
  await page.getByRole('button', { name: 'Titre', exact: true }).click();
  await note.waitFor();
  await page.goto(`${world.origin}${PATH}?view=list&q=roy`);
  await note.waitFor();
  expect(await flaws()).toEqual([]);
  await close();
});

describe('a booking by hand at a full time', () => {
  const fill = `${PATH}?new=1&at=${encodeURIComponent(startAt)}`;

  test('is offered to an admin past capacity once it was refused, and marked so', async () => {
    const { owner } = await openFull();
    const { page, flaws, close } = await world.open(owner, fill, {
      language: 'en',
      theme: 'dark',
      width: 390,
    });
    await page.getByLabel('Customer’s name').fill('Ana Lévy');
    expect(await page.getByLabel('Book it anyway').count()).toBe(0);
    await page.getByRole('button', { name: 'Create the booking' }).click();
    await page.getByLabel('Book it anyway').check();
    const shown = await flaws();
    expect(shown.filter((flaw) => !flaw.includes('409'))).toEqual([]);
    const made = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'Create the booking' }).click();
    expect((await (await made).json()).data).toMatchObject({ startAt, overbooked: true });
    await page.getByRole('status').getByText('Booking created').waitFor();
    await close();
  });

  test('lets the word go with the time it was given for', async () => {
    const { owner } = await openFull();
    const { page, close } = await world.open(owner, fill);
    await page.getByLabel('Nom du client').fill('Ana Lévy');
    await page.getByRole('button', { name: 'Créer la réservation' }).click();
    await page.getByLabel('Réserver quand même').check();
    await page.getByRole('button', { name: 'Voir les créneaux libres' }).click();
    await expectGone(page.getByLabel('Réserver quand même'));
    await close();
  });

  test('stays refused to staff', async () => {
    const { owner } = await openFull();
    const staff = await memberOf(owner, 'staff');
    const { page, close } = await world.open(staff, fill);
    await page.getByLabel('Nom du client').fill('Ana Lévy');
    await page.getByRole('button', { name: 'Créer la réservation' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Réserver quand même').count()).toBe(0);
    await close();
  });
});

test.each([1440, 390])('a week is printed whole, day by day, and a day alone (%i px)', async (width) => {
  const { owner } = await openFull();
  const { services } = await world.call(owner, 'GET', '/v1/services');
  const { serviceId } = services[0];
  const days = weekOf(inDays(11), 0).slice(2, 5);
  for (const [n, day] of days.entries())
    await world.call(owner, 'POST', '/v1/bookings', {
      ...{ serviceId, startAt: `${day}T16:00:00.000Z`, name: `Cliente ${n}` },
    });
  const { page, flaws, close } = await world.open(owner, `${PATH}?view=week&date=${days[0]}`, { width });
  await page.getByText('Cliente 0').first().waitFor();
  await page.getByRole('button', { name: 'Imprimer la semaine' }).waitFor();
  expect(await flaws()).toEqual([]);
  const printed = async () => {
    await page.emulateMedia({ media: 'print' });
    const names = await page
      .locator('main table')
      .getByRole('cell', { name: /^Cliente/ })
      .allInnerTexts();
    const headings = await page
      .locator('main')
      .getByRole('heading', { level: 2 })
      .filter({ visible: true })
      .count();
    await page.emulateMedia({ media: 'screen' });
    return [headings, names];
  };
  expect(await printed()).toEqual([7, ['Cliente 0', 'Cliente 1', 'Cliente 2']]);
  await page.goto(page.url().replace('view=week', 'view=day'));
  await page.getByText('Cliente 0').first().waitFor();
  await page.getByRole('button', { name: 'Imprimer la journée' }).waitFor();
  expect(await printed()).toEqual([1, ['Cliente 0']]);
  await close();
});

test('the week hatches the hours in which the business is closed, and says so', async () => {
  const { owner } = await openFull();
  const day = new Date(`${inDays(4)}T00:00:00Z`).getUTCDay();
  const window = { dayOfWeek: day, startTime: '09:00', endTime: '17:00', timezone: 'America/Toronto' };
  await world.call(owner, 'POST', '/v1/availability', window);
  const { page, flaws, close } = await world.open(owner, `${PATH}?view=week&date=${inDays(4)}`);
  await page.getByText('Les heures hachurées sont fermées.').waitFor();
  const hatched = page.locator('[class*="repeating-linear-gradient"]');
  await hatched.first().waitFor();
  // Six days closed all day long, and one before and after its window.
  expect(await hatched.count()).toBe(8);
  expect(await flaws()).toEqual([]);
  await close();
});

/** How far the mark of a person reaches out of the appointment that shows it, in pixels; above or below. */
const CUT_OFF = `(() => {
  const region = document.querySelector('[aria-label="Réservations de la semaine"]') ?? document;
  const marks = [...region.querySelectorAll('span[aria-hidden="true"].rounded-full')];
  return marks.map((mark) => {
    let box = mark.parentElement;
    while (box && getComputedStyle(box).overflowY !== 'hidden') box = box.parentElement;
    const [inner, outer] = [mark.getBoundingClientRect(), box.getBoundingClientRect()];
    return Math.max(0, inner.bottom - outer.bottom, outer.top - inner.top);
  });
})()`;

test('the mark of a person lies whole in an appointment of 45 minutes', async () => {
  const owner = await world.owner('Salon Roy');
  const { memberId } = (await world.call(owner, 'GET', '/v1/members')).members[0];
  await world.call(owner, 'PATCH', `/v1/calendars/${memberId}`, { active: true, name: 'Alice' });
  await moveClock(world.origin, 2);
  const { serviceId } = await world.call(owner, 'POST', '/v1/services', { name: 'Pose', durationMin: 45 });
  const who = { calendarId: memberId, name: 'Zoé Roy' };
  await world.call(owner, 'POST', '/v1/bookings', { serviceId, startAt, ...who });
  const { page, close } = await world.open(owner, `${PATH}?view=week&date=${inDays(4)}`);
  await page.getByText('Pose · Alice').waitFor();
  expect(await page.evaluate(CUT_OFF)).toEqual([0]);
  await close();
});

describe('one person’s closure', () => {
  test('closes nothing for the others: it is named in all calendars, and closed in their own', async () => {
    const owner = await world.owner('Salon Roy');
    const { memberId: alice } = (await world.call(owner, 'GET', '/v1/members')).members[0];
    await memberOf(owner, 'staff');
    const bruno = (await world.call(owner, 'GET', '/v1/members')).members.find(
      ({ role }: { role: Role }) => role === 'staff',
    ).memberId;
    await world.call(owner, 'PATCH', `/v1/calendars/${alice}`, { active: true, name: 'Alice' });
    await world.call(owner, 'PATCH', `/v1/calendars/${bruno}`, { active: true, name: 'Bruno' });
    const away = { from: inDays(4), label: 'Congé', calendarId: alice };
    await world.call(owner, 'POST', '/v1/closures', away);
    const at = (view: string) => `${PATH}?view=${view}&date=${inDays(4)}`;
    const { page, flaws, close } = await world.open(owner, at('week'));
    const absences = page.getByRole('list', { name: 'Absences de la semaine' });
    await absences.waitFor();
    expect(await absences.getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/^Absence\s: Alice, .*, Congé$/),
    ]);
    const grid = page.getByRole('region', { name: 'Réservations de la semaine' });
    await grid.waitFor();
    expect(await grid.getByText('Congé').count()).toBe(0);
    expect(await flaws()).toEqual([]);
    await page.goto(`${world.origin}${at('day')}`);
    await page
      .getByText(/^Absence\s: Alice, Congé$/)
      .first()
      .waitFor();
    await page.goto(`${world.origin}${at('day')}&calendar=${alice}`);
    await page
      .getByText(/^Fermé\s: Congé$/)
      .first()
      .waitFor();
    await close();
  });
});
