import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Response } from 'playwright-core';
import { createSigner } from '../../functions/kernel/identity/signing.ts';
import { openManageToken } from '../../functions/records/bookings/manage-link.ts';
import { contactHashes } from '../../functions/records/leads/contact.ts';
import { unsubscribeToken } from '../../functions/records/messages/unsubscribe-link.ts';
import { DEMO_LOGIN } from '../../local/demo/demo-business.ts';
import { openSecret } from '../../local/secret-file.ts';
import { readJson } from '../support/local-cloud.ts';
import { oneIn } from '../support/seeded.ts';
import type { SavedSession } from './inspected-page.ts';
import { businessScreens, openScreens, type VisitorPaths } from './screens-to-walk.ts';
import { themeSite } from './theme-site.ts';
import { frenchAtDesk, looks, openProduct, type WalkedProduct } from './walk.ts';

jest.setTimeout(300_000);

let product: WalkedProduct;
let demo: SavedSession;
let paths: VisitorPaths;

const SITE = '/public/sites/demo';

/** What a visitor sends, and the address of the page that they are given for it. */
const sent = async (url: string, body: object, page: 'manageUrl' | 'waitUrl'): Promise<string> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'idempotency-key': `walk-${JSON.stringify(body).length}` },
    body: JSON.stringify({ ...body, name: 'Zoé Roy', email: 'zoe@example.com', consent: true }),
  });
  const json: ReturnType<typeof JSON.parse> = await answer.json();
  return new URL(json.data[page]).pathname;
};

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The page at which the owner of an address unsubscribes, as a follow-up to it would name it. */
const unsubscribePath = async (dataDir: string, managePath: string, email: string): Promise<string> => {
  const signer = createSigner(await openSecret(join(dataDir, 'signing-secret')));
  const [contactHash = ''] = contactHashes(signer, { email, phone: null });
  const link = openManageToken({ signer }, managePath.split('/').at(-1) ?? '');
  if (!link) throw new Error(`No link to an appointment: ${managePath}`);
  return `/public/unsubscribe/${unsubscribeToken({ signer }, { tenantId: link.tenantId, contactHash })}`;
};

const visit = async ({ origin, dataDir }: WalkedProduct): Promise<VisitorPaths> => {
  const { data: config } = await readJson(`${origin}${SITE}/config`);
  const serviceId = config.services[0].id;
  const { data } = await readJson(`${origin}${SITE}/slots?serviceId=${serviceId}&limit=20`);
  const days = { serviceId, from: dayFromNow(2), to: dayFromNow(20) };
  const waitlist = `${origin}${SITE}/waitlist`;
  const booking = { serviceId, slotId: data.slots.at(-1).slotId };
  const managePath = await sent(`${origin}${SITE}/bookings`, booking, 'manageUrl');
  const paths = {
    managePath,
    waitingPath: await sent(waitlist, { ...days, weekdays: [0], dayParts: ['evening'] }, 'waitUrl'),
    offeredPath: await sent(waitlist, days, 'waitUrl'),
    subscribedPath: await unsubscribePath(dataDir, managePath, 'zoe@example.com'),
    unsubscribedPath: await unsubscribePath(dataDir, managePath, 'max@example.com'),
  };
  const unsubscribed = await fetch(`${origin}${paths.unsubscribedPath}`, { method: 'POST' });
  expect(unsubscribed.status).toBe(200);
  const isOffered = async () =>
    (await (await fetch(`${origin}${paths.offeredPath}`)).text()).includes('name="offerId"');
  while (!(await isOffered())) await setTimeout(200);
  return paths;
};

beforeAll(async () => {
  product = await openProduct();
  demo = await product.sessionOf(DEMO_LOGIN, false);
  paths = await visit(product);
});

afterAll(() => product?.close());

const KB = 1024;
const CODE = ['document', 'script', 'stylesheet'];

/** Bytes of the page and of the scripts and style sheets it asks for, each as brotli at its best. */
const firstLoad = async (path: string, session?: SavedSession): Promise<number> => {
  const { page, close } = await product.open(frenchAtDesk, session);
  const loaded: Response[] = [];
  page.on('response', (response) => {
    if (CODE.includes(response.request().resourceType())) loaded.push(response);
  });
  await page.goto(`${product.origin}${path}`, { waitUntil: 'networkidle' });
  // Asked for again: a browser does not keep every body.
  const bodies = await Promise.all(
    loaded.map(async (response) => Buffer.from(await (await fetch(response.url())).arrayBuffer())),
  );
  await close();
  return bodies.reduce((total, body) => total + brotliCompressSync(body).length, 0);
};

test('what a first visit to the login page and to the dashboard loads is at most 130 KB as brotli', async () => {
  expect(await firstLoad('/login')).toBeLessThanOrEqual(130 * KB);
  expect(await firstLoad('/dashboard/overview', demo)).toBeLessThanOrEqual(130 * KB);
});

describe.each(looks)('in $language at $width px', (look) => {
  test('no screen that is open to all complains, spills over or shuts anybody out, light or dark', async () => {
    expect(await product.walkShare(look, openScreens)).toEqual([]);
  });

  test.each(oneIn(2, ['light', 'dark'] as const))(
    'nor does any page of a business that is %s',
    async (theme) => {
      await themeSite(product.origin, demo, theme);
      expect(await product.walkShare({ ...look, theme }, businessScreens(paths))).toEqual([]);
    },
  );
});
