import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Locator, Page, Route } from 'playwright-core';
import { DEMO_LOGIN } from '../local/demo/demo-business.ts';
import { HOUR_MS } from '../shared/domain/duration.ts';
import { PERSON_COLOURS } from '../shared/domain/person-colours.ts';
import { logIn } from '../test/e2e/screens.ts';
import { launchBrowser } from '../test/support/browser.ts';
import { startLocalCloud } from '../test/support/local-cloud.ts';

/**
 * How long the team's day takes to answer, with 30 people and 500 bookings a week: `npm run bench:board`. The page is
 * the real one; the API's answers are made here, and late, so that the picture that answers a press is told from what
 * is read and drawn afterwards. It measures the processor time of the page's main thread, which other work on the
 * machine hardly changes.
 */

const PEOPLE = 30;
const BOOKINGS = 500;
const WORKDAYS = 6;
const SLOWER = 4;
const ROUNDS = 5;

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

const windows = calendars.flatMap(({ calendarId }) =>
  Array.from({ length: WORKDAYS }, (_, index) => ({
    ...{ windowId: `w${calendarId}-${index}`, calendarId, dayOfWeek: index + 1, active: true, version: 1 },
    ...{ startTime: '09:00', endTime: '17:00', timezone: 'America/Montreal' },
  })),
);

/** By then the page shows its answer to a press, and the API has not answered yet. */
const PICTURE_MS = 800;
/** How long the API takes to answer. */
const ANSWER_MS = 1000;
/** By then everything is read and drawn, also what the page asks for after the first answer. */
const SETTLED_MS = 2500;

const json = async (route: Route, data: object) => {
  await setTimeout(ANSWER_MS);
  await route.fulfill({ json: { data } });
};

const answerAsBusy = async (page: Page): Promise<void> => {
  await page.route('**/v1/calendars', (route) => json(route, { calendars, former: [] }));
  await page.route('**/v1/availability', (route) => json(route, { windows }));
  await page.route(/\/v1\/bookings\?/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? '9'];
    return json(route, { bookings: bookings.filter(({ startAt }) => from <= startAt && startAt < to) });
  });
  await page.route(/\/v1\/bookings\/b\d+$/, (route) => json(route, bookings[0] ?? {}));
};

interface Taken {
  /** Until the picture that answers the press, in milliseconds. */
  readonly first: number;
  /** Until nothing is left to do. */
  readonly all: number;
}

const taken = async (page: Page, devtools: CDPSession, act: () => Promise<void>): Promise<Taken> => {
  const read = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await read();
  await act();
  await page.waitForTimeout(PICTURE_MS);
  const first = (await read()) - before;
  await page.waitForTimeout(SETTLED_MS - PICTURE_MS);
  return { first, all: (await read()) - before };
};

type Act = () => Promise<void>;

/** Finds the element to press beforehand: looking for it in the page costs more than the page's answer. */
interface Measured {
  readonly name: string;
  /** Answers of the screen in it. */
  readonly answers: number;
  readonly prepare: (page: Page) => Promise<Act>;
}

const placeOf = async (thing: Locator): Promise<{ x: number; y: number }> => {
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { x: box.x + 20, y: box.y + 8 };
};

/** Moves of the pointer in one drag. */
const MOVES = 30;

const drag = async (page: Page): Promise<Act> => {
  const { x, y } = await placeOf(page.locator('[data-movable]').nth(3));
  return async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= MOVES; step++) {
      await page.mouse.move(x + step * 18, y + step * 6);
      await page.waitForTimeout(16);
    }
    await page.keyboard.press('Escape');
    await page.mouse.up();
  };
};

const nextDay = async (page: Page): Promise<Act> => {
  const { x, y } = await placeOf(page.getByRole('button', { name: 'Jour suivant' }));
  await page.mouse.move(x, y);
  return () => page.mouse.click(x, y);
};

const acts: readonly Measured[] = [
  { name: 'a move of the pointer while dragging', answers: MOVES, prepare: drag },
  { name: 'another day', answers: 1, prepare: nextDay },
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
  console.log(
    `| act | first response, ms | ${SLOWER} times slower | complete, ms | ${SLOWER} times slower |`,
  );
  console.log('|---|---:|---:|---:|---:|');
  for (const { name, answers, prepare } of acts) {
    const rounds: Taken[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await openBoard(page, cloud.origin);
      const act = await prepare(page);
      await page.waitForTimeout(SETTLED_MS);
      rounds.push(await taken(page, devtools, act));
    }
    const figures = (['first', 'all'] as const).flatMap((part) => {
      const ms = median(rounds.map((round) => round[part])) / answers;
      return [ms.toFixed(1), (SLOWER * ms).toFixed(0)];
    });
    console.log(`| ${[name, ...figures].join(' | ')} |`);
  }
} finally {
  await browser.close();
  await cloud.remove();
}
