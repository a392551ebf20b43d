import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const FIRST = 'Est-ce qu’on peut payer d’avance ?';
const SECOND = 'Et pouvez-vous venir chez le vendeur ?';

/** A business, and a lead on which two requests wait. */
const openLead = async (): Promise<Account> => {
  const owner = await world.owner('Garage Roy');
  for (const message of [FIRST, SECOND])
    await world.call(owner, 'POST', '/v1/leads', { name: 'Zoé Roy', email: 'zoe@example.com', message });
  return owner;
};

test.each([
  { language: 'fr', width: 390, answer: 'Marquer comme répondue' },
  { language: 'en', width: 1440, answer: 'Mark as answered' },
] as const)(
  'every request that waits is read on the lead, in the order told, until it is answered ($language, $width)',
  async ({ answer, ...look }) => {
    const owner = await openLead();
    const { page, flaws, close } = await world.open(owner, '/dashboard/leads', look);
    await expectSeen(page.getByText(SECOND).first());
    await page.getByText('Zoé Roy').first().click();
    const words = page.getByRole('dialog').getByRole('blockquote');
    await expectSeen(words.nth(1));
    expect(await words.allInnerTexts()).toEqual([FIRST, SECOND]);
    expect(await flaws()).toEqual([]);
    await page.getByRole('button', { name: answer }).click();
    await expectGone(page.getByRole('button', { name: answer }));
    await expectGone(words);
    await close();
  },
);
