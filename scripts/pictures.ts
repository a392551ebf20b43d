import { DEMO_LOGIN } from '../local/demo/demo-business.ts';
import { openInspected } from '../test/e2e/inspected-page.ts';
import { logIn } from '../test/e2e/screens.ts';
import { launchBrowser } from '../test/support/browser.ts';
import { startLocalCloud } from '../test/support/local-cloud.ts';
import { drawIcons } from './icons.ts';
import { drawLinkCards, takeDashboardPreviews } from './previews.ts';
import { setClock, workingMorning } from './working-morning.ts';

const FOLDER = 'web/public';

// The pictures that the application ships: its icons, and the landing page's views of the real dashboard.
const [cloud, browser] = await Promise.all([startLocalCloud(), launchBrowser()]);
const now = workingMorning();
try {
  await setClock(cloud.origin, now);
  const { page, close } = await openInspected(browser, { language: 'fr', theme: 'light', width: 1440 });
  await page.clock.setFixedTime(now);
  await logIn(page, cloud.origin, DEMO_LOGIN.email, DEMO_LOGIN.password);
  const owner = await page.context().storageState();
  await close();
  await drawIcons(browser, FOLDER);
  await takeDashboardPreviews(browser, cloud.origin, { owner, now }, FOLDER);
  await drawLinkCards(browser, cloud.origin, FOLDER);
} finally {
  await browser.close();
  await cloud.remove();
}
