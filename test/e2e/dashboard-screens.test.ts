import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { DEMO_LOGIN } from '../../local/demo/demo-business.ts';
import { expectGone } from '../support/seen.ts';
import type { SavedSession } from './inspected-page.ts';
import { dashboardScreens, menuScreen, onboardingSteps } from './screens-to-walk.ts';
import { frenchAtDesk, looks, openProduct, type WalkedProduct } from './walk.ts';

jest.setTimeout(600_000);

let product: WalkedProduct;
let demo: SavedSession;
let newcomer: SavedSession;

beforeAll(async () => {
  product = await openProduct();
  demo = await product.sessionOf(DEMO_LOGIN, false);
  newcomer = await product.sessionOf({ email: 'nouvelle@example.com', password: 'comptoir2026' }, true);
});

afterAll(() => product?.close());

describe.each(looks)('in $language at $width px, light and dark', (look) => {
  test('no screen of the dashboard complains, spills over or shuts anybody out', async () => {
    const screens = look.width === 390 ? [...dashboardScreens, menuScreen] : dashboardScreens;
    expect(await product.walk(look, screens, demo)).toEqual([]);
  });

  test('nor does any step of the onboarding', async () => {
    expect(await product.walk(look, onboardingSteps, newcomer)).toEqual([]);
  });
});

test('a form’s button does what it says, even if leaving the field before shows an error that moves it', async () => {
  const { page, close } = await product.open(frenchAtDesk, demo);
  await page.goto(`${product.origin}/dashboard/services`);
  await page.getByRole('button', { name: 'Nouveau service' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Nom', { exact: true }).focus();
  await drawer.getByRole('button', { name: 'Annuler' }).click();
  await expectGone(drawer);
  await close();
});
