import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dayNumber, weekOfRotation } from '../../../shared/domain/window-dates.ts';
import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import { axeFlaws } from '../../support/axe.ts';
import { moveClock } from '../../support/local-cloud.ts';
import { expectDisabled, expectGone, expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false, movesClock: true });
});
afterAll(() => world?.close());

const PATH = '/dashboard/availability';
const HOUR_MS = 3_600_000;

/** A salon of four who take bookings and have no hours yet. */
const openSalon = async (): Promise<Account> => {
  const owner = await world.owner('Salon Roy');
  for (const name of ['Alice', 'Bruno', 'Chloé', 'David']) {
    const { personId } = await world.call(owner, 'POST', '/v1/people', { name });
    await world.call(owner, 'PATCH', `/v1/calendars/${personId}`, { active: true });
  }
  return owner;
};

/** Presses by name, and counts. */
const presser = (page: Page) => {
  let count = 0;
  return {
    press: async (name: string | RegExp, exact = true) => {
      count += 1;
      const isText = typeof name === 'string';
      await page.getByRole('button', isText ? { name, exact } : { name }).click();
    },
    count: () => count,
  };
};

const hoursByPerson = async (owner: Account) => {
  const { windows } = await world.call(owner, 'GET', '/v1/availability');
  const all: readonly AvailabilityWindow[] = windows;
  return Map.groupBy(all, ({ calendarId }) => calendarId);
};

const seenOf = async (owner: Account, calendarId: string) =>
  (await hoursByPerson(owner))
    .get(calendarId)
    ?.map(({ availabilityId, version }) => ({ availabilityId, version }));

test('four stylists with lunches take seven presses: a day, its lunch, its copies, and one save', async () => {
  const owner = await openSalon();
  const { page, flaws, close } = await world.open(owner, PATH);
  const { press, count } = presser(page);
  await press('Ajouter une plage : Lundi');
  await press('Pause de midi : Lundi');
  await press('Copier vers d’autres jours : Lundi');
  expect(await flaws()).toEqual([]);
  await press('Copier');
  await press('Copier vers d’autres personnes');
  await press('Copier');
  expect(await flaws()).toEqual([]);
  await press('Enregistrer l’horaire');
  await expectSeen(page.getByText('Horaire enregistré'));
  expect(count()).toBe(7);
  await expectDisabled(page.getByRole('button', { name: 'Enregistrer l’horaire' }));
  const saved = await hoursByPerson(owner);
  expect(saved.size).toBe(4);
  for (const windows of saved.values())
    expect(
      windows.map(({ dayOfWeek, startTime, endTime }) => `${dayOfWeek} ${startTime}-${endTime}`),
    ).toEqual([1, 2, 3, 4, 5].flatMap((day) => [`${day} 09:00-12:00`, `${day} 13:00-17:00`]));
  await close();
});

test('hours that overlap are told on their row, and nothing is saved before they are corrected', async () => {
  const owner = await openSalon();
  const { page, flaws, close } = await world.open(owner, PATH, { width: 390, language: 'en', theme: 'dark' });
  const { press } = presser(page);
  await press('Add a span: Tuesday');
  await press('Add a span: Tuesday');
  const second = page.getByLabel('Tuesday, span 2: start');
  await second.fill('16:00');
  const row = page.getByRole('listitem').filter({ has: second });
  await expectSeen(row.getByText('These hours overlap others of the same day.').first());
  await press('Save the hours');
  await expectSeen(page.getByText('Correct the hours in red.'));
  expect(await flaws()).toEqual([]);
  expect((await hoursByPerson(owner)).size).toBe(0);
  await press('Remove span 1: Tuesday');
  await expectGone(row.getByText('These hours overlap others of the same day.'));
  await press('Save the hours');
  await expectSeen(page.getByText('Hours saved'));
  expect([...(await hoursByPerson(owner)).values()].flat()).toMatchObject([
    { dayOfWeek: 2, startTime: '16:00' },
  ]);
  await close();
});

