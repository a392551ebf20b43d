import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { DEMO_LOGIN } from '../../local/demo/demo-business.ts';
import type { SavedSession } from './inspected-page.ts';
import { dashboardScreens, menuScreen, onboardingSteps } from './screens-to-walk.ts';
import { looks, openProduct, type WalkedProduct } from './walk.ts';

/** Tests of every screen of the dashboard at one width: each width is a file, so that they run side by side. */
export const walkDashboard = (width: number): void => {
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

  const ofWidth = looks.filter((look) => look.width === width);
  describe.each(ofWidth)('in $language at $width px, light and dark', (look) => {
    test('no screen of the dashboard complains, spills over or shuts anybody out', async () => {
      expect(await product.walkShare(look, dashboardScreens, demo)).toEqual([]);
      if (width === 390) expect(await product.walk(look, [menuScreen], demo)).toEqual([]);
    });

    test('nor does any step of the onboarding', async () => {
      expect(await product.walk(look, onboardingSteps, newcomer)).toEqual([]);
    });
  });
};
