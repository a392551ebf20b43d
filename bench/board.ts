import { cpus } from 'node:os';
import type { CDPSession, Page, Route } from 'playwright-core';
import { DEMO_LOGIN } from '../local/demo/demo-business.ts';
import { PERSON_COLOURS } from '../shared/domain/person-colours.ts';
import { logIn } from '../test/e2e/screens.ts';
import { launchBrowser } from '../test/support/browser.ts';
import { startLocalCloud } from '../test/support/local-cloud.ts';

/**
 * How long the team's day takes to answer, with 30 people and 500 bookings a week, and what that is on a processor four
 * times slower: `npm run bench:board`. The page is the real one; the API's answers are made here.
 */

const PEOPLE = 30;
const BOOKINGS = 500;
const WORKDAYS = 6;
const SLOWER = 4;
const ROUNDS = 5;

const HOUR_MS = 3_600_000;
const monday = '2027-01-04';
const dayOf = (n: number): string =>
  new Date(Date.parse(`${monday}T00:00:00Z`) + n * 24 * HOUR_MS).toISOString().slice(0, 10);

const calendars = Array.from({ length: PEOPLE }, (_, n) => ({
  calendarId: `p${n}`,
  name: `Personne ${n}`,
  title: null,
  colour: PERSON_COLOURS[n % PERSON_COLOURS.length],
  active: true,
}));

const bookings = Array.from({ length: BOOKINGS }, (_, n) => {
  const start = Date.parse(`${dayOf(n % WORKDAYS)}T14:00:00Z`) + ((7 * n) % 32) * (HOUR_MS / 4);
  return {
    ...{
      bookingId: `b${n}`,
      calendarId: `p${(n * 13) % PEOPLE}`,
      title: 'Coupe et coiffage',
      leadName: `Client ${n}`,
    },
    ...{ startAt: new Date(start).toISOString(), endAt: new Date(start + HOUR_MS).toISOString() },
    ...{ status: 'confirmed', serviceId: 's', leadId: null, email: null, phone: null, note: null, price: 40 },
    ...{ currency: 'CAD', source: 'manual', createdAt: new Date(start).toISOString(), version: 1 },
  };
});

const json = (route: Route, data: object) => route.fulfill({ json: { data } });

const answerAsBusy = async (page: Page): Promise<void> => {
  await page.route('**/v1/calendars', (route) => json(route, { calendars, former: [] }));
  await page.route(/\/v1\/bookings\?/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? '9'];
    return json(route, { bookings: bookings.filter(({ startAt }) => from <= startAt && startAt < to) });
  });
  await page.route(/\/v1\/bookings\/b\d+$/, (route) => json(route, bookings[0] ?? {}));
};

const SETTLE_MS = 700;

/** The processor's time that the page's main thread took for an act, in milliseconds, without what else the machine did. */
const taken = async (page: Page, devtools: CDPSession, act: () => Promise<void>): Promise<number> => {
  const read = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  await page.waitForTimeout(SETTLE_MS);
  const before = await read();
  await act();
  await page.waitForTimeout(SETTLE_MS);
  return (await read()) - before;
};

/** Moves of the pointer in one drag. */
const MOVES = 30;

const drag = async (page: Page): Promise<void> => {
  const box = await page.locator('[data-movable]').nth(3).boundingBox();
  if (!box) throw new Error('No appointment is shown.');
  await page.mouse.move(box.x + 20, box.y + 8);
  await page.mouse.down();
  for (let step = 1; step <= MOVES; step++) {
    await page.mouse.move(box.x + 20 + step * 18, box.y + 8 + step * 6);
    await page.waitForTimeout(16);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
};

interface Act {
  readonly name: string;
  /** Answers of the screen in it. */
  readonly answers: number;
  readonly run: (page: Page) => Promise<void>;
}

const acts: readonly Act[] = [
  { name: 'a move of the pointer while dragging', answers: MOVES, run: drag },
  {
    name: 'another day',
    answers: 1,
    run: (page) => page.getByRole('button', { name: 'Jour suivant' }).click(),
  },
];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const openBoard = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/dashboard/bookings?view=team&date=${monday}`);
  await page.locator('[data-movable]').nth(40).waitFor();
};

const cloud = await startLocalCloud();
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ locale: 'fr-CA', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await logIn(page, cloud.origin, DEMO_LOGIN.email, DEMO_LOGIN.password);
  await answerAsBusy(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}\n`);
  console.log(`| act | ms | ms, ${SLOWER} times slower |\n|---|---:|---:|`);
  for (const { name, answers, run } of acts) {
    const all: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await openBoard(page, cloud.origin);
      all.push((await taken(page, devtools, () => run(page))) / answers);
    }
    const ms = median(all);
    console.log(`| ${name} | ${ms.toFixed(1)} | ${(SLOWER * ms).toFixed(0)} |`);
  }
} finally {
  await browser.close();
  await cloud.remove();
}
