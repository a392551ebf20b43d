import type { Page, Route } from 'playwright-core';

/** Told by the browser of each thing that it shows elsewhere than in the picture before, and nobody pressed anything. */
const WATCH = `(() => {
  window.shifts = [];
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  const tell = ({ node, previousRect, currentRect }) =>
    place(previousRect) + ' → ' + place(currentRect) + ' ' + ((node?.outerHTML ?? node?.textContent) || '').slice(0, 120);
  new PerformanceObserver((list) => {
    const isOfPage = ({ node }) => document.getElementById('content')?.contains(node);
    for (const entry of list.getEntries()) window.shifts.push(...entry.sources.filter(isOfPage).map(tell));
  }).observe({ type: 'layout-shift', buffered: true });
})()`;

/** Two pictures later, so that whatever an answer changes has been drawn. */
const DRAWN = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))`;

const IS_READING = `document.querySelector('h1') === null || document.querySelector('.animate-pulse, .animate-spin') !== null`;

/** How long nothing more is asked for until a screen counts as complete. */
const QUIET_MS = 200;

/** In which order a screen's requests are answered: as they were asked for, or the last first. */
export type AnswerOrder = 'in turn' | 'last first';

/** Opens screens whose requests are answered one at a time, each after the picture that the one before brought. */
export const watchShifts = async (page: Page) => {
  const held: Route[] = [];
  await page.addInitScript(WATCH);
  await page.route('**/v1/**', (route) => void held.push(route));
  // Texts in another font than they were drawn in first move by a pixel or two.
  await page.route('**/*.woff2', (route) => route.abort());
  const isComplete = async (): Promise<boolean> => {
    if (held.length > 0 || (await page.evaluate(IS_READING))) return false;
    await page.waitForTimeout(QUIET_MS);
    return held.length === 0;
  };
  /** What moved until the screen was complete. */
  return async (url: string, order: AnswerOrder): Promise<readonly string[]> => {
    held.splice(0);
    await page.goto(url);
    while (!(await isComplete())) {
      await page.evaluate(DRAWN);
      const route = order === 'in turn' ? held.shift() : held.pop();
      if (!route) continue;
      await route.continue();
      await (await route.request().response())?.finished();
    }
    const found: unknown = await page.evaluate('window.shifts');
    return Array.isArray(found) ? found.map(String) : [];
  };
};
