import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { DAY_MS } from '../../shared/domain/duration.ts';
import { errorMessage } from '../../shared/domain/errors.ts';
import { LANGUAGES } from '../../shared/domain/language.ts';
import { sizes } from '../support/seeded.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../web/dashboard-world.ts';
import type { InspectedPage } from './inspected-page.ts';
import { MESSAGES, type MessageKey, plainText, wordsOf } from './messages-list.ts';
import { accountCases, endings, openWith } from './messages-of-accounts.ts';
import { dashboardCases } from './messages-of-dashboard.ts';
import { newcomerCases } from './messages-of-newcomers.ts';
import { refusals, saveInSilence, silences } from './messages-of-server.ts';
import { visitorCases } from './messages-of-visitors.ts';
import { type Case, type Scene, sceneOf } from './messages-scene.ts';

const cases = [...accountCases, ...newcomerCases, ...dashboardCases, ...visitorCases];

/** Messages for a log, or for no browser: the test that shows each. */
const shownElsewhere: Partial<Record<MessageKey, { readonly file: string; readonly says?: string }>> = {
  requestFailed: { file: 'test/web/lib/http.test.ts' },
  networkError: { file: 'test/web/lib/http.test.ts' },
  notAuthenticated: { file: 'test/web/session/fresh-token.test.ts' },
  nobodySignedIn: { file: 'test/web/lib/logged-messages.test.ts' },
  demoRefused: { file: 'test/web/lib/logged-messages.test.ts', says: 'Erreur 503' },
  rawDate: { file: 'test/web/i18n/format.test.ts' },
  refreshFailed: { file: 'test/e2e/messages-of-accounts.ts' },
};

type As = Case['as'] | 'staff';

let opened: Promise<DashboardWorld> | undefined;

/** One cloud for both languages, each of which has a business of its own. */
const sharedWorld = (): Promise<DashboardWorld> => {
  opened ??= openDashboardWorld({ hasDemo: false });
  return opened;
};

afterAll(async () => (await opened)?.close());

const TUESDAY = 2;

/** Around noon tomorrow, or the day after: never within the window on Tuesdays, which is deleted. */
const aheadAtNoon = (): string => {
  const tomorrow = new Date(Date.now() + DAY_MS);
  const day = tomorrow.getUTCDay() === TUESDAY ? new Date(tomorrow.getTime() + DAY_MS) : tomorrow;
  return `${day.toISOString().slice(0, 10)}T16:00:00.000Z`;
};

/** An owner with one of each thing that a screen may fail on. */
const businessWithAll = async (world: DashboardWorld): Promise<Account> => {
  const owner = await world.owner('Salon Roy');
  const post = (path: string, body: object) => world.call(owner, 'POST', path, body);
  const { serviceId } = await post('/v1/services', { name: 'Coupe', durationMin: 30 });
  await post('/v1/availability', { dayOfWeek: TUESDAY, startTime: '09:00', endTime: '17:00' });
  await post('/v1/leads', { name: 'Zoé Roy', email: 'zoe@example.com' });
  await post('/v1/bookings', {
    serviceId,
    startAt: aheadAtNoon(),
    name: 'Ana Lee',
    email: 'ana@example.com',
  });
  await post('/v1/members/invite', { email: 'luc@example.com', name: 'Luc Dubé', role: 'viewer' });
  return owner;
};

/** Somebody of the owner's team. */
const joining = async (world: DashboardWorld, owner: Account): Promise<Account> => {
  const staff = await world.person();
  await world.call(owner, 'POST', '/v1/members/invite', { email: staff.email, role: 'staff' });
  await world.call(staff, 'GET', '/v1/me');
  return staff;
};

describe('every error that a screen tells', () => {
  test('has a case for each of its messages and for each success', () => {
    const provoked = new Set(cases.flatMap(({ shows }) => shows));
    const all = Object.keys(MESSAGES);
    expect(all.filter((key) => !provoked.has(key as MessageKey) && !(key in shownElsewhere))).toEqual([]);
  });

  test.each(Object.entries(shownElsewhere))(
    '%s is shown by another test, which says it',
    (key, { file, says }) => {
      const { fr } = MESSAGES[key as MessageKey];
      expect(plainText(readFileSync(file, 'utf8'))).toContain(plainText(says ?? fr));
    },
  );
});

/** What differs in English is held by its catalogue; `npm run test:full` provokes it all again. */
const languages = sizes.isFull ? LANGUAGES : (['fr'] as const);

describe.each(languages)('in %s', (language) => {
  let world: DashboardWorld;
  let owner: Account;
  let staff: Account;
  const pages: Partial<Record<As, InspectedPage>> = {};

  beforeAll(async () => {
    world = await sharedWorld();
    owner = await businessWithAll(world);
    staff = await joining(world, owner);
    pages.owner = await world.open(owner, '/mentions', { language });
    pages.newcomer = await world.open(await world.owner('Kiosque', false), '/mentions', { language });
    pages.staff = await world.open(staff, '/mentions', { language });
    pages.guest = await world.open(null, '/mentions', { language });
  });

  const open = (as: As): Scene => {
    const inspected = pages[as];
    if (!inspected) throw new Error(`Nobody is there as ${as}.`);
    return sceneOf({ world, inspected, language, owner });
  };

  afterEach(async () => {
    for (const { page } of Object.values(pages)) await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test.each(cases)('$cause', async ({ as, shows, provoke }) => {
    const scene = open(as);
    await provoke(scene);
    expect(scene.seen).toEqual(shows);
  });

  test.each(refusals)('$cause: the screen says what the server says', async ({ as, says, provoke }) => {
    const scene = open(as);
    await provoke(scene, staff);
    const said = scene.page.getByRole('alert').filter({ hasText: wordsOf(errorMessage(says, language)) });
    await said.waitFor();
    expect(await said.count()).toBe(1);
  });

  test.each(silences)('$cause: the screen says it in its own words', async ({ begin }) => {
    const scene = open('owner');
    await saveInSilence(scene, begin);
    expect(scene.seen).toEqual(['serviceSaveFailed']);
    await scene.page.context().setOffline(false);
  });

  test.each(endings)('$cause: the session is cleared and leads to /login', async ({ tokens, isLogged }) => {
    const scene = open('guest');
    await openWith(scene, tokens(owner.tokens), isLogged);
    expect(await scene.page.evaluate("localStorage.getItem('comptoir.tokens')")).toBeNull();
  });
});
