import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const PAGE = '/dashboard/settings/billing';

const choose = (page: Page, plan: string) => page.getByRole('button', { name: `Choisir ${plan}` }).click();

/** Pays on the page that stands in for the payment service's. */
const pay = async (page: Page) => {
  await page.getByRole('heading', { name: 'Paiement d’essai' }).waitFor();
  await page.getByRole('button', { name: 'Payer' }).click();
  await page.waitForURL(`**${PAGE}**`);
};

/** Presses a button of the page on which a subscription is managed, and comes back. */
const manage = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'Gérer l’abonnement' }).click();
  await page.getByRole('button', { name: action }).click();
  await page.getByRole('link', { name: 'Revenir à Comptoir' }).click();
  await page.waitForURL(`**${PAGE}**`);
};

const subscribed = async (): Promise<
  { readonly owner: Account } & Awaited<ReturnType<typeof world.open>>
> => {
  const owner = await world.owner('Salon Roy');
  const opened = await world.open(owner, PAGE);
  await choose(opened.page, 'Pro');
  await pay(opened.page);
  await opened.page.getByText('Abonnement Pro : premier paiement le').waitFor();
  return { owner, ...opened };
};

describe('an owner who pays for nothing yet', () => {
  test('reads when the trial ends, pays for a plan, and finds it in force', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, flaws, close } = await world.open(owner, PAGE);
    await page.getByText(/^Essai de Pro jusqu’au/).waitFor();
    expect(await flaws()).toEqual([]);
    await choose(page, 'Basic');
    await pay(page);
    await page.getByText('Merci ! L’abonnement Basic est actif.').waitFor();
    await page.getByText('Abonnement Basic : premier paiement le').waitFor();
    expect(await page.getByRole('button', { name: /^Choisir/ }).count()).toBe(0);
    await page.waitForURL(`**${PAGE}`);
    expect(await flaws()).toEqual([]);
    expect((await world.call(owner, 'GET', '/v1/me')).subscription).toMatchObject({ plan: 'basic' });
    await close();
  });

  test('comes back unpaid to where the plan was chosen', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, close } = await world.open(owner, PAGE);
    await choose(page, 'Pro');
    await page.getByRole('link', { name: 'Annuler et revenir' }).click();
    await page.getByRole('button', { name: 'Choisir Pro' }).waitFor();
    expect(page.url()).toBe(`${world.origin}${PAGE}`);
    await close();
  });

  test('is thanked and kept from paying twice as long as the payment service’s word is late', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, flaws, close } = await world.open(owner, PAGE);
    let isLate = true;
    await page.route('**/v1/me', async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      const subscription = isLate ? null : data.subscription;
      await route.fulfill({ response: answer, json: { data: { ...data, subscription } } });
    });
    await choose(page, 'Pro');
    await pay(page);
    await page.getByText('Merci ! Paiement reçu : le forfait Pro sera actif sous peu.').waitFor();
    expect(await page.getByRole('button', { name: /^Choisir/ }).count()).toBe(0);
    expect(await flaws()).toEqual([]);
    isLate = false;
    await page.getByText('Merci ! L’abonnement Pro est actif.').waitFor();
    await close();
  });
});

describe('a subscribed owner', () => {
  test('cancels, reads until when it lasts, and takes it up again', async () => {
    const { page, flaws, close } = await subscribed();
    await manage(page, 'Annuler à la fin de la période');
    await page.getByText('Abonnement Pro annulé. Il reste en vigueur jusqu’au').waitFor();
    expect(await flaws()).toEqual([]);
    await manage(page, 'Reprendre l’abonnement');
    await page.getByText('Abonnement Pro : premier paiement le').waitFor();
    await close();
  });

  test('is warned of a payment that was refused, and settles it', async () => {
    const { page, flaws, close } = await subscribed();
    await manage(page, 'Faire refuser la carte');
    await page.getByRole('alert').getByText('Le dernier paiement de l’abonnement Pro').waitFor();
    expect(await flaws()).toEqual([]);
    await manage(page, 'Payer avec une autre carte');
    await page.getByText('Abonnement Pro, renouvelé le').waitFor();
    await close();
  });

  test('may choose anew once the subscription has ended', async () => {
    const { page, close } = await subscribed();
    await manage(page, 'Mettre fin tout de suite');
    await page.getByText('Le dernier abonnement a pris fin le').waitFor();
    await expectSeen(page.getByRole('button', { name: 'Choisir Basic' }));
    await close();
  });

  test('is told so who begins a plan on the landing page once more', async () => {
    const { page, close } = await subscribed();
    await page.goto(`${world.origin}/#pricing`);
    await page.getByRole('button', { name: /^Commencer.*Pro/ }).click();
    await expectSeen(page.getByRole('alert').getByText('Votre entreprise a déjà un abonnement.'));
    await close();
  });
});

describe('an admin', () => {
  const adminOf = async (owner: Account): Promise<Account> => {
    const admin = await world.person();
    await world.call(owner, 'POST', '/v1/members/invite', { email: admin.email, role: 'admin' });
    await world.call(admin, 'GET', '/v1/me');
    return admin;
  };

  const readsOnly = async (admin: Account, why: string) => {
    const { page, close } = await world.open(admin, PAGE);
    await page.getByText(why).waitFor();
    expect(await page.getByRole('button', { name: /^(Choisir|Gérer)/ }).count()).toBe(0);
    await close();
  };

  test('reads that choosing a plan is the owner’s', async () => {
    const owner = await world.owner('Salon Roy');
    await readsOnly(await adminOf(owner), 'Seul un propriétaire peut choisir un forfait.');
  });

  test('reads that the subscription is the owner’s to manage', async () => {
    const { owner, close } = await subscribed();
    await close();
    await readsOnly(await adminOf(owner), 'Seul un propriétaire peut gérer l’abonnement.');
  });
});
