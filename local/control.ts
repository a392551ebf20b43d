import type { IncomingMessage, ServerResponse } from 'node:http';
import { type JobName, jobNames } from '../shared/domain/jobs.ts';
import type { LocalClock } from './clock.ts';
import { readBytes } from './read-bytes.ts';

/** Runs a job of the product and all work that it triggers, and answers its metrics. */
export type RunJob = (job: JobName) => Promise<Readonly<Record<string, number>>>;

/** The one job that is not the product's: the Stripe stand-in charges due subscriptions. Answers their number. */
const RENEW = 'renew-subscriptions';

const json = (response: ServerResponse, status: number, value: unknown): void => {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(value));
};

const parse = (text: string): Readonly<Record<string, unknown>> => {
  try {
    return Object(JSON.parse(text || '{}'));
  } catch {
    return {};
  }
};

const moveClock = async (
  request: IncomingMessage,
  response: ServerResponse,
  clock: LocalClock,
): Promise<void> => {
  const { now, advanceMinutes } = parse(String(await readBytes(request, 1024)));
  const moment = typeof now === 'string' ? Date.parse(now) : Number.NaN;
  if (typeof advanceMinutes === 'number' && Number.isFinite(advanceMinutes)) clock.advance(advanceMinutes);
  else if (!Number.isNaN(moment)) clock.set(moment);
  else return json(response, 400, { message: 'Give { "now": iso } or { "advanceMinutes": n }.' });
  return json(response, 200, { now: new Date(clock.now()).toISOString() });
};

const runNamed = async (
  response: ServerResponse,
  name: string,
  run: RunJob,
  renew: () => Promise<number>,
): Promise<void> => {
  if (name === RENEW) return json(response, 200, { job: name, done: await renew() });
  const job = jobNames.find((one) => one === name);
  if (job) return json(response, 200, { job, figures: await run(job) });
  return json(response, 404, { message: `No such job. There are: ${[...jobNames, RENEW].join(', ')}.` });
};

/** `/__local/*` for tests and tools: health, clock, jobs. Answers false for anything else. */
export const createControl =
  (clock: LocalClock, run: RunJob, renew: () => Promise<number>) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const call = `${request.method} ${pathname}`;
    if (call === 'GET /__local/health') json(response, 200, { status: 'ok' });
    else if (call === 'POST /__local/clock') await moveClock(request, response, clock);
    else if (call.startsWith('POST /__local/jobs/'))
      await runNamed(response, pathname.split('/').at(-1) ?? '', run, renew);
    else return false;
    return true;
  };
