import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { axeFlaws } from '../support/axe.ts';

/** How long a page is waited for: a machine that does much else is slow, not wrong. */
export const PATIENCE_MS = 60_000;

/** How a reader sees the product. */
export interface Look {
  readonly language: 'fr' | 'en';
  readonly theme: 'light' | 'dark';
  readonly width: number;
}

/** What the browser of somebody who signed in keeps. */
export type SavedSession = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface InspectedPage {
  readonly page: Page;
  /** What is wrong with what the page shows now, and what it complained of since the last time; nothing if all is well. */
  readonly flaws: () => Promise<string[]>;
  /** What of the same is wrong in the other theme, which changes colours and nothing else. */
  readonly flawsInOtherTheme: () => Promise<string[]>;
  /** What reaches out of the window once it is as wide as the other look's. */
  readonly spillsAtOtherWidth: () => Promise<string[]>;
  /** Resolves once what is being read has come. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Elements that reach out of the window, unless they or what holds them are cut or scroll. */
const SPILLED = `(() => {
  const width = document.documentElement.clientWidth;
  const isCut = (element) => {
    if (getComputedStyle(element).clipPath !== 'none') return true;
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  const isOut = ({ left, right, width: own, height }) => own > 1 && height > 1 && (right > width + 0.5 || left < -0.5);
  const out = [...document.body.querySelectorAll('*')]
    .filter((element) => isOut(element.getBoundingClientRect()) && !isCut(element))
    .map((element) => element.outerHTML.slice(0, 160));
  const scrolled = document.documentElement.scrollWidth;
  return scrolled > width ? [...out, 'the page is ' + scrolled + ' wide'] : out;
})()`;

/**
 * Asked often, as a hundred screens wait for it. A calendar that has its bookings still needs some frames to lay them
 * out, and is half a table until then: a page is settled once six frames in a row have changed nothing.
 */
const SETTLED = `new Promise((resolve) => {
  let lastChange = 0;
  let frames = 0;
  const changes = new MutationObserver(() => { lastChange = frames; });
  const restOnce = () => {
    frames += 1;
    if (frames - lastChange <= 6) return requestAnimationFrame(restOnce);
    changes.disconnect();
    resolve(true);
  };
  const look = () => {
    const isReading = document.querySelector('.animate-pulse, .animate-spin, [aria-busy="true"]');
    if (!document.querySelector('h1') || isReading || document.fonts.status !== 'loaded') return setTimeout(look, 20);
    changes.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
    requestAnimationFrame(restOnce);
  };
  look();
})`;

const NARROW = 390;

const sizeAt = (width: number) => ({ width, height: width === NARROW ? 844 : 900 });

/** How long charts and calendars may take to follow the window, in milliseconds, and how often they are looked at. */
const FOLLOWING_MS = 3000;
const LOOK_MS = 60;

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The rules of axe that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Whoever speaks to a browser says the words that they see. It is among axe's experiments, which run when asked for. */
const NAME_RULES = ['label-content-name-mismatch'];

/** Colours that change over a moment contrast with nothing in between; a page that was stilled changes them at once. */
const STILL = `(() => {
  if (window.isStill) return;
  window.isStill = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
})()`;

const inTheme = (page: Page, colorScheme: Look['theme']): Promise<void> =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

/** The pages that must answer 404, and the check of a free slug, are no faults; the browser reports them all the same. */
const isWanted404 = (text: string, address: string): boolean =>
  text.includes('404') &&
  /\/(site|embed|rdv|attente|public\/unsubscribe)(\/|$)|\/public\/sites\/[^/]+\/config$/.test(
    new URL(address).pathname,
  );

/** What reaches out of the window when all that follows its width has done so. */
const spilled = async (page: Page): Promise<string[]> => {
  for (let waited = 0; ; waited += LOOK_MS) {
    const found = strings(await page.evaluate(SPILLED));
    if (found.length === 0 || waited >= FOLLOWING_MS) return found;
    await page.waitForTimeout(LOOK_MS);
  }
};

/** Whether a page asked for anything, or waited for it, since the last time. */
const readingOf = (page: Page): (() => boolean) => {
  const underWay = new Set<Request>();
  let hasRead = false;
  const end = (request: Request) => {
    underWay.delete(request);
    hasRead = true;
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => {
    const isReading = hasRead || underWay.size > 0;
    hasRead = false;
    return isReading;
  };
};

/** What is read last may draw a calendar anew, however long it stood still before. */
const settle = async (page: Page, isReading: () => boolean): Promise<void> => {
  do await page.evaluate(SETTLED);
  while (isReading());
};

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`threw ${error.message}`));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !isWanted404(message.text(), message.location().url || page.url()))
      complaints.push(message.text());
  });
  return complaints;
};

/** Opens a page as somebody with that look sees it, signed in if a session was saved. */
export const openInspected = async (
  browser: Browser,
  { language, theme, width }: Look,
  session?: SavedSession,
  timezoneId = 'America/Toronto',
): Promise<InspectedPage> => {
  const context = await browser.newContext({
    locale: `${language}-CA`,
    timezoneId,
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: sizeAt(width),
    ...(session === undefined ? {} : { storageState: session }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const isReading = readingOf(page);
  return {
    page,
    settled: () => settle(page, isReading),
    close: () => context.close(),
    flawsInOtherTheme: async () => {
      const other = theme === 'light' ? 'dark' : 'light';
      await page.evaluate(STILL);
      await inTheme(page, other);
      const found = [...(await axeFlaws(page, COLOUR_RULES)), ...complaints.splice(0)];
      await inTheme(page, theme);
      return found.map((flaw) => `${other}: ${flaw}`);
    },
    spillsAtOtherWidth: async () => {
      const other = width === NARROW ? 1440 : NARROW;
      await page.setViewportSize(sizeAt(other));
      const found = [...(await spilled(page)), ...complaints.splice(0)];
      await page.setViewportSize(sizeAt(width));
      return found.map((flaw) => `${other} px: ${flaw}`);
    },
    flaws: async () => {
      await settle(page, isReading);
      const lang = await page.locator('html').getAttribute('lang');
      return [
        ...complaints.splice(0),
        ...(await axeFlaws(page)),
        ...(await axeFlaws(page, NAME_RULES)),
        ...strings(await page.evaluate(SPILLED)),
        ...(lang === language ? [] : [`lang is ${lang}`]),
      ];
    },
  };
};
