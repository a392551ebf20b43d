import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { readJson } from '../support/local-cloud.ts';
import type { Case, Scene } from './messages-scene.ts';

const PASSWORD = 'comptoir2026';

const newAddress = (): string => `m${randomUUID().slice(0, 8)}@example.com`;

const send = (page: Page) => page.locator('button[type=submit]').click();

const fill = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value);
};

const mailedCode = async ({ world }: Scene, email: string): Promise<string> => {
  const { messages } = await readJson(`${world.origin}/__local/mailbox.json?to=${encodeURIComponent(email)}`);
  return /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] ?? '';
};

const passwords = { password: PASSWORD, confirmation: PASSWORD };

/** An account from its first form to a new password: every success there is. */
const wholeJourney = async (scene: Scene): Promise<void> => {
  const { page, go, tells, press } = scene;
  const email = newAddress();
  await go('/signup');
  await fill(page, { email, ...passwords });
  await send(page);
  await tells('accountCreated');
  await page.waitForURL('**/confirm#email=**');
  await press(/^Renvoyer le code$/, /^Resend the code$/);
  await tells('codeResent');
  await fill(page, { code: await mailedCode(scene, email) });
  await send(page);
  await tells('accountConfirmed');
  await page.waitForURL('**/login**');
  await go('/forgot');
  await fill(page, { email });
  await send(page);
  await tells('codeSent');
  await page.waitForURL('**/reset#email=**');
  await fill(page, { code: await mailedCode(scene, email), ...passwords });
  await send(page);
  await tells('passwordUpdated');
  await page.waitForURL('**/login**');
};

const wrongCode = async ({ page, go, shows }: Scene): Promise<void> => {
  await go(`/confirm#email=${newAddress()}`);
  await fill(page, { code: '000000' });
  await send(page);
  await shows('codeInvalid');
};

const takenAddress = async ({ page, go, owner, shows }: Scene): Promise<void> => {
  await go('/signup');
  await fill(page, { email: owner.email, ...passwords });
  await send(page);
  await shows('signupFailed');
};

const brokenIdentity = async ({ page, go, press, owner, shows, breakIdentity }: Scene): Promise<void> => {
  await breakIdentity();
  await go('/login');
  await fill(page, { email: owner.email, password: PASSWORD });
  await send(page);
  await shows('loginFailed');
  await go(`/confirm#email=${owner.email}`);
  await press(/^Renvoyer le code$/, /^Resend the code$/);
  await shows('resendFailed');
  await go('/forgot');
  await fill(page, { email: owner.email });
  await send(page);
  await shows('forgotFailed');
  await go(`/reset#email=${owner.email}`);
  await fill(page, { code: '123456', ...passwords });
  await send(page);
  await shows('resetFailed');
};

const loggedWarning = (page: Page): Promise<unknown> =>
  page.waitForEvent('console', (message) => message.text().includes('Impossible de rafraîchir la session'));

export const accountCases: readonly Case[] = [
  {
    cause: 'an account is made, confirmed with a second code, and its password changed',
    as: 'guest',
    shows: ['accountCreated', 'codeResent', 'accountConfirmed', 'codeSent', 'passwordUpdated'],
    provoke: wholeJourney,
  },
  { cause: 'a code that nobody sent', as: 'guest', shows: ['codeInvalid'], provoke: wrongCode },
  {
    cause: 'an account with that address exists, which is not said',
    as: 'guest',
    shows: ['signupFailed'],
    provoke: takenAddress,
  },
  {
    cause: 'the identity service breaks down',
    as: 'guest',
    shows: ['loginFailed', 'resendFailed', 'forgotFailed', 'resetFailed'],
    provoke: brokenIdentity,
  },
  {
    cause: 'the user cannot be fetched, until somebody tries again',
    as: 'owner',
    shows: ['sessionLoadFailed'],
    provoke: async ({ page, go, press, shows, stop, restart }) => {
      await stop('GET', /\/v1\/me$/);
      await go('/dashboard/services');
      await shows('sessionLoadFailed', page.getByRole('heading'));
      await restart();
      await press(/^Réessayer$/, /^Retry$/);
      await page.getByRole('heading', { name: 'Services', level: 1 }).waitFor();
    },
  },
];

const tampered = (tokens: object) =>
  `localStorage.setItem('comptoir.tokens', ${JSON.stringify(JSON.stringify(tokens))})`;

const NOW = () => Math.floor(Date.now() / 1000);

/** What ends a session: a token that the API refuses, or one that the identity service does not renew. */
export const endings: ReadonlyArray<{ cause: string; tokens: (of: object) => object; isLogged: boolean }> = [
  {
    cause: 'the API answers 401 to a token that was tampered with',
    tokens: (of) => ({ ...of, idToken: 'eyJhbGciOiJub25lIn0.e30.x', expiresAt: NOW() + 3600 }),
    isLogged: false,
  },
  {
    cause: 'the identity service refuses to renew the session',
    tokens: (of) => ({ ...of, refreshToken: 'worn-out', expiresAt: NOW() + 30 }),
    isLogged: true,
  },
];

/** Puts tokens in a browser and opens the dashboard with them; resolves on the login page. */
export const openWith = async ({ page, go }: Scene, tokens: object, isLogged: boolean): Promise<void> => {
  await go('/mentions');
  await page.evaluate(tampered(tokens));
  const logged = isLogged ? loggedWarning(page) : undefined;
  await go('/dashboard/services');
  await page.waitForURL('**/login**');
  await logged;
};
