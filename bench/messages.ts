import { cpus, totalmem } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { readJson, startLocalCloud } from '../test/support/local-cloud.ts';
import { openShop } from './shop.ts';

/**
 * From a booking's answer, which follows its commit, to its confirmation in the visitor's local mailbox: relay, queue,
 * fan-out, lease, composing, SES's own client and the sender that parses the mail. `npm run bench:messages`.
 */

const COUNT = 60;
/** Bookings at one business, few enough that no visitor is asked to wait. */
const BOOKED_AT_ONE = 15;
const POLL_MS = 10;
/** Milliseconds within which 95 of a hundred must be there. */
const BUDGET_MS = 1500;

const cloud = await startLocalCloud();

const bookable = async (n: number) => {
  const shop = await openShop(cloud, n);
  const path = `/public/sites/${shop.slug}/slots?serviceId=${shop.serviceId}&limit=100`;
  return { shop, slots: (await shop.asVisitor(n, 'GET', path)).slots };
};

try {
  const shops: Awaited<ReturnType<typeof bookable>>[] = [];
  for (let n = 0; n < COUNT / BOOKED_AT_ONE; n += 1) shops.push(await bookable(n));
  const hasMail = async (to: string): Promise<boolean> =>
    (await readJson(`${cloud.origin}/__local/mailbox.json?to=${to}`)).messages.length > 0;
  const email = (n: number): string => `told-${n}@example.com`;
  const book = async (n: number): Promise<void> => {
    const offer = shops[n % shops.length];
    if (!offer) throw new Error('No business is open.');
    const { shop, slots } = offer;
    const { slotId } = slots[n % slots.length];
    const body = { slotId, name: `Visiteur ${n}`, email: email(n), consent: true };
    await shop.asVisitor(n, 'POST', `/public/sites/${shop.slug}/bookings`, body);
  };
  const taken: number[] = [];
  for (let n = 1; n <= COUNT; n += 1) {
    await book(n);
    const answered = performance.now();
    while (!(await hasMail(email(n)))) await pause(POLL_MS);
    taken.push(Math.round(performance.now() - answered));
  }
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)];
  const [cpu] = cpus();
  const machine = `Node ${process.version}, ${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  process.stdout.write(
    `${new Date().toISOString().slice(0, 10)}, ${machine}: ${COUNT} bookings, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (budget: p95 ${BUDGET_MS} ms)\n`,
  );
  if ((at(0.95) ?? Number.POSITIVE_INFINITY) > BUDGET_MS) process.exitCode = 1;
} finally {
  await cloud.remove();
}
