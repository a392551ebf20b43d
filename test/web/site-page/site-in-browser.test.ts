import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectDisabled, expectEnabled } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const PATH = '/dashboard/site';

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
const saveButton = (page: Page) => page.getByRole('button', { name: 'Enregistrer' });
const slugOf = async (who: Account): Promise<string> => (await world.call(who, 'GET', '/v1/sites')).slug;
const refuse = (page: Page, path: string, method: string) =>
  page.route(path, (route) => (route.request().method() === method ? route.abort() : route.fallback()));
const isNetwork = (flaw: string): boolean => /ERR_FAILED|status of (404|500)/.test(flaw);

/** The session believes that there is a site, as it does where the site went away in the meantime. */
const pretendSite = (page: Page, site: object) =>
  page.route('**/v1/me', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ response: answer, json: { data: { ...data, site: data.site ?? site } } });
  });

describe('a business without a site', () => {
  test('creates it by one button, which says why it could not', async () => {
    const owner = await world.owner('Salon Roy', false);
    const model = await world.call(await world.owner('Garage Nord'), 'GET', '/v1/sites');
    const { page, flaws, close } = await world.open(owner, '/login');
    await pretendSite(page, model);
    await page.goto(`${world.origin}${PATH}`);
    const create = page.getByRole('button', { name: 'Créer mon site maintenant' });
    await create.waitFor();
    expect((await flaws()).filter((flaw) => !isNetwork(flaw))).toEqual([]);
    await refuse(page, '**/v1/sites', 'POST');
    await create.click();
    await page.getByText('Impossible de créer le site').waitFor();
    await page.unroute('**/v1/sites');
    await create.click();
    await toast(page, 'Site public créé');
    expect(await page.getByLabel('Adresse publique (slug)').inputValue()).toBe('salon-roy');
    expect(await page.getByLabel('Titre', { exact: true }).inputValue()).toBe('Salon Roy');
    await close();
  });
});

