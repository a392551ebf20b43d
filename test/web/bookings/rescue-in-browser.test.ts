import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { moveClock } from '../../support/local-cloud.ts';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let owner: Account;
let lea: string;
let cut: string;

const DAY_MS = 86_400_000;
const date = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);

const person = async (name: string): Promise<string> => {
  const { personId } = await world.call(owner, 'POST', '/v1/people', { name });
  await world.call(owner, 'PATCH', `/v1/calendars/${personId}`, { active: true });
  const windows = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
    ...{ dayOfWeek, startTime: '09:00', endTime: '17:00' },
  }));
  await world.call(owner, 'PUT', '/v1/availability/hours', {
    hours: [{ calendarId: personId, seen: [], windows }],
  });
  return personId;
};

const book = (name: string, hour: string, contact: object) =>
  world.call(owner, 'POST', '/v1/bookings', {
    ...{ serviceId: cut, startAt: `${date}T${hour}:00.000Z`, calendarId: lea, name, ...contact },
  });

/** A salon of two in UTC, where Léa has three appointments the day after tomorrow. */
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false, movesClock: true });
  owner = await world.owner('Salon Roy');
  await world.call(owner, 'PATCH', '/v1/tenants/current', { timezone: 'UTC' });
  lea = await person('Léa');
  await person('Marie');
  ({ serviceId: cut } = await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 60 }));
  await moveClock(world.origin, 2);
  await book('Ana Lévy', '10:00', { email: 'ana@example.org' });
  await book('Béa Roy', '14:00', { email: 'bea@example.org' });
  await book('Zoé Côté', '15:00', { phone: '514 555-0142' });
});
afterAll(() => world?.close());

/** The page of somebody's appointment, as their message's first button opens it. */
const choiceOf = async (email: string): Promise<string> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${world.origin}/__local/mailbox.json?to=${encodeURIComponent(email)}`);
    const { messages }: { messages: ReadonlyArray<{ subject?: string; text: string }> } = await answer.json();
    const asked = messages.find(({ subject }) => subject?.startsWith('Changement proposé'));
    const url = asked && /\S+\/rdv\/\S+#choix-\d+/.exec(asked.text)?.[0];
    if (url) {
      // The hour may be the same, with somebody else.
      expect(asked.text).toContain('ne peut pas vous recevoir comme prévu');
      return url;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${email} was not written to.`);
};

test('a day is rescued in one act, a client answers by one press, and the board tells who moved, waits and is to be called', async () => {
  const { page, flaws, flawsInOtherTheme, spillsAtOtherWidth, close } = await world.open(
    owner,
    `/dashboard/bookings?view=team&date=${date}`,
  );
  await page.getByRole('button', { name: 'Quelqu’un est absent ?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Une absence ce jour-là' });
  await dialog.getByLabel('Qui ?').selectOption('Léa (3 rendez-vous)');
  await dialog.getByLabel('Les clients ont pour répondre').selectOption('2 heures');
  expect(await flaws()).toEqual([]);
  await dialog.getByRole('button', { name: 'Fermer la journée et écrire aux clients' }).click();
  await expectSeen(page.getByText('La journée est fermée : 2 clients reçoivent un message'));
  const board = page.getByRole('dialog', { name: 'Absence : Léa' });
  await expectSeen(board.getByText('2 en attente · 1 à appeler'));
  const rows = board.getByRole('list', { name: 'Rendez-vous de la journée : Léa' }).getByRole('listitem');
  await expectSeen(rows.filter({ hasText: 'Zoé Côté' }).getByRole('link', { name: '514 555-0142' }));
  await expectSeen(rows.filter({ hasText: 'Ana Lévy' }).getByRole('button', { name: /10.h.00 · Marie$/ }));
  expect(await flaws()).toEqual([]);
  expect(await flawsInOtherTheme()).toEqual([]);
  expect(await spillsAtOtherWidth()).toEqual([]);

  const visitor = await world.open(null, '/login', { width: 390 });
  await visitor.page.goto(await choiceOf('ana@example.org'));
  const choice = visitor.page.getByRole('button', { name: /10.h.00 · Marie$/ });
  await expectSeen(choice);
  await expectSeen(visitor.page.getByRole('heading', { name: /ne peut pas vous recevoir comme prévu/ }));
  expect(await visitor.page.getByRole('link', { name: 'Ajouter au calendrier' }).count()).toBe(0);
  expect(await visitor.flaws()).toEqual([]);
  await choice.click();
  await expectSeen(visitor.page.getByText('Votre rendez-vous est déplacé.'));
  await expectGone(choice);
  await expectSeen(visitor.page.getByRole('link', { name: 'Ajouter au calendrier' }));
  await visitor.close();

  await expectSeen(board.getByText('1 en attente · 1 à appeler · 1 déplacé'));
  await expectSeen(rows.filter({ hasText: 'Ana Lévy' }).getByText(/^Maintenant.: .*10.h.00 · Marie$/));
  await rows
    .filter({ hasText: 'Béa Roy' })
    .getByRole('button', { name: 'Ouvrir le rendez-vous de Béa Roy' })
    .click();
  await expectGone(board);
  await expectSeen(page.getByText('Le client a été prié de choisir une autre heure'));
  await close();
});