test('what a colleague saved meanwhile is not written over before it was read', async () => {
  const owner = await openSalon();
  const { page, close } = await world.open(owner, PATH);
  const { press } = presser(page);
  await press('Ajouter une plage : Lundi');
  const { calendars } = await world.call(owner, 'GET', '/v1/calendars');
  const alice = calendars.find(({ name }: { name: string }) => name === 'Alice').calendarId;
  const theirs = { dayOfWeek: 3, startTime: '10:00', endTime: '14:00', calendarId: alice };
  await world.call(owner, 'POST', '/v1/availability', theirs);
  await press('Enregistrer l’horaire');
  await expectSeen(page.getByText(/ont changé entre-temps/));
  expect((await hoursByPerson(owner)).get(alice)).toMatchObject([theirs]);
  await press('Annuler les changements');
  expect(await page.getByLabel('Mercredi, plage 1 : début').inputValue()).toBe('10:00');
  await close();
});

test('two weeks take turns: what is removed from the other week stays in this one', async () => {
  const owner = await openSalon();
  const { page, flaws, close } = await world.open(owner, PATH);
  const { press } = presser(page);
  await press('Ajouter une plage : Lundi');
  await page.getByLabel('Ces heures reviennent').selectOption('2');
  await press(/dès le/);
  expect(await flaws()).toEqual([]);
  await press('Retirer la plage 1 : Lundi');
  await press(/cette semaine/);
  await expectSeen(page.getByLabel('Lundi, plage 1 : début'));
  await press('Enregistrer l’horaire');
  await expectSeen(page.getByText('Horaire enregistré'));
  const saved = [...(await hoursByPerson(owner)).values()].flat();
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: saved[0]?.timezone }).format(Date.now());
  const rotation = { weeks: 2, week: weekOfRotation(dayNumber(today), 2) };
  expect(saved).toMatchObject([{ dayOfWeek: 1, startTime: '09:00', endTime: '17:00', rotation }]);
  await close();
});

test('a date takes hours of its own, is listed with them, and goes back to the week’s', async () => {
  const owner = await openSalon();
  const { page, flaws, close } = await world.open(owner, PATH, { width: 390, theme: 'dark' });
  const { press } = presser(page);
  await press('Ajouter une date');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date').fill('2020-12-24');
  await expectSeen(dialog.getByText('Cette date est passée.'));
  await expectDisabled(dialog.getByRole('button', { name: 'Enregistrer la date' }));
  await dialog.getByLabel('Date').fill('2031-12-24');
  await dialog.getByLabel('Mercredi, plage 1 : fin').fill('13:00');
  expect(await flaws()).toEqual([]);
  await press('Enregistrer la date');
  const row = page.getByRole('list', { name: 'Dates à venir' }).getByRole('listitem');
  await expectSeen(row.getByText(/9.h.00 à 13.h.00/));
  expect(await flaws()).toEqual([]);
  const [saved] = [...(await hoursByPerson(owner)).values()].flat();
  expect(saved).toMatchObject({ date: '2031-12-24', dayOfWeek: 3, startTime: '09:00', endTime: '13:00' });
  await row.getByRole('button', { name: /^Supprimer/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expectSeen(page.getByText('L’horaire de la semaine s’applique de nouveau'));
  expect((await hoursByPerson(owner)).size).toBe(0);
  await close();
});

/** Somebody open at all hours, and a booking with them a day ahead, at a whole hour. */
const openBooked = async (alsoAtWork: readonly string[] = []) => {
  const owner = await openSalon();
  const service = { name: 'Coupe', durationMin: 60, price: 60, calendarIds: [] };
  const { serviceId } = await world.call(owner, 'POST', '/v1/services', service);
  const { calendars } = await world.call(owner, 'GET', '/v1/calendars');
  const idOf = (whose: string): string =>
    calendars.find(({ name }: { name: string }) => name === whose).calendarId;
  const calendarId = idOf('Alice');
  const everyDay = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
    ...{ dayOfWeek, startTime: '00:00', endTime: '24:00' },
  }));
  await world.call(owner, 'PUT', '/v1/availability/hours', {
    hours: ['Alice', ...alsoAtWork].map((name) => ({
      ...{ calendarId: idOf(name), seen: [], windows: everyDay },
    })),
  });
  // Nothing is booked for a minute after calendars change.
  await moveClock(world.origin, 2);
  const startAt = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 30 * 3_600_000).toISOString();
  const { bookingId } = await world.call(owner, 'POST', '/v1/bookings', {
    ...{ serviceId, startAt, calendarId, name: 'Ana Lévy', email: 'ana@example.org' },
  });
  const { timezone } = await world.call(owner, 'GET', '/v1/availability');
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(Date.parse(startAt));
  const booking = () => world.call(owner, 'GET', `/v1/bookings/${bookingId}`);
  return { owner, serviceId, calendarId, idOf, startAt, date, timezone, booking };
};