describe('the site form', () => {
  test('saves what was changed, and warns that a new address leaves a redirect', async () => {
    const owner = await world.owner('Salon Roy');
    const [slug, taken] = [await slugOf(owner), await slugOf(await world.owner('Garage Nord'))];
    const { page, flaws, close } = await world.open(owner, PATH);
    const address = page.getByLabel('Adresse publique (slug)');
    await address.waitFor();
    await expectDisabled(saveButton(page));
    await address.fill(taken);
    await page.getByText('Ce slug est déjà utilisé par un autre site Comptoir.').waitFor();
    await expectDisabled(saveButton(page));
    await address.fill(`${slug}-neuf`);
    await page.getByText('Slug disponible').waitFor();
    await page.getByRole('alert').getByText('pendant 180 jours').waitFor();
    await page.getByLabel('Titre', { exact: true }).fill('Atelier Roy');
    await page.getByLabel('Couleur principale', { exact: true }).fill('#facc15');
    await page.getByText('#856c0b').waitFor();
    expect(await flaws()).toEqual([]);
    await saveButton(page).click();
    await toast(page, 'Site mis à jour');
    await page.getByRole('link', { name: `/site/${slug}-neuf` }).waitFor();
    await expectDisabled(saveButton(page));
    expect(await world.call(owner, 'GET', '/v1/sites')).toMatchObject({
      slug: `${slug}-neuf`,
      title: 'Atelier Roy',
      primaryColor: '#facc15',
    });
    // The old address is still this business's: it may be taken back.
    await address.fill(slug);
    await page.getByText('Slug disponible').waitFor();
    await close();
  });

  const typedOverAnother = async () => {
    const owner = await world.owner('Salon Roy');
    const opened = await world.open(owner, PATH, { width: 390 });
    const { page } = opened;
    const title = page.getByLabel('Titre', { exact: true });
    const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
    await title.fill('Notre titre');
    const change = (body: object) => world.call(owner, 'PATCH', '/v1/sites/current', body);
    const saved = async () => (await world.call(owner, 'GET', '/v1/sites')).title;
    return { ...opened, title, save, change, saved };
  };

  test('shows both titles where somebody else saved one meanwhile, and saves the one that is chosen', async () => {
    const { page, title, save, change, saved, flaws, close } = await typedOverAnother();
    await change({ title: 'Leur titre' });
    await save.click();
    await page.getByText('Quelqu’un d’autre a modifié la même chose').waitFor();
    await page.getByText('Leur titre', { exact: true }).waitFor();
    expect((await flaws()).filter((flaw) => !flaw.includes('409'))).toEqual([]);
    await page.getByRole('button', { name: 'Garder ce qui est enregistré' }).click();
    await expectDisabled(save);
    expect(await title.inputValue()).toBe('Leur titre');
    await title.fill('Notre titre');
    await change({ title: 'Encore le leur' });
    await save.click();
    await page.getByRole('button', { name: 'Enregistrer ma saisie' }).click();
    await toast(page, 'Site mis à jour');
    expect(await saved()).toBe('Notre titre');
    await close();
  });

  test('puts together what two changed in different fields, and asks nobody', async () => {
    const { page, title, save, change, saved, close } = await typedOverAnother();
    await change({ welcomeMessage: 'Soyez les bienvenus chez nous !' });
    await save.click();
    await toast(page, 'Site mis à jour');
    expect([await saved(), await title.inputValue()]).toEqual(['Notre titre', 'Notre titre']);
    await page.getByText('Soyez les bienvenus chez nous !').first().waitFor();
    await close();
  });

  test('cannot be saved while a field is wrong, and says why a load or a save failed', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, close } = await world.open(owner, '/dashboard/members');
    await refuse(page, '**/v1/sites', 'GET');
    await page.getByRole('link', { name: 'Site public' }).click();
    await page.getByText('Impossible de charger le site').waitFor();
    await page.unroute('**/v1/sites');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('textbox', { name: 'Description de l’entreprise (' }).fill('Court');
    await page.getByLabel('Titre', { exact: true }).focus();
    await page.getByText('10 caractères au minimum.').waitFor();
    await expectDisabled(saveButton(page));
    await page.getByRole('button', { name: 'Un champ est à corriger : y aller' }).click();
    await page.locator('textarea[name="description"][aria-invalid="true"]:focus').waitFor();
    await page
      .getByRole('textbox', { name: 'Description de l’entreprise (' })
      .fill('Salon de quartier, ton simple.');
    await refuse(page, '**/v1/sites/current', 'PATCH');
    await saveButton(page).click();
    await page.getByText('Impossible de sauvegarder').waitFor();
    await close();
  });

  test('is not left without a word: neither by a link, nor by a step back, nor by signing out, nor by closing', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, close } = await world.open(owner, '/dashboard/members');
    await page.getByRole('link', { name: 'Site public' }).click();
    const title = page.getByLabel('Titre', { exact: true });
    await title.fill('Autre titre');
    const dialog = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
    const leavings = [
      () => page.getByRole('link', { name: 'Services' }).click(),
      () => page.evaluate('history.back()'),
      () => page.getByRole('button', { name: 'Se déconnecter' }).click(),
    ];
    for (const leave of leavings) {
      await leave();
      await dialog.getByRole('button', { name: 'Continuer la saisie' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect([new URL(page.url()).pathname, await title.inputValue()]).toEqual([PATH, 'Autre titre']);
    }
    const closing = page.waitForEvent('dialog');
    await page.evaluate('setTimeout(() => location.reload())');
    expect((await closing).type()).toBe('beforeunload');
    await (await closing).dismiss();
    await page.evaluate('history.back()');
    await dialog.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await page.waitForURL('**/dashboard/members');
    await close();
  });

  test('is read-only for who is not an admin', async () => {
    const owner = await world.owner('Salon Roy');
    const member = await world.person();
    await world.call(owner, 'POST', '/v1/members/invite', { email: member.email, role: 'staff' });
    await world.call(member, 'GET', '/v1/me');
    const { page, flaws, close } = await world.open(member, PATH, { theme: 'dark', width: 390 });
    await expectDisabled(page.getByLabel('Adresse publique (slug)'));
    expect(await saveButton(page).count()).toBe(0);
    await expectEnabled(page.getByLabel('Votre message'));
    expect(await flaws()).toEqual([]);
    await close();
  });
});