test('a client who was called is moved by one press to what they chose', async () => {
  const { page, flaws, close } = await world.open(owner, `/dashboard/bookings?view=team&date=${date}`, {
    ...{ width: 390, language: 'en', theme: 'dark' },
  });
  await page.getByRole('button', { name: 'See the answers: Léa' }).click();
  const board = page.getByRole('dialog', { name: 'Away: Léa' });
  const row = board.getByRole('listitem').filter({ hasText: 'Zoé Côté' });
  await row.getByRole('button', { name: /3:00.p\.m\. · Marie$/ }).click();
  await expectSeen(row.getByText(/^Now: .*3:00.p\.m\. · Marie$/));
  expect(await flaws()).toEqual([]);
  await close();
});

test('the overview tells first of the appointments that are left in a day that was called off, and leads there', async () => {
  const { page, flaws, close } = await world.open(owner, '/dashboard/overview');
  await expectSeen(
    page.getByText(
      'Un rendez-vous tombe pendant une fermeture ou une absence. Un client n’a pas encore choisi une autre heure.',
    ),
  );
  expect(await flaws()).toEqual([]);
  await page.getByRole('link', { name: 'Rendez-vous pendant une absence' }).click();
  await expectSeen(page.getByRole('button', { name: 'Voir les réponses : Léa' }));
  await close();
});

test('what became of a day is read on a phone, in English and in the dark, by whoever may not rescue one', async () => {
  const viewer = await world.person();
  await world.call(owner, 'POST', '/v1/members/invite', { email: viewer.email, role: 'viewer' });
  await world.call(viewer, 'GET', '/v1/me');
  const { page, flaws, close } = await world.open(viewer, `/dashboard/bookings?view=team&date=${date}`, {
    ...{ width: 390, language: 'en', theme: 'dark' },
  });
  await page.getByRole('button', { name: 'See the answers: Léa' }).click();
  const board = page.getByRole('dialog', { name: 'Away: Léa' });
  await expectSeen(board.getByText('1 waiting · 2 moved'));
  expect(await page.getByRole('button', { name: 'Is somebody away?' }).count()).toBe(0);
  expect(await flaws()).toEqual([]);
  await close();
});

test('who works alone calls a day off from it, on a phone, and not from a day without appointments', async () => {
  const alone = await world.owner('Atelier Seul');
  await world.call(alone, 'PATCH', '/v1/tenants/current', { timezone: 'UTC' });
  const { serviceId } = await world.call(alone, 'POST', '/v1/services', { name: 'Coupe', durationMin: 60 });
  const startAt = `${date}T10:00:00.000Z`;
  const client = { name: 'Ana Lévy', email: 'ana-seule@example.org' };
  await world.call(alone, 'POST', '/v1/bookings', { serviceId, startAt, ...client });
  const { page, flaws, close } = await world.open(alone, `/dashboard/bookings?view=day&date=${date}`, {
    width: 390,
  });
  const begin = page.getByRole('button', { name: 'Je ne peux pas ce jour-là' });
  await begin.click();
  await page.getByRole('button', { name: 'Fermer la journée et écrire aux clients' }).click();
  await expectSeen(page.getByText('La journée est fermée : un client reçoit un message'));
  await expectSeen(page.getByRole('dialog').getByText('1 en attente'));
  expect(await flaws()).toEqual([]);
  const before = new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);
  await page.goto(new URL(`/dashboard/bookings?view=day&date=${before}`, page.url()).href);
  await expectSeen(page.getByText('Aucune réservation ce jour-là.'));
  await expectGone(begin);
  await close();
});
