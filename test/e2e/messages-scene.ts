import type { Locator, Page } from 'playwright-core';
import type { Account, DashboardWorld } from '../web/dashboard-world.ts';
import type { InspectedPage } from './inspected-page.ts';
import { MESSAGES, type MessageKey, wordsOf } from './messages-list.ts';

type Language = 'fr' | 'en';

/** Where a cause is brought about: a browser in one language, with somebody signed in or nobody. */
export interface Scene {
  readonly world: DashboardWorld;
  readonly page: Page;
  readonly language: Language;
  /** Whose business it is; the page is theirs in the cases of an owner. */
  readonly owner: Account;
  readonly go: (path: string) => Promise<unknown>;
  /** The first button of that name. */
  readonly press: (fr: RegExp, en: RegExp, within?: Locator) => Promise<void>;
  /** Waits until the message is seen; in an alert unless told. */
  readonly shows: (key: MessageKey, where?: Locator) => Promise<void>;
  /** Waits until it is said in passing. */
  readonly tells: (key: MessageKey) => Promise<void>;
  /** The server is stopped for these calls, until `restart`. */
  readonly stop: (method: string, path: RegExp) => Promise<void>;
  /** The identity service breaks down, until `restart`. */
  readonly breakIdentity: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** What was seen so far, in its order. */
  readonly seen: readonly MessageKey[];
}

/** One cause, and the messages that it makes the screens show, in their order. */
export interface Case {
  readonly cause: string;
  readonly as: 'owner' | 'guest' | 'newcomer';
  readonly shows: readonly MessageKey[];
  readonly provoke: (scene: Scene) => Promise<void>;
}

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');

interface SceneOf {
  readonly world: DashboardWorld;
  readonly inspected: InspectedPage;
  readonly language: Language;
  readonly owner: Account;
}

export const sceneOf = ({ world, inspected, language, owner }: SceneOf): Scene => {
  const { page } = inspected;
  const seen: MessageKey[] = [];
  const see = async (key: MessageKey, where: Locator) => {
    await where
      .filter({ hasText: wordsOf(MESSAGES[key][language]) })
      .first()
      .waitFor();
    seen.push(key);
  };
  return {
    world,
    page,
    language,
    owner,
    seen,
    go: (path) => page.goto(`${world.origin}${path}`),
    press: (fr, en, within) =>
      (within ?? page)
        .getByRole('button', { name: language === 'fr' ? fr : en })
        .first()
        .click(),
    shows: (key, where = page.getByRole('alert')) => see(key, where),
    tells: (key) => see(key, page.getByRole('status')),
    stop: async (method, path) => {
      await page.route(path, (route) =>
        route.request().method() === method ? route.abort('connectionrefused') : route.fallback(),
      );
    },
    breakIdentity: async () => {
      await page.route('**/identity/', (route) => route.fulfill({ status: 500, body: '' }));
    },
    restart: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
  };
};