describe('what one takes from the page', () => {
  test('is copied by a button that says so: addresses, the widget as chosen, the config as it would be', async () => {
    const owner = await world.owner('Salon Roy');
    const slug = await slugOf(owner);
    const { page, flaws, close } = await world.open(owner, PATH, { language: 'en', theme: 'dark' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = async (what: string): Promise<unknown> => {
      await page.getByRole('button', { name: `Copy ${what}` }).click();
      await toast(page, `${what}: copied`);
      return page.evaluate('navigator.clipboard.readText()');
    };
    const api = `${world.origin}/public/sites/${slug}`;
    expect(await copied('Preview page')).toBe(`${world.origin}/site/${slug}`);
    expect(await copied('Config (JSON)')).toBe(`${api}/config`);
    expect(await copied('Chat API')).toBe(`${api}/chat`);
    await page.getByLabel('Position').selectOption('left');
    await page.getByLabel('Button text').fill('Any question?');
    expect(await copied('Widget code')).toBe(
      `<script async src="${world.origin}/widget.js" data-site="${slug}" data-position="left" data-label="Any question?"></script>`,
    );
    await page.getByLabel('Title', { exact: true }).fill('Roy & Co');
    const preview = JSON.parse(String(await copied('Public config')));
    expect(preview).toMatchObject({ slug, title: 'Roy & Co', services: [], consent: {} });
    expect(await flaws()).toEqual([]);
    await close();
  });
});

describe('the demo chat', () => {
  test('answers by the public chat with the member’s bearer, and keeps nothing', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, flaws, close } = await world.open(owner, PATH);
    const send = page.getByRole('button', { name: 'Envoyer' });
    await page.getByLabel('Votre message').waitFor();
    await expectDisabled(send);
    const asked = page.waitForRequest((request) => request.url().endsWith('/chat'));
    await page.getByLabel('Votre message').fill('Bonjour, quels sont vos services ?');
    await send.click();
    const request = await asked;
    expect(request.headers().authorization).toMatch(/^Bearer /);
    expect(request.postDataJSON()).toMatchObject({ preview: true });
    const bubbles = page.getByRole('log').getByRole('paragraph');
    await bubbles.nth(2).waitFor();
    expect((await world.call(owner, 'GET', '/v1/conversations')).conversations).toEqual([]);
    expect(await flaws()).toEqual([]);
    await page.getByRole('button', { name: 'Recommencer la conversation' }).click();
    await bubbles.nth(1).waitFor({ state: 'detached' });
    await page.route('**/chat', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByLabel('Votre message').fill('Bonjour');
    await send.click();
    await page.getByText('Le service de chat est momentanément indisponible.').waitFor();
    await page.getByText('Le chat est momentanément indisponible.', { exact: true }).waitFor();
    await close();
  });

  test('says of taxes beside the total of several, as the site says of prices', async () => {
    const owner = await world.owner('Salon Roy');
    await world.call(owner, 'PATCH', '/v1/sites/current', { taxes: 'included' });
    const { page, flaws, close } = await world.open(owner, PATH, { language: 'en' });
    const part = { serviceId: 's', title: 'Cut', price: 45, currency: 'CAD' };
    const baskets = [
      {
        ...{ offer: 'offer', gapMin: 0, skipped: [] },
        parts: [
          { ...part, startAt: '2026-12-01T14:00:00Z', endAt: '2026-12-01T15:00:00Z' },
          { ...part, startAt: '2026-12-01T15:00:00Z', endAt: '2026-12-01T16:00:00Z' },
        ],
      },
    ];
    const data = { reply: 'Here.', suggestions: { slots: [], baskets }, convId: 'c', mode: 'rules' };
    await page.route('**/chat', (route) => route.fulfill({ json: { data } }));
    await page.getByLabel('Your message').fill('two cuts');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: /Total: \$90\.00 \(taxes included\)/ }).waitFor();
    expect(await flaws()).toEqual([]);
    await close();
  });
});
