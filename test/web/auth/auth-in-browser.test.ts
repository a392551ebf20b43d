import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { filledAddress } from '../../../web/features/auth/filled-address.ts';
import type { InspectedPage } from '../../e2e/inspected-page.ts';
import { expectDisabled, expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let account: Account;
let inspected: InspectedPage;
let page: Page;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  account = await world.person();
  inspected = await world.open(null, '/mentions');
  ({ page } = inspected);
});
afterAll(() => world?.close());

const go = (path: string) => page.goto(`${world.origin}${path}`);
const send = () => page.locator('button[type=submit]').click();
const fill = async (fields: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value);
};
const alertText = async (): Promise<string | null> => page.getByRole('alert').textContent();
const passwords = { password: 'comptoir2026', confirmation: 'comptoir2026' };

/** The identity service answers an operation with this; the screens’ other calls reach the real one. */
const identityAnswers = (operation: string, body: object) =>
  page.route('**/identity/', (route) =>
    route.request().headers()['x-amz-target']?.endsWith(operation)
      ? route.fulfill({ json: body, contentType: 'application/x-amz-json-1.1' })
      : route.fallback(),
  );

/** From now on each page notes on its root element that its submit button could be pressed, be it for an instant. */
const noteEnabled = () =>
  page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('button[type=submit]:enabled'))
        document.documentElement.dataset.wasEnabled = 'yes';
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled'],
    });
  });

describe('the login', () => {
  test('cannot be sent for an instant while it is blank', async () => {
    await noteEnabled();
    await go('/login');
    await expectDisabled(page.getByRole('button', { name: 'Se connecter' }));
    expect(await page.locator('html').getAttribute('data-was-enabled')).toBeNull();
  });

  test('can be sent once it is whole, its e-mail trimmed', async () => {
    await go('/login');
    const submit = page.getByRole('button', { name: 'Se connecter' });
    await expectDisabled(submit);
    await fill({ email: 'nobody', password: 'x' });
    await expectDisabled(submit);
    await fill({ email: ` ${account.email} ` });
    await submit.and(page.locator(':enabled')).waitFor();
    for (const name of ['Mot de passe oublié ?', 'Créer un compte'])
      expect(await page.getByRole('link', { name: name.replace(' ?', '\u00a0?') }).count()).toBe(1);
  });

  test('says the same of a wrong password and of an address without an account', async () => {
    const said: Array<string | null> = [];
    for (const email of [account.email, 'personne@example.com']) {
      await go('/login');
      await fill({ email, password: 'pas-le-bon-1' });
      await send();
      await page.getByRole('alert').waitFor();
      said.push(await alertText());
    }
    expect(said).toEqual(['E-mail ou mot de passe incorrect', 'E-mail ou mot de passe incorrect']);
  });

  test('shows NEW_PASSWORD_REQUIRED as an error with that text', async () => {
    await identityAnswers('RespondToAuthChallenge', {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      ChallengeParameters: { userAttributes: '{}', requiredAttributes: '[]' },
      Session: 's',
    });
    await go('/login');
    await fill({ email: account.email, password: account.password });
    await send();
    await page.getByRole('alert').waitFor();
    expect(await alertText()).toBe('NEW_PASSWORD_REQUIRED');
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.unrouteAll();
  });
});

