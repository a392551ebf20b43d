import { cpus, loadavg, totalmem } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startLocalCloud } from '../test/support/local-cloud.ts';
import { openShop, type Shop } from './shop.ts';

/**
 * Whole conversations with the assistant, one after the other, answered by the rules over the local cloud: how long
 * each kind of turn takes. `npm run bench:turns`; it fails where 95 of a hundred turns take longer than the budget.
 */

const CONVERSATIONS = 120;
/** Bookings at one business, few enough that no visitor is asked to wait. */
const BOOKED_AT_ONE = 15;
/** Conversations that are had first and not measured. */
const WARM_UP = 15;
/** A visitor takes that long to read at least. */
const BETWEEN_MS = 2000;
/** Milliseconds for 95 of a hundred turns, with nothing else running. */
const BUDGET_MS = 60;

const TURNS = [
  ['wish', 'Bonjour, une coupe jeudi svp'],
  ['change of mind', 'en fait pas jeudi, plutôt vendredi après 13h, mais pas passé 17h'],
  ['question', 'combien ça coûte pis à quelle heure vous fermez?'],
  ['choice', 'le premier'],
  ['booking', ''],
] as const;

type Kind = (typeof TURNS)[number][0];

const taken: { readonly kind: Kind; readonly ms: number }[] = [];

interface Talk {
  readonly n: number;
  readonly history: object[];
  convId?: string;
}

const say = async (shop: Shop, talk: Talk, [kind, words]: (typeof TURNS)[number]): Promise<void> => {
  const { n, history, convId } = talk;
  const message = words || `Marie Roy, marie-${n}@example.com`;
  const body = { message, history, consent: true, ...(convId ? { convId } : {}) };
  const start = performance.now();
  const answer = await shop.asVisitor(n, 'POST', `/public/sites/${shop.slug}/chat`, body);
  if (n >= WARM_UP) taken.push({ kind, ms: performance.now() - start });
  talk.convId = answer.convId;
  history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.reply });
  if (kind === 'booking' && !answer.booking) throw new Error(`Nothing was booked: ${answer.reply}`);
};

/** Each takes their turn once the others have: nobody writes twice at once. */
const converse = async (shop: Shop, first: number): Promise<void> => {
  const talks = Array.from({ length: BOOKED_AT_ONE }, (_, n): Talk => ({ n: first + n, history: [] }));
  for (const turn of TURNS) {
    for (const talk of talks) await say(shop, talk, turn);
    await pause(BETWEEN_MS);
  }
};

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);

const row = (name: string, times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return `| ${name} | ${sorted.length} | ${at(sorted, 0.5)} | ${at(sorted, 0.95)} | ${at(sorted, 0.99)} |`;
};

const cloud = await startLocalCloud();
try {
  const load = loadavg()[0]?.toFixed(1);
  for (let n = 0; n < WARM_UP + CONVERSATIONS; n += BOOKED_AT_ONE)
    await converse(await openShop(cloud, n), n);
  const all = taken.map(({ ms }) => ms);
  const [cpu] = cpus();
  const lines = [
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${load} before and ${loadavg()[0]?.toFixed(1)} after.`,
    '',
    '| turn | times | p50 ms | p95 ms | p99 ms |',
    '|---|---:|---:|---:|---:|',
    ...TURNS.map(([kind]) =>
      row(
        kind,
        taken.filter((one) => one.kind === kind).map(({ ms }) => ms),
      ),
    ),
    row('all', all),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (
    Number(
      at(
        all.toSorted((a, b) => a - b),
        0.95,
      ),
    ) > BUDGET_MS
  )
    process.exitCode = 1;
} finally {
  await cloud.remove();
}