test('bookings that new hours would strand are listed first: kept, or asked to choose another time', async () => {
  const { owner, calendarId, startAt, booking } = await openBooked();
  const { page, flaws, close } = await world.open(owner, PATH, { width: 390 });
  const { press } = presser(page);
  for (const day of ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'])
    await press(`Retirer la plage 1 : ${day}`);
  await press('Enregistrer l’horaire');
  const dialog = page.getByRole('dialog', { name: 'Un rendez-vous tombe hors de ces heures' });
  await expectSeen(dialog.getByText(/^Ana Lévy, /));
  expect(await flaws()).toEqual([]);
  await dialog.getByRole('button', { name: 'Revenir sans enregistrer' }).click();
  await expectGone(dialog);
  expect((await hoursByPerson(owner)).get(calendarId)).toHaveLength(7);
  await press('Enregistrer l’horaire');
  await dialog.getByRole('combobox').selectOption('ask');
  await dialog.getByRole('button', { name: 'Enregistrer et envoyer 1 demande' }).click();
  await expectSeen(page.getByText('Horaire enregistré'));
  expect((await hoursByPerson(owner)).has(calendarId)).toBe(false);
  expect(await booking()).toMatchObject({ status: 'confirmed', startAt, askedToMove: true });
  await close();
});

test('a booking that a closure would strand is given to a colleague who is at work and free then', async () => {
  const { owner, serviceId, idOf, startAt, date, booking } = await openBooked(['Bruno', 'Chloé']);
  await world.call(owner, 'POST', '/v1/bookings', {
    ...{ serviceId, startAt, calendarId: idOf('Chloé'), name: 'Zoé Roy' },
  });
  const { page, flaws, close } = await world.open(owner, PATH);
  const { press } = presser(page);
  await press('Ajouter une fermeture');
  await page.getByLabel('Premier jour').fill(date);
  await page.getByLabel('Calendrier').selectOption({ label: 'Alice' });
  await press('Ajouter la fermeture');
  const dialog = page.getByRole('dialog', { name: 'Un rendez-vous tombe hors de ces heures' });
  const select = dialog.getByRole('combobox', { name: /^Ana Lévy, / });
  await expectSeen(select);
  expect(await select.getByRole('option').allInnerTexts()).toEqual([
    'Garder tel quel',
    'Demander une autre heure au client',
    'Donner à Bruno',
  ]);
  await select.selectOption({ label: 'Donner à Bruno' });
  expect(await flaws()).toEqual([]);
  await dialog.getByRole('button', { name: 'Enregistrer et donner 1 rendez-vous' }).click();
  await expectSeen(page.getByText('Fermeture ajoutée'));
  expect(await booking()).toMatchObject({ calendarId: idOf('Bruno'), startAt, status: 'confirmed' });
  await expectGone(page.getByText(/rendez-vous déjà pris/));
  await expectGone(page.getByRole('link', { name: /^1 rendez-vous$/ }));
  await close();
});

test('whoever takes one of two bookings of a minute is not offered for the other', async () => {
  const { owner, serviceId, calendarId, idOf, startAt, date, booking } = await openBooked(['Bruno', 'Chloé']);
  const { bookingId } = await world.call(owner, 'POST', '/v1/bookings', {
    ...{ serviceId, startAt, calendarId, name: 'Zoé Roy', overbook: true },
  });
  const { page, flaws, close } = await world.open(owner, PATH);
  const { press } = presser(page);
  await press('Ajouter une fermeture');
  await page.getByLabel('Premier jour').fill(date);
  await page.getByLabel('Calendrier').selectOption({ label: 'Alice' });
  await press('Ajouter la fermeture');
  const dialog = page.getByRole('dialog', { name: '2 rendez-vous tombent hors de ces heures' });
  const ana = dialog.getByRole('combobox', { name: /^Ana Lévy, / });
  const zoe = dialog.getByRole('combobox', { name: /^Zoé Roy, / });
  const given = (select: typeof ana) => select.getByRole('option', { name: /^Donner à/ }).allInnerTexts();
  await expectSeen(ana);
  expect(await given(zoe)).toEqual(['Donner à Bruno', 'Donner à Chloé']);
  await ana.selectOption({ label: 'Donner à Bruno' });
  expect(await given(zoe)).toEqual(['Donner à Chloé']);
  await expectSeen(
    dialog.getByText('Bruno prend déjà un autre de ces rendez-vous à cette heure, ou trop près.'),
  );
  expect(await flaws()).toEqual([]);
  await ana.selectOption('keep');
  expect(await given(zoe)).toEqual(['Donner à Bruno', 'Donner à Chloé']);
  await ana.selectOption({ label: 'Donner à Bruno' });
  await zoe.selectOption({ label: 'Donner à Chloé' });
  await dialog.getByRole('button', { name: 'Enregistrer et donner 2 rendez-vous' }).click();
  await expectSeen(page.getByText('Fermeture ajoutée'));
  expect(await booking()).toMatchObject({ calendarId: idOf('Bruno') });
  expect(await world.call(owner, 'GET', `/v1/bookings/${bookingId}`)).toMatchObject({
    calendarId: idOf('Chloé'),
  });
  await close();
});

test('whom it cannot be given to any more is said beside it once all else is saved, and it can be decided anew', async () => {
  const { owner, serviceId, calendarId, idOf, startAt, date, booking } = await openBooked(['Bruno', 'Chloé']);
  const look = { width: 390, language: 'en', theme: 'dark' } as const;
  const { page, flaws, close } = await world.open(owner, PATH, look);
  const { press } = presser(page);
  await press('Add a closure');
  await page.getByLabel('First day').fill(date);
  await page.getByLabel('Calendar').selectOption({ label: 'Alice' });
  await press('Add the closure');
  const dialog = page.getByRole('dialog', { name: 'One appointment falls outside these hours' });
  await dialog.getByRole('combobox', { name: /^Ana Lévy, / }).selectOption({ label: 'Give it to Bruno' });
  await world.call(owner, 'POST', '/v1/bookings', {
    ...{ serviceId, startAt, calendarId: idOf('Bruno'), name: 'Zoé Roy' },
  });
  await dialog.getByRole('button', { name: 'Save and give 1 appointment away' }).click();
  const left = page.getByRole('dialog', { name: 'Saved, but for one appointment' });
  const row = left.getByRole('listitem').filter({ hasText: /^Ana Lévy, / });
  await expectSeen(row.getByRole('alert').getByText(/^Not given to Bruno\. ./));
  expect((await flaws()).filter((flaw) => !flaw.includes('409'))).toEqual([]);
  expect(await booking()).toMatchObject({ calendarId, startAt });
  const { closures } = await world.call(owner, 'GET', '/v1/closures');
  expect(closures).toMatchObject([{ from: date, calendarId }]);
  await expectDisabled(left.getByRole('button', { name: 'Nothing chosen' }));
  const again = row.getByRole('combobox');
  expect(await again.getByRole('option', { name: /^Give/ }).allInnerTexts()).toEqual(['Give it to Chloé']);
  await again.selectOption({ label: 'Give it to Chloé' });
  await left.getByRole('button', { name: 'Give 1 appointment away' }).click();
  await expectSeen(page.getByText('Closure added'));
  expect(await booking()).toMatchObject({ calendarId: idOf('Chloé'), startAt });
  await close();
});

test.each([
  ['hours of a date', 'Save the date'],
  ['the deletion of a window', 'Delete'],
])(
  'what of %s was not done stands beside its booking too, and is left as it is by one press',
  async (what, save) => {
    const { owner, serviceId, calendarId, idOf, startAt, date, timezone, booking } = await openBooked([
      'Bruno',
    ]);
    const dayOfWeek = new Date(`${date}T12:00:00Z`).getUTCDay();
    const { page, close } = await world.open(owner, PATH, { language: 'en' });
    if (what === 'hours of a date') {
      await page.getByRole('button', { name: 'Add a date' }).click();
      const dated = page.getByRole('dialog');
      await dated.getByLabel('Hours of').selectOption({ label: 'Alice' });
      await dated.getByLabel('Date').fill(date);
      const hour = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, hour: '2-digit' }).format(
        Date.parse(startAt),
      );
      const [start = '', end = ''] = Number(hour) < 12 ? ['18:00', '20:00'] : ['06:00', '08:00'];
      await dated.getByLabel(/, span 1: start$/).fill(start);
      await dated.getByLabel(/, span 1: end$/).fill(end);
    } else {
      const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(
        Date.parse(`${date}T12:00:00Z`),
      );
      const card = page.getByRole('article').filter({ hasText: weekday }).filter({ hasText: 'Alice' });
      await card.getByRole('button', { name: /^Delete/ }).click();
    }
    await page.getByRole('dialog').getByRole('button', { name: save }).click();
    const stranded = page.getByRole('dialog', { name: 'One appointment falls outside these hours' });
    await stranded.getByRole('combobox').selectOption({ label: 'Give it to Bruno' });
    const inTheWay = { serviceId, startAt, calendarId: idOf('Bruno'), name: 'Zoé Roy' };
    await world.call(owner, 'POST', '/v1/bookings', inTheWay);
    await stranded.getByRole('button', { name: 'Save and give 1 appointment away' }).click();
    const left = page.getByRole('dialog', { name: 'Saved, but for one appointment' });
    await expectSeen(left.getByRole('alert').getByText(/^Not given to Bruno\. ./));
    await left.getByRole('button', { name: 'Leave as is' }).click();
    await expectGone(left);
    await expectGone(page.getByRole('dialog'));
    expect(await booking()).toMatchObject({ calendarId, startAt });
    const windows = (await hoursByPerson(owner)).get(calendarId) ?? [];
    expect(windows.some((one) => one.dayOfWeek === dayOfWeek && one.date === undefined)).toBe(
      what === 'hours of a date',
    );
    await close();
  },
);

