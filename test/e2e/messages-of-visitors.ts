import { randomUUID } from 'node:crypto';
import type { Case, Scene } from './messages-scene.ts';

/** A visitor of their own, whom the limits count apart. */
const ADDRESS = { 'cloudfront-viewer-address': '203.0.113.77:40000' };

const slugOf = async ({ world, owner }: Scene): Promise<string> =>
  (await world.call(owner, 'GET', '/v1/sites')).slug;

const say = async ({ page, press }: Scene, text: string): Promise<void> => {
  await page.locator('textarea').first().fill(text);
  await press(/^Envoyer$/, /^Send$/);
};

/** Sends until the server refuses, which it does within two minutes' worth of messages. */
const floodChat = async ({ world }: Scene, slug: string): Promise<void> => {
  for (let sent = 0; sent <= 60; sent++) {
    const { status } = await fetch(`${world.origin}/public/sites/${slug}/chat`, {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID(), ...ADDRESS },
      body: JSON.stringify({ message: 'Bonjour', history: [] }),
    });
    if (status === 403) return;
  }
  throw new Error('The server answered every message.');
};

const chat = async (scene: Scene): Promise<void> => {
  const { page, go, shows, restart } = scene;
  await go(`/embed/${await slugOf(scene)}`);
  await page.route(/\/chat$/, (route) => route.abort('connectionrefused'));
  // However slow the machine is, the second message follows the first at once.
  await page.clock.setFixedTime(Date.now());
  await say(scene, 'Bonjour');
  await shows('chatFailedReply', page.getByRole('log'));
  await shows('chatUnavailable', page.getByRole('status'));
  await restart();
  await say(scene, 'Encore');
  await shows('chatThrottled', page.getByRole('status'));
  // `resume` would leave the time fixed.
  await page.clock.setSystemTime(Date.now());
};

const floodedChat = async (scene: Scene): Promise<void> => {
  const { page, go, shows } = scene;
  const slug = await slugOf(scene);
  await page.setExtraHTTPHeaders(ADDRESS);
  await go(`/site/${slug}`);
  await floodChat(scene, slug);
  await say(scene, 'Bonjour');
  await shows('chatTooMany', page.getByRole('log'));
  await shows('chatTooMany', page.getByRole('status'));
  await page.setExtraHTTPHeaders({});
};

export const visitorCases: readonly Case[] = [
  {
    cause: 'the chat: no server, and a second message at once',
    as: 'guest',
    shows: ['chatFailedReply', 'chatUnavailable', 'chatThrottled'],
    provoke: chat,
  },
  {
    cause: 'the server answers 403 to one message too many in a minute',
    as: 'guest',
    shows: ['chatTooMany', 'chatTooMany'],
    provoke: floodedChat,
  },
  {
    cause: 'a site that nobody has',
    as: 'guest',
    shows: ['siteNotFound', 'siteNotFoundText'],
    provoke: async ({ page, go, shows }) => {
      await go('/site/personne');
      await shows('siteNotFound', page.getByRole('heading'));
      await shows('siteNotFoundText', page.locator('main'));
    },
  },
];
