import type { Locator, Page } from 'playwright-core';
import { readJson } from '../support/local-cloud.ts';
import type { Words } from './words.ts';

/** What a person does on each screen, in the order of the journey. */

const mailedCode = async (origin: string, email: string): Promise<string> => {
  const { messages } = await readJson(`${origin}/__local/mailbox.json?to=${encodeURIComponent(email)}`);
  const code = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${email}.`);
  return code;
};

export const signUp = async (page: Page, origin: string, email: string, password: string): Promise<void> => {
  await page.goto(`${origin}/signup`);
  await page.locator('input[type=email]').fill(email);
  for (const field of await page.locator('input[type=password]').all()) await field.fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/confirm\b/);
  await page.locator('input[inputmode=numeric]').fill(await mailedCode(origin, email));
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/login**');
};

export const logIn = async (page: Page, origin: string, email: string, password: string): Promise<void> => {
  if (!page.url().includes('/login')) await page.goto(`${origin}/login`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/(onboarding|dashboard)\//);
};

export const onboard = async (page: Page, words: Words, business: string, slug: string): Promise<void> => {
  const next = () => page.getByRole('button', { name: words.continue }).click();
  await page.locator('input[name=name]').fill(business);
  await next();
  await page.waitForURL('**/onboarding/schedule');
  await next();
  await page.waitForURL('**/onboarding/site');
  await page.getByLabel(words.slug).fill(slug);
  await page.getByText(words.available).waitFor();
  await page.getByLabel(words.description).fill(words.aboutBusiness);
  await next();
  await page.waitForURL('**/onboarding/review');
  await page.getByRole('button', { name: words.finish }).click();
  await page.waitForURL('**/dashboard/overview');
};

export const addService = async (page: Page, origin: string, words: Words): Promise<void> => {
  await page.goto(`${origin}/dashboard/services`);
  await page.getByRole('button', { name: words.newService }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(words.name, { exact: true }).fill(words.service);
  await drawer.getByLabel(words.price).fill('45');
  await drawer.getByRole('button', { name: words.createService }).click();
  await page.getByRole('heading', { name: words.service }).waitFor();
};

/** Presses what sends something in the chat, and waits until the assistant has answered. */
export const send = async (page: Page, button: Locator): Promise<void> => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/chat'));
  await button.click();
  await answered;
};

/** Says something in the chat and waits until the assistant has answered. */
export const say = async (page: Page, words: Words, text: string): Promise<void> => {
  await page.getByLabel(words.message).fill(text);
  await send(page, page.getByRole('button', { name: words.send, exact: true }));
};

/** The buttons of the times that the assistant offers. */
export const offeredTimes = (page: Page, words: Words) =>
  page.getByRole('region', { name: words.slots }).getByRole('button');