test('a closure, and hours of a date taken back, list those that they would strand too', async () => {
  const { owner, calendarId, date, booking } = await openBooked();
  const dayOfWeek = new Date(`${date}T12:00:00Z`).getUTCDay();
  await world.call(owner, 'PUT', '/v1/availability/hours', {
    hours: [
      { calendarId, date, seen: [], windows: [{ dayOfWeek, startTime: '00:00', endTime: '24:00' }] },
      { calendarId, seen: await seenOf(owner, calendarId), windows: [] },
    ],
  });
  const { page, flaws, close } = await world.open(owner, PATH, { language: 'en', theme: 'dark' });
  const { press } = presser(page);
  const stranded = page.getByRole('dialog', { name: 'One appointment falls outside these hours' });
  await page
    .getByRole('list', { name: 'Upcoming dates' })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectSeen(stranded.getByText(/^Ana Lévy, /));
  expect(await flaws()).toEqual([]);
  await stranded.getByRole('button', { name: 'Back without saving' }).click();
  await expectGone(stranded);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect((await hoursByPerson(owner)).get(calendarId)).toMatchObject([{ date }]);
  await press('Add a closure');
  await page.getByLabel('First day').fill(date);
  await press('Add the closure');
  await expectSeen(stranded.getByText(/^Ana Lévy, /));
  expect(await flaws()).toEqual([]);
  await stranded.getByRole('button', { name: 'Save anyway' }).click();
  await expectSeen(page.getByText('Closure added'));
  expect(await booking()).toMatchObject({ status: 'confirmed', calendarId });
  expect(await booking()).not.toHaveProperty('askedToMove');
  await close();
});

