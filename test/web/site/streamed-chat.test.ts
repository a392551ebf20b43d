import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';

import { axeFlaws } from '../../support/axe.ts';
import { expectDisabled } from '../../support/seen.ts';
import { demoBooking, openSiteWorld, PAGE, type SiteWorld } from './site-world.ts';

let world: SiteWorld;
beforeAll(async () => {
  world = await openSiteWorld();
});
afterAll(() => world?.close());

const say = async (page: Page) => {
  await page.getByLabel('Votre message').fill('Bonjour');
  await page.getByRole('button', { name: 'Envoyer' }).click();
};

const eventText = (name: string, value: unknown): string =>
  `event: ${name}\ndata: ${JSON.stringify(value)}\n\n`;
const delta = (text: string): string => eventText('delta', { text });
const result = (over: object): string =>
  eventText('result', { data: { suggestions: { slots: [] }, convId: 'c1', mode: 'llm', ...over } });

/** A server that tells a first part, and goes on when the test lets it. */
const inTwoParts = (first: string, second: () => string) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const parts = async function* () {
    yield first;
    await promise;
    yield second();
  };
  world.answer = () => ({ body: undefined, stream: parts() });
  return { goOn: resolve };
};

/** What a screen reader finds in the conversation. */
const readOut = (page: Page) => page.getByRole('log').ariaSnapshot();

const FAILED = 'Nous ne pouvons pas répondre pour le moment. Merci de réessayer plus tard.';
const TOO_MANY = 'Trop de demandes, réessayez dans quelques minutes.';

describe('a reply that streams', () => {
  test('is seen as it comes, read out once it is whole, and gives way to the result', async () => {
    const { goOn } = inTwoParts(delta('Oui, mardi '), () =>
      [delta('à 9 h.'), result({ reply: 'Oui, mardi à 9 h.', booking: demoBooking })].join(''),
    );
    const { page, complaints } = await world.open(PAGE);
    await say(page);
    await page.getByRole('log').getByText('Oui, mardi').waitFor();
    expect(await readOut(page)).not.toContain('Oui, mardi');
    expect(await readOut(page)).toContain('L’assistant écrit…');
    await expectDisabled(page.getByRole('button', { name: 'Envoi…' }));
    expect(await page.getByRole('link', { name: 'Ajouter au calendrier' }).count()).toBe(0);
    expect(await axeFlaws(page)).toEqual([]);
    goOn();
    await page.getByRole('link', { name: 'Ajouter au calendrier' }).waitFor();
    expect((await readOut(page)).match(/Oui, mardi à 9 h\./g)).toHaveLength(1);
    expect(await page.getByText('Oui, mardi').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Envoyer' }).count()).toBe(1);
    expect([world.lastCall().headers.accept, complaints]).toEqual([
      'text/event-stream, application/json',
      [],
    ]);
    await page.context().close();
  });

  test.each([
    [
      'breaks off',
      () => {
        throw new Error('the line is cut');
      },
      FAILED,
    ],
    ['ends without a result', () => delta(' à 9 h.'), FAILED],
    ['fails', () => eventText('error', { error: { code: 'internal', message: 'x' } }), FAILED],
    ['is refused', () => eventText('error', { error: { code: 'rate_limited', message: 'x' } }), TOO_MANY],
  ])('and %s half-way leaves the failure, and nothing of what it had claimed', async (_, second, bubble) => {
    const { goOn } = inTwoParts(delta('Votre place est prise'), second);
    const { page } = await world.open(PAGE);
    await say(page);
    await page.getByText('Votre place est prise').waitFor();
    goOn();
    await page.getByRole('log').getByText(bubble).waitFor();
    expect(await page.getByText('Votre place est prise').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Envoyer' }).count()).toBe(1);
    await page.context().close();
  });
});
