import type { Browser } from 'playwright-core';
import { type RunningCloud, startDemoCloud } from '../support/local-cloud.ts';
import { sharedBrowser } from '../support/run-host.ts';
import { seed, sizes } from '../support/seeded.ts';
import { type InspectedPage, type Look, openInspected, type SavedSession } from './inspected-page.ts';
import { logIn, signUp } from './screens.ts';
import type { ScreenToWalk } from './screens-to-walk.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

type Walk = (
  look: Look,
  screens: readonly ScreenToWalk[],
  session?: SavedSession,
) => Promise<readonly string[]>;

/** The running product, and a browser to see all of it with. */
export interface WalkedProduct {
  readonly origin: string;
  /** Where it keeps what it knows. */
  readonly dataDir: string;
  readonly open: (look: Look, session?: SavedSession) => Promise<InspectedPage>;
  /** Somebody signed in, with an account made first for who has none. */
  readonly sessionOf: (who: Credentials, isNew: boolean) => Promise<SavedSession>;
  /** Shows each screen in both themes and answers what is wrong with any. */
  readonly walk: Walk;
  /** Walks those of the screens that are this look's in this run. */
  readonly walkShare: Walk;
  readonly close: () => Promise<void>;
}

export const frenchAtDesk: Look = { language: 'fr', theme: 'light', width: 1440 };

/** The two that differ in everything; French is the longer language, and so is told on the narrow screen. */
const differing: readonly Look[] = [
  { language: 'fr', theme: 'dark', width: 390 },
  { language: 'en', theme: 'light', width: 1440 },
];

/**
 * Each look opens its pages in its own theme and then shows them in the other one: two languages and two widths in
 * four of the eight ways, and all eight in a full run.
 */
export const looks: readonly Look[] = sizes.isFull
  ? [...differing, frenchAtDesk, { language: 'en', theme: 'dark', width: 390 }]
  : differing;

/**
 * Each screen is of one of the two looks in a run, of the other in another as the seed draws; what is seen in one look
 * is held to the width of the other too. In a full run each screen is of all looks.
 */
const shareOf = ({ width }: Look, screens: readonly ScreenToWalk[]): readonly ScreenToWalk[] =>
  sizes.isFull ? screens : screens.filter((_, n) => ((n + seed) % 2 === 0) === (width === 390));

const signedIn = async (
  browser: Browser,
  origin: string,
  { email, password }: Credentials,
  isNew: boolean,
): Promise<SavedSession> => {
  const { page, close } = await openInspected(browser, frenchAtDesk);
  if (isNew) await signUp(page, origin, email, password);
  await logIn(page, origin, email, password);
  const session = await page.context().storageState();
  await close();
  return session;
};

/** A screen of the same address begins where the last one ended. */
const go = async (
  { page }: InspectedPage,
  origin: string,
  { path, act }: ScreenToWalk,
  last: string,
): Promise<void> => {
  if (path === last) {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  } else await page.goto(`${origin}${path}`);
  await act?.(page);
};

const flawsOf = async (inspected: InspectedPage, origin: string, screens: readonly ScreenToWalk[]) => {
  const found: string[] = [];
  let last = '';
  for (const screen of screens) {
    await go(inspected, origin, screen, last);
    const flaws = [
      ...(await inspected.flaws()),
      ...(await inspected.flawsInOtherTheme()),
      ...(sizes.isFull ? [] : await inspected.spillsAtOtherWidth()),
    ];
    last = screen.path;
    found.push(...flaws.map((flaw) => `${screen.path}, ${screen.state ?? 'as it opens'}: ${flaw}`));
  }
  return found;
};

/** Starts the product with its demo, and a browser. */
export const openProduct = async (): Promise<WalkedProduct> => {
  const [cloud, browser]: [RunningCloud, Browser] = await Promise.all([startDemoCloud(), sharedBrowser()]);
  const { origin, dataDir } = cloud;
  const open = (look: Look, session?: SavedSession) => openInspected(browser, look, session);
  const walk: Walk = async (look, screens, session) => {
    const inspected = await open(look, session);
    const found = await flawsOf(inspected, origin, screens);
    await inspected.close();
    return found;
  };
  return {
    origin,
    dataDir,
    open,
    sessionOf: (who, isNew) => signedIn(browser, origin, who, isNew),
    walk,
    walkShare: (look, screens, session) => walk(look, shareOf(look, screens), session),
    close: async () => {
      await browser.close();
      await cloud.remove();
    },
  };
};