/** A salon whose hours take two calls to be saved: one writes the twenty-eight spans of three people at most. */
const openBusy = async () => {
  const owner = await openSalon();
  const { calendars } = await world.call(owner, 'GET', '/v1/calendars');
  const spans = ['08:00-10:00', '10:30-12:00', '13:00-15:00', '15:30-18:00'].map((span) => span.split('-'));
  const windows = [0, 1, 2, 3, 4, 5, 6].flatMap((dayOfWeek) =>
    spans.map(([startTime, endTime]) => ({ dayOfWeek, startTime, endTime })),
  );
  const people = calendars.filter(({ active }: { active: boolean }) => active);
  for (const { calendarId } of people)
    await world.call(owner, 'PUT', '/v1/availability/hours', {
      hours: [{ calendarId, seen: [], windows }],
    });
  return { owner, people };
};

/** A Monday at four in the afternoon, two days ahead at least. */
const mondayAtFour = (timeZone: string): string => {
  const told = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short', hour: 'numeric' });
  const hours = Array.from({ length: 8 * 24 }, (_, n) => Math.ceil(Date.now() / HOUR_MS + 48 + n) * HOUR_MS);
  const found = hours.find((at) => told.format(at) === told.format(Date.UTC(2026, 10, 30, 21)));
  return new Date(found ?? 0).toISOString();
};

