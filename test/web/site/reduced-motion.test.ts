import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openSiteWorld, PAGE, type SiteWorld } from './site-world.ts';

let world: SiteWorld;
beforeAll(async () => {
  world = await openSiteWorld();
});
afterAll(() => world?.close());

describe('a page for whoever asked for less motion', () => {
  test.each([PAGE, '/rdv/t0k3n', '/embed/studio-lumiere'])('moves and fades nothing (%s)', async (path) => {
    const { page } = await world.open(path, { reducedMotion: 'reduce' });
    const moving = await page.locator('body, body *').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element);
          return (
            Math.max(...`${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat)) >
            0.001
          );
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(moving).toEqual([]);
    await page.context().close();
  });
});
