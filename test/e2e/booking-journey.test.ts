import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DEFAULT_BOOKING_POLICY } from '../../shared/domain/booking-policy.ts';
import { MINUTE_MS } from '../../shared/domain/duration.ts';
import { moveClock, type RunningCloud, readJson, startLocalCloud } from '../support/local-cloud.ts';
import { sharedBrowser } from '../support/run-host.ts';
import { oneIn } from '../support/seeded.ts';
import { expectSeen } from '../support/seen.ts';
import { PATIENCE_MS } from './inspected-page.ts';
import { addService, logIn, offeredTimes, onboard, say, send, signUp } from './screens.ts';
import { words as allWords } from './words.ts';

const READING_MS = 2100;
const PASSWORD = 'comptoir2026';

/** One of the two, drawn by the seed; both in a full run. */
const languages = oneIn(2, ['fr', 'en'] as const);

let cloud: RunningCloud;
let browser: Browser;

beforeAll(async () => {
  [cloud, browser] = await Promise.all([startLocalCloud({ COMPTOIR_FRESH: '1' }), sharedBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await cloud?.remove();
});

const openPerson = async (locale: string): Promise<BrowserContext> => {
  const viewport = { width: 1280, height: 900 };
  const context = await browser.newContext({ locale, timezoneId: 'America/Toronto', viewport });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
};

/** What the pages complained of, to be nothing. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
};

const publicStarts = async (slug: string): Promise<readonly string[]> => {
  const config = await readJson(`${cloud.origin}/public/sites/${slug}/config`);
  const serviceId = config.data.services[0].id;
  const path = `/public/sites/${slug}/slots?serviceId=${serviceId}&limit=100`;
  const { data } = await readJson(`${cloud.origin}${path}`);
  return data.slots.map(({ startAt }: { startAt: string }) => startAt);
};

/** Whether a start is still far enough ahead: at a full hour the soonest one goes, and nobody booked it. */
const isBookable = (start: string, now: number): boolean =>
  Date.parse(start) >= now + DEFAULT_BOOKING_POLICY.minNoticeMin * MINUTE_MS;

describe.each(languages)('in %s', (language) => {
  const words = allWords[language];
  const email = `owner-${language}@example.com`;
  const slug = `salon-${language}`;
  let ownerContext: BrowserContext;
  let owner: Page;
  let visitor: Page;
  let complaints: string[];
  let bookedAt = '';

  beforeAll(async () => {
    ownerContext = await openPerson(words.locale);
    owner = await ownerContext.newPage();
    visitor = await (await openPerson(words.locale)).newPage();
    await visitor.clock.install();
    complaints = complaintsOf(visitor);
  });

  /** The visitor reads what they were answered: the page and the product refuse who writes again at once. */
  const reads = async (): Promise<void> => {
    await moveClock(cloud.origin, READING_MS / MINUTE_MS);
    await visitor.clock.fastForward(READING_MS);
  };

  test('an owner signs up with the mailed code, goes through onboarding and lands on the dashboard', async () => {
    await signUp(owner, cloud.origin, email, PASSWORD);
    await logIn(owner, cloud.origin, email, PASSWORD);
    await onboard(owner, words, 'Salon Mésange', slug);
    await owner.getByText('Salon Mésange').first().waitFor();
    expect(await owner.title()).toBe(`${words.overview} · Salon Mésange · Comptoir`);
    await addService(owner, cloud.origin, words);
  });

  test('a visitor asks in the chat for a time, picks one, says who they are and is booked', async () => {
    await visitor.goto(`${cloud.origin}/site/${slug}`);
    await visitor.getByRole('heading', { name: words.service }).waitFor();
    await say(visitor, words, words.ask);
    const times = offeredTimes(visitor, words);
    await times.first().waitFor();
    const before = await publicStarts(slug);
    await reads();
    await send(visitor, times.first());
    await reads();
    await say(visitor, words, words.contact);
    await visitor.getByText(words.booked).first().waitFor();
    const after = await publicStarts(slug);
    const now = await moveClock(cloud.origin, 0);
    const gone = before.filter((start) => !after.includes(start) && isBookable(start, now));
    expect(gone).toHaveLength(1);
    bookedAt = gone[0] ?? '';
  });

  test('another visitor leaves a request', async () => {
    await visitor.reload();
    await reads();
    await say(visitor, words, words.request);
    await expectSeen(visitor.getByText(words.received).last());
  });

  test('a third one books by the form, without the chat', async () => {
    await visitor.reload();
    await visitor.locator('input[name=slotId]').first().check();
    await visitor.getByLabel(words.yourName).fill('Luc Gagnon');
    await visitor.getByLabel(words.email).fill('luc@example.com');
    await visitor.getByRole('button', { name: words.book }).click();
    await visitor.getByText(words.booked).first().waitFor();
    expect(complaints).toEqual([]);
  });

  test('the owner sees the bookings and the leads', async () => {
    await owner.goto(`${cloud.origin}/dashboard/leads`);
    for (const name of ['Camille Roy', 'Sarah', 'Luc Gagnon'])
      await expectSeen(owner.getByText(name).first());
    await owner.goto(`${cloud.origin}/dashboard/bookings?view=list`);
    for (const name of ['Camille Roy', 'Luc Gagnon']) await expectSeen(owner.getByText(name).first());
  });

  test('the owner cancels the booking, and its time is offered again', async () => {
    const row = owner.getByRole('row').filter({ hasText: 'Camille Roy' });
    await row.getByRole('button', { name: words.cancel }).click();
    await owner.getByRole('dialog').getByRole('button', { name: words.confirmCancel }).click();
    await owner.getByRole('status').filter({ hasText: words.cancelled }).waitFor();
    expect(await publicStarts(slug)).toContain(bookedAt);
  });
});

test('what was answered is there after the process was killed', async () => {
  await cloud.kill();
  await cloud.start();
  const owner = await (await openPerson('fr-CA')).newPage();
  await logIn(owner, cloud.origin, `owner-${languages[0]}@example.com`, PASSWORD);
  await owner.goto(`${cloud.origin}/dashboard/bookings?view=list`);
  await expectSeen(owner.getByText('Luc Gagnon').first());
  await owner.goto(`${cloud.origin}/dashboard/leads`);
  await expectSeen(owner.getByText('Sarah').first());
});
