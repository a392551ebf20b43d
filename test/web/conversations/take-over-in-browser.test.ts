import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Look } from '../../e2e/inspected-page.ts';
import { oneIn } from '../../support/seeded.ts';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

/** What the two read and write, in the language of their screens. */
const WORDS = {
  fr: {
    ask: 'Je veux parler à une personne',
    alert: 'Un visiteur veut parler à une personne.',
    open: 'Répondre',
    answer: 'Votre réponse au visiteur',
    send: 'Envoyer',
    message: 'Votre message',
    byAssistant: 'Assistant :',
    hello: 'Bonjour, ici le salon.',
    attends: 'Ana Lévy répond ; l’assistant se tait.',
    question: 'Quels sont vos prix ?',
    giveBack: 'Rendre à l’assistant',
    assistant: 'L’assistant répond. Si vous écrivez, il se tait.',
    price: /\b45,00/,
  },
  en: {
    ask: 'I want to speak to a person',
    alert: 'A visitor wants to speak to a person.',
    open: 'Answer',
    answer: 'Your answer to the visitor',
    send: 'Send',
    message: 'Your message',
    byAssistant: 'Assistant:',
    hello: 'Hello, the salon here.',
    attends: 'Ana Lévy answers; the assistant stays silent.',
    question: 'What are your prices?',
    giveBack: 'Give back to the assistant',
    assistant: 'The assistant answers. If you write, it stays silent.',
    price: /\b45\.00/,
  },
} as const;

type Words = (typeof WORDS)[Look['language']];

const LOOKS: readonly Pick<Look, 'language' | 'theme'>[] = [
  { language: 'fr', theme: 'light' },
  { language: 'en', theme: 'dark' },
];

/** A salon whose owner has a name, and one service with a price. */
const openSalon = async (): Promise<{ owner: Account; path: string }> => {
  const owner = await world.owner('Salon Roy');
  await world.call(owner, 'PATCH', '/v1/members/me', { name: 'Ana Lévy' });
  await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 30, price: 45 });
  const { slug } = await world.call(owner, 'GET', '/v1/sites');
  return { owner, path: `/site/${slug}` };
};

const say = async (visitor: Page, { message, send }: Words, text: string) => {
  await visitor.getByLabel(message).fill(text);
  await visitor.getByRole('button', { name: send }).click();
};

/** Marks a page, so that one that was loaded anew is known by the mark that it has lost. */
const mark = (page: Page) => page.evaluate('window.wasNeverReloaded = true');
const isMarked = (page: Page) => page.evaluate('window.wasNeverReloaded === true');

describe.each(oneIn(2, LOOKS))('a visitor who asks for a person, in $language, $theme', (look) => {
  const words = WORDS[look.language];

  test('is answered by the owner alone, whose words stay while they look elsewhere, and by the assistant once it is given back, on pages that nobody reloads', async () => {
    const { owner, path } = await openSalon();
    const desk = await world.open(owner, '/dashboard/bookings', { ...look, width: 1440 });
    const phone = await world.open(null, `${path}?lang=${look.language}`, { ...look, width: 390 });
    const [team, visitor] = [desk.page, phone.page];
    const log = visitor.getByRole('log');
    await team.getByRole('heading', { level: 1 }).waitFor();
    await Promise.all([mark(team), mark(visitor)]);

    await say(visitor, words, words.ask);
    await team.getByText(words.alert).waitFor();
    await team.getByRole('link', { name: words.open, exact: true }).click();
    await team.getByLabel(words.answer).fill(words.hello);
    await team.locator('a[href="/dashboard/leads"]').first().click();
    await team.waitForURL('**/dashboard/leads');
    await team.goBack();
    expect(await team.getByLabel(words.answer).inputValue()).toBe(words.hello);
    const { promise: maySend, resolve: send } = Promise.withResolvers<void>();
    await team.route('**/messages', async (route) => {
      await maySend;
      await route.continue();
    });
    await team.getByRole('button', { name: words.send, exact: true }).click();
    // What is typed while it is sent would go with it.
    await expectSeen(team.getByLabel(words.answer).and(team.locator('[readonly]')));
    send();
    await expectSeen(team.getByText(words.attends));
    await expectSeen(team.getByLabel(words.answer).and(team.locator(':not([readonly])')));
    await expectGone(team.getByText(words.alert));
    await expectSeen(log.getByText(words.hello));
    await expectSeen(log.getByText('Ana', { exact: false }).first());

    const told = await log.getByText(words.byAssistant).count();
    await say(visitor, words, words.question);
    await expectSeen(team.getByRole('region').getByText(words.question));
    expect(await log.getByText(words.byAssistant).count()).toBe(told);
    expect(await desk.flaws()).toEqual([]);
    expect(await phone.flaws()).toEqual([]);

    await team.getByRole('button', { name: words.giveBack }).click();
    await expectSeen(team.getByText(words.assistant));
    await expectSeen(log.getByText(words.price));
    await expectSeen(team.getByRole('region').getByText(words.price));
    expect(await desk.flaws()).toEqual([]);
    expect(await phone.flaws()).toEqual([]);
    expect([await isMarked(team), await isMarked(visitor)]).toEqual([true, true]);
    await desk.close();
    await phone.close();
  });
});
