import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Look } from '../../e2e/inspected-page.ts';
import { oneIn } from '../../support/seeded.ts';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let owner: Account;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  owner = await world.owner('Salon Roy');
  const { slug } = await world.call(owner, 'GET', '/v1/sites');
  for (const message of ['Quels sont vos services ?', 'Je veux parler à une personne', 'Je veux me plaindre'])
    await world.call(owner, 'POST', `/public/sites/${slug}/chat`, { message, consent: true });
});
afterAll(() => world?.close());

const WORDS = {
  fr: {
    unanswered: 'Sans réponse',
    complaints: 'Plaintes',
    newTag: 'Nouvelle étiquette',
    add: 'Ajouter',
    others: 'Conversations avec l’étiquette VIP',
    remove: 'Retirer l’étiquette VIP',
    letGo: 'Étiquette : VIP, retirer ce filtre',
    search: 'Nom, contact ou étiquette',
    nothing: 'Aucune conversation ne correspond.',
    all: 'Tout afficher',
    back: 'Toutes les conversations',
    answered: 'Marquer comme répondue',
  },
  en: {
    unanswered: 'Unanswered',
    complaints: 'Complaints',
    newTag: 'New tag',
    add: 'Add',
    others: 'Conversations with the tag VIP',
    remove: 'Remove the tag VIP',
    letGo: 'Tag: VIP, remove this filter',
    search: 'Name, contact or tag',
    nothing: 'No conversation matches.',
    all: 'Show all',
    back: 'All conversations',
    answered: 'Mark as answered',
  },
} as const;

const LOOKS: readonly Look[] = [
  { language: 'fr', theme: 'light', width: 390 },
  { language: 'en', theme: 'dark', width: 1440 },
];

const rows = (page: Page) => page.getByRole('navigation', { name: /^Conversations, / }).getByRole('link');

describe.each(oneIn(2, LOOKS))('the conversations at $width px, in $language, $theme', (look) => {
  const words = WORDS[look.language];

  test('are filtered, tagged and searched, and what is filtered stays so beside an open one', async () => {
    const { page, flaws, close } = await world.open(owner, '/dashboard/conversations', look);
    const isPhone = look.width === 390;
    await expectSeen(rows(page).nth(2));
    await page.getByRole('button', { name: words.complaints }).click();
    await expectGone(rows(page).nth(1));
    expect(await flaws()).toEqual([]);

    await rows(page).filter({ hasText: 'plaindre' }).click();
    await page.getByLabel(words.newTag).fill('VIP');
    await page.getByRole('button', { name: words.add, exact: true }).click();
    await expectSeen(page.getByRole('link', { name: words.others }));
    expect(new URL(page.url()).searchParams.get('mark')).toBe('complaint');
    expect(await flaws()).toEqual([]);
    await page.getByRole('link', { name: words.others }).click();
    if (isPhone) await page.getByRole('link', { name: words.back }).click();
    await expectSeen(page.getByRole('button', { name: words.letGo }));
    await page.getByRole('button', { name: words.complaints }).click();
    await expectSeen(rows(page).filter({ hasText: 'VIP' }));
    await page.getByRole('button', { name: words.letGo }).click();
    await expectSeen(rows(page).nth(2));

    await page.getByRole('searchbox', { name: words.search }).fill('personne d’autre');
    await expectSeen(page.getByText(words.nothing));
    expect(await flaws()).toEqual([]);
    await page.getByRole('button', { name: words.all }).click();
    await expectSeen(rows(page).nth(2));
    await page.getByRole('searchbox', { name: words.search }).fill('vip');
    await expectGone(rows(page).nth(1));
    await rows(page).filter({ hasText: 'VIP' }).click();
    await page.getByRole('button', { name: words.remove }).click();
    await expectGone(page.getByRole('link', { name: words.others }));
    await close();
  });

  test('leave the unanswered ones once somebody has seen to the visitor', async () => {
    const { page, flaws, close } = await world.open(owner, '/dashboard/conversations?mark=unanswered', look);
    const isPhone = look.width === 390;
    const asks = rows(page).filter({ hasText: 'parler à une personne' });
    await asks.click();
    await page.getByRole('button', { name: words.answered }).click();
    await expectGone(page.getByRole('button', { name: words.answered }));
    if (isPhone) await page.getByRole('link', { name: words.back }).click();
    await expectGone(asks);
    expect(await flaws()).toEqual([]);
    await close();
  });
});