test.each(['asked', 'not reached', 'asked, and not read again'])(
  'where only some hours are saved, those that these strand are asked, and what is not saved is told (%s)',
  async (outcome) => {
    const { owner, people } = await openBusy();
    const { serviceId } = await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 60 });
    const { timezone } = await world.call(owner, 'GET', '/v1/availability');
    await moveClock(world.origin, 2);
    const book = async (whose: string): Promise<string> => {
      const { calendarId } = people.find(({ name }: { name: string }) => name === whose);
      const visitor = { name: `Cliente de ${whose}`, email: `${whose.toLowerCase()}@example.org` };
      const body = { serviceId, calendarId, startAt: mondayAtFour(timezone), ...visitor };
      return (await world.call(owner, 'POST', '/v1/bookings', body)).bookingId;
    };
    const [saved, left] = [await book('Alice'), await book('David')];
    const { page, close } = await world.open(owner, PATH);
    const { press } = presser(page);
    let writes = 0;
    await page.route('**/v1/availability/hours', async (route) => {
      writes += 1;
      if (writes > 1) await route.fulfill({ status: 500, json: {} });
      else await route.continue();
    });
    await press('Retirer la plage 4 : Lundi');
    await press('Copier vers d’autres personnes');
    await page.getByRole('dialog').getByRole('button', { name: 'Copier' }).click();
    await press('Enregistrer l’horaire');
    const stranded = page.getByRole('dialog', { name: '2 rendez-vous tombent hors de ces heures' });
    await stranded.getByRole('button', { name: 'Demander à tous' }).click();
    if (outcome === 'not reached') await page.route('**/v1/bookings/ask-to-move', (route) => route.abort());
    if (outcome === 'asked, and not read again')
      await page.route(/\/v1\/(bookings|closures|slots)(\?|$)/, (route) => route.abort());
    await stranded.getByRole('button', { name: 'Enregistrer et envoyer 2 demandes' }).click();
    if (outcome === 'not reached')
      await page.getByRole('dialog').getByRole('button', { name: 'Laisser ainsi' }).click();
    await expectSeen(
      page.getByRole('alert').filter({ hasText: /Enregistré pour Alice.* Pas encore pour David/ }),
    );
    const askedOf = async (id: string) => (await world.call(owner, 'GET', `/v1/bookings/${id}`)).askedToMove;
    expect([await askedOf(saved), await askedOf(left)]).toEqual([
      outcome === 'not reached' ? undefined : true,
      undefined,
    ]);
    await close();
  },
);

test.each([
  [
    'fr',
    /Enregistré pour Alice, Bruno et Chloé\. Pas encore pour David\s: /,
    'Enregistrer l’horaire',
    'Horaire enregistré',
  ],
  ['en', /Saved for Alice, Bruno,? and Chloé\. Not yet for David: /, 'Save the hours', 'Hours saved'],
] as const)(
  'where a later call of a save fails, it is told whose hours are saved and whose are not, and saving again completes it (%s)',
  async (language, told, save, done) => {
    const { owner } = await openBusy();
    const { page, close } = await world.open(owner, PATH, { language, width: 390 });
    const { press } = presser(page);
    let writes = 0;
    let fails = true;
    await page.route('**/v1/availability/hours', async (route) => {
      writes += 1;
      if (writes > 1 && fails) await route.fulfill({ status: 500, json: {} });
      else await route.continue();
    });
    await press(/^(?:Retirer la plage 4 : Lundi|Remove span 4: Monday)$/);
    await press(/^(?:Copier vers d’autres personnes|Copy to other people)/);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(?:Copier|Copy)$/ })
      .click();
    await press(save);
    await expectSeen(page.getByRole('alert').filter({ hasText: told }));
    expect(await axeFlaws(page)).toEqual([]);
    const lengths = async () => [...(await hoursByPerson(owner)).values()].map(({ length }) => length);
    expect((await lengths()).toSorted()).toEqual([27, 27, 27, 28]);
    fails = false;
    await press(save);
    await expectSeen(page.getByText(done));
    expect(await lengths()).toEqual([27, 27, 27, 27]);
    await close();
  },
);