describe('the other account screens', () => {
  test.each([
    ['/signup', ['L’e-mail est requis', 'Le mot de passe est requis', 'La confirmation est requise']],
    ['/confirm', ['L’e-mail est requis', 'Le code est requis']],
    ['/forgot', ['L’e-mail est requis']],
    ['/reset', ['L’e-mail est requis', 'Le code est requis', 'Le mot de passe est requis']],
  ])('%s says on sending what is missing', async (path, texts) => {
    await go(path);
    await send();
    for (const text of texts) await expectSeen(page.getByText(text));
  });

  test('two passwords that differ are refused before anything is sent', async () => {
    await go('/signup');
    await fill({ email: 'x@example.com', password: 'comptoir2026', confirmation: 'comptoir2027' });
    await send();
    await page.getByText('Les mots de passe ne correspondent pas').waitFor();
    expect(await page.getByText('8 caractères minimum, chiffres et lettres').count()).toBe(1);
  });

  test('an invitation’s link fills in its address, at sign-up and for who has an account', async () => {
    await go('/signup#email=marie.roy%2B1%40example.org');
    await page.getByText('vous rejoindrez l’équipe dès votre connexion').waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('marie.roy+1@example.org');
    await page.getByRole('link', { name: 'Se connecter' }).click();
    await page.waitForURL('**/login#*');
    expect(await page.getByLabel('E-mail').inputValue()).toBe('marie.roy+1@example.org');
  });

  test('a code is not sent again without an e-mail', async () => {
    await go('/confirm');
    await page.getByRole('button', { name: 'Renvoyer le code' }).click();
    await expectSeen(page.getByText('Veuillez renseigner votre e-mail pour renvoyer le code'));
  });

  test('asking for a new password looks the same whether there is an account or not', async () => {
    for (const email of [account.email, 'personne@example.com']) {
      await go('/forgot');
      await fill({ email });
      await send();
      await page.waitForURL('**/reset#*');
      expect([new URL(page.url()).search, filledAddress(new URL(page.url()).hash)]).toEqual(['', email]);
    }
  });
});

/** What each screen leads to, and how long its good news stays (500, 1000, 800 ms). */
const leads = [
  {
    path: '/signup',
    operation: 'SignUp',
    fields: { email: 'a@b.ca', ...passwords },
    afterMs: 500,
    to: '/confirm',
    title: 'Confirmer votre compte',
  },
  {
    path: '/confirm#email=a%40b.ca',
    operation: 'ConfirmSignUp',
    fields: { code: '123456' },
    afterMs: 1000,
    to: '/login',
    title: 'Connexion',
  },
  {
    path: '/forgot',
    operation: 'ForgotPassword',
    fields: { email: 'a@b.ca' },
    afterMs: 800,
    to: '/reset',
    title: 'Nouveau mot de passe',
  },
  {
    path: '/reset#email=a%40b.ca',
    operation: 'ConfirmForgotPassword',
    fields: { code: '123456', ...passwords },
    afterMs: 800,
    to: '/login',
    title: 'Connexion',
  },
];

test.each(leads)(
  '$path leads to $to after $afterMs ms, with the e-mail filled in',
  async ({ path, operation, fields, afterMs, to, title }) => {
    const { page: timed, close } = await world.open(null, '/mentions');
    await timed.route('**/identity/', (route) =>
      route.request().headers()['x-amz-target']?.endsWith(`.${operation}`)
        ? route.fulfill({ json: { UserSub: 'u', UserConfirmed: false, CodeDeliveryDetails: {} } })
        : route.fallback(),
    );
    await timed.clock.install();
    await timed.goto(`${world.origin}${path}`);
    for (const [name, value] of Object.entries(fields))
      await timed.locator(`input[name=${name}]`).fill(value);
    await timed.clock.pauseAt(Date.now() + 60_000);
    await timed.locator('button[type=submit]').click();
    await timed.getByRole('status').filter({ hasText: /\S/ }).waitFor();
    const start = new URL(timed.url()).pathname;
    await timed.clock.runFor(afterMs - 1);
    expect(new URL(timed.url()).pathname).toBe(start);
    await timed.clock.runFor(1);
    await timed.waitForURL((url) => url.pathname === to);
    await timed.clock.resume();
    await timed.locator(`h1:visible:text-is("${title}")`).waitFor();
    expect(await timed.locator('input[name=email]:visible').inputValue()).toBe('a@b.ca');
    await close();
  },
);

test.each(leads.filter(({ fields }) => 'code' in fields))(
  '$path takes a code that is typed in groups',
  async (screen) => {
    const { page: typed, close } = await world.open(null, '/mentions');
    await typed.route('**/identity/', (route) => route.fulfill({ json: {} }));
    await typed.goto(`${world.origin}${screen.path}`);
    for (const [name, value] of Object.entries({ ...screen.fields, code: ' 123 456 ' }))
      await typed.locator(`input[name=${name}]`).fill(value);
    const sent = typed.waitForRequest('**/identity/');
    await typed.locator('button[type=submit]').click();
    expect((await sent).postDataJSON()).toMatchObject({ ConfirmationCode: '123456' });
    await close();
  },
);
