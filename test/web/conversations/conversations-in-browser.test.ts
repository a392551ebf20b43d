import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ConversationSummary } from '../../../shared/schemas/conversation.ts';
import { expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let demo: Account;
let all: readonly ConversationSummary[];
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: true });
  demo = await world.demoOwner();
  all = (await world.call(demo, 'GET', '/v1/conversations?limit=100')).conversations;
});
afterAll(() => world?.close());

const PATH = '/dashboard/conversations';
const inbox = (page: Page) => page.getByRole('navigation', { name: /^Conversations, / });
const rows = (page: Page) => inbox(page).getByRole('link');

/** One that led to a booking, and so to a lead. */
const booked = (): ConversationSummary => {
  const found = all.find(({ bookingId, leadName }) => bookingId && leadName);
  if (!found) throw new Error('The demo has no conversation that led to a booking.');
  return found;
};

describe('the inbox', () => {
  test('lists conversations newest first, with who, the last word and the language', async () => {
    const { page, flaws, close } = await world.open(demo, PATH);
    await rows(page).first().waitFor();
    const texts = await rows(page).allTextContents();
    const shown = all.slice(0, 25);
    expect(texts).toHaveLength(shown.length);
    for (const [n, { leadName, lastMessage }] of shown.entries())
      for (const part of [leadName ?? 'Visiteur', lastMessage]) expect(texts[n]).toContain(part);
    expect(texts[0]).toContain(all[0]?.language === 'en' ? 'Anglais' : 'Français');
    expect(await flaws()).toEqual([]);
    await close();
  });

  test('goes on to older ones', async () => {
    const { page, close } = await world.open(null, '/mentions');
    await page.evaluate(
      `localStorage.setItem('comptoir.tokens', ${JSON.stringify(JSON.stringify(demo.tokens))})`,
    );
    await page.route('**/v1/conversations?**', (route) =>
      route.continue({ url: route.request().url().replace('limit=25', 'limit=2') }),
    );
    await page.goto(`${world.origin}${PATH}`);
    const more = inbox(page).getByRole('button', { name: 'Afficher plus de conversations' });
    await more.click();
    await rows(page).nth(3).waitFor();
    expect(await rows(page).count()).toBe(4);
    await close();
  });

  test('says what it is for while nobody has written, and what failed', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, flaws, close } = await world.open(owner, PATH);
    await page.getByText('Aucune conversation pour l’instant.').waitFor();
    expect(await flaws()).toEqual([]);
    await page.route('**/v1/conversations?**', (route) => route.abort());
    await page.reload();
    await page.getByText('Impossible de charger les conversations.').waitFor();
    await close();
  });
});

describe('a conversation', () => {
  test('is read beside the list, in order, with its consent and what came of it', async () => {
    const { conversationId, leadId, bookingId, leadName = '' } = booked();
    const { transcript, consentVersion } = await world.call(
      demo,
      'GET',
      `/v1/conversations/${conversationId}`,
    );
    const { page, flaws, close } = await world.open(demo, `${PATH}/${conversationId}`);
    const said = page.getByRole('region', { name: `Échange avec ${leadName}` });
    await said.waitFor();
    const text = (await said.textContent()) ?? '';
    const places = transcript.map(({ message }: { message: string }) => text.indexOf(message));
    expect(places).toEqual(places.toSorted((a: number, b: number) => a - b));
    expect(places).not.toContain(-1);
    expect(text).toContain('Rendez-vous pris');
    await page.getByText(`version ${consentVersion}`).waitFor();
    await page.locator(`a[href="/dashboard/leads?lead=${leadId}"]`).waitFor();
    await page.locator(`a[href="/dashboard/bookings?booking=${bookingId}"]`).waitFor();
    await expectSeen(rows(page).first());
    expect(await flaws()).toEqual([]);
    await close();
  });

  test('takes the list’s place on a phone, and gives it back', async () => {
    const { page, flaws, close } = await world.open(demo, PATH, {
      language: 'en',
      width: 390,
      theme: 'dark',
    });
    await rows(page).first().click();
    await page.getByText(/^Text accepted: version /).waitFor();
    expect(await rows(page).count()).toBe(0);
    expect(await flaws()).toEqual([]);
    await page.goBack();
    await rows(page).first().click();
    await page.getByRole('link', { name: 'All conversations' }).click();
    await rows(page).first().waitFor();
    expect(await flaws()).toEqual([]);
    await close();
  });

  test('that is not there is said not to be', async () => {
    const { page, close } = await world.open(demo, `${PATH}?conversation=inconnue`);
    await expectSeen(page.getByRole('alert').getByText('Introuvable.'));
    await close();
  });
});

test('the demo leaves questions to answer, and none that its own answers hold', async () => {
  const { questions } = await world.call(demo, 'GET', '/v1/questions');
  expect(questions).not.toEqual([]);
  for (const { question } of questions) expect(question).not.toMatch(/gift card/);
});
