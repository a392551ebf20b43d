import { cpus, totalmem } from 'node:os';
import { startLocalCloud } from '../test/support/local-cloud.ts';
import { type Figure, measure } from './measure.ts';
import { openShop, type Shop } from './shop.ts';

/** Latencies of the main job on the local cloud, through its gateway and over HTTP: `npm run bench`. */

const ASKS = [
  'Bonjour, avez-vous une place jeudi après-midi ?',
  'Hi, how much is a haircut?',
  'Quelles sont vos heures ?',
  'Anything free tomorrow morning?',
];

const COUNT = 300;
/** Bookings at one business, few enough that no visitor is asked to wait. */
const BOOKED_AT_ONE = 15;

const slotsPathOf = ({ slug, serviceId }: Shop): string =>
  `/public/sites/${slug}/slots?serviceId=${serviceId}&limit=100`;

/** Books at one business after another, each time as a new visitor. */
const bookingAt = async (shops: readonly Shop[], offset: number) => {
  const offers = await Promise.all(
    shops.map(async (shop) => {
      const { slots } = await shop.asVisitor(offset, 'GET', slotsPathOf(shop));
      return { shop, slots };
    }),
  );
  return async (n: number): Promise<void> => {
    const offer = offers[n % offers.length];
    if (!offer) throw new Error('No business is open.');
    const { shop, slots } = offer;
    await shop.asVisitor(offset + n, 'POST', `/public/sites/${shop.slug}/bookings`, {
      slotId: slots[n % slots.length].slotId,
      name: `Visiteur ${offset + n}`,
      email: `v${offset + n}@example.com`,
      consent: true,
    });
  };
};

const figuresOf = async (
  shop: Shop,
  booked: readonly Shop[],
  concurrency: number,
): Promise<readonly Figure[]> => {
  const size = { count: COUNT, concurrency };
  const offset = concurrency * 10_000;
  const slotsPath = slotsPathOf(shop);
  const book = await bookingAt(booked, offset);
  const run = (name: string, request: (n: number) => Promise<unknown>) =>
    measure(name, size, async (n) => {
      await request(n);
    });
  return [
    await run('list services (owner)', () => shop.asOwner('GET', '/v1/services')),
    await run('list bookings, 50 rows (owner)', () => shop.asOwner('GET', '/v1/bookings')),
    await run('free slots, 28 days (visitor)', (n) => shop.asVisitor(n, 'GET', slotsPath)),
    await run('book (visitor)', book),
    await run('chat turn, rules (visitor)', (n) =>
      shop.asVisitor(offset + n, 'POST', `/public/sites/${shop.slug}/chat`, {
        message: ASKS[n % ASKS.length],
        consent: true,
      }),
    ),
  ];
};

const row = (figure: Figure): string =>
  `| ${figure.name} | ${figure.concurrency} | ${figure.p50} | ${figure.p99} | ${figure.perSecond} |`;

const startMs = async (start: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await start();
  return Math.round(performance.now() - begin);
};

const cloud = await startLocalCloud();
try {
  await cloud.kill();
  const again = await startMs(() => cloud.start());
  const shop = await openShop(cloud);
  const figures: Figure[] = [];
  for (const concurrency of [1, 16]) {
    const booked: Shop[] = [];
    for (let n = 0; n < COUNT / BOOKED_AT_ONE; n++) booked.push(await openShop(cloud, concurrency * 100 + n));
    figures.push(...(await figuresOf(shop, booked, concurrency)));
  }
  const [cpu] = cpus();
  const lines = [
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB. Embedded database, not AWS.`,
    '',
    `Start with the demo made and the pages built: ${again} ms.`,
    '',
    '| request | at once | p50 ms | p99 ms | per second |',
    '|---|---|---|---|---|',
    ...figures.map(row),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
} finally {
  await cloud.remove();
}
