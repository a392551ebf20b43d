import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../local/free-port.ts';
import { makeOnce } from './make-once.ts';

/** A start on a machine that does much else is slow, not wrong. */
const START_MS = 180_000;

/** The product as `npm start` runs it, in a process and a data folder of its own. */
export interface RunningCloud {
  readonly origin: string;
  readonly dataDir: string;
  /** What it printed so far. */
  output(): string;
  /** Ends it as the machine would, with SIGKILL, and waits until it is gone. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

const untilReady = (child: ChildProcess, output: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready: ${output()}`)), START_MS);
    child.stdout?.on('data', () => {
      if (!output().includes('Ctrl-C')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`ended with ${code}: ${output()}`));
    });
  });

type Environment = Readonly<Record<string, string>>;

/** Starts the product on a data folder; `env` adds to its environment. */
const startOn = async (
  dataDir: string,
  env: Environment,
): Promise<RunningCloud & { stop(): Promise<void> }> => {
  const port = await freePort();
  let child: ChildProcess | undefined;
  let printed = '';

  const start = async () => {
    printed = '';
    const started = spawn(process.execPath, ['local/launch.mjs'], {
      // A developer's own key is not the tests' to spend.
      env: { ...process.env, ANTHROPIC_API_KEY: '', PORT: String(port), DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk) => {
        printed += chunk;
      });
    child = started;
    await untilReady(started, () => printed);
  };

  const endBy = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  const kill = () => endBy('SIGKILL');

  await start();
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    output: () => printed,
    kill,
    stop: () => endBy('SIGTERM'),
    start,
    remove: async () => {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'comptoir-'));

/** Starts the product with nothing in it yet; `env` adds to its environment. */
export const startLocalCloud = async (env: Environment = {}): Promise<RunningCloud> =>
  startOn(await newFolder(), env);

/** The data of a product that has made its demo, made once in a run of the tests: it takes seconds each time. */
const demoData = async (): Promise<string> => {
  const { COMPTOIR_RUN_FOLDER } = process.env;
  if (!COMPTOIR_RUN_FOLDER) throw new Error('This is no run of the tests.');
  const folder = join(COMPTOIR_RUN_FOLDER, 'demo');
  await makeOnce(folder, async (unfinished) => (await startOn(unfinished, {})).stop());
  return folder;
};

/** Starts the product as one that has made its demo before; a database of somebody else's cannot be copied. */
export const startDemoCloud = async (env: Environment = {}): Promise<RunningCloud> => {
  const dataDir = await newFolder();
  if (process.env.DYNAMODB_ENDPOINT) return startOn(dataDir, env);
  await cp(await demoData(), dataDir, { recursive: true });
  return startOn(dataDir, env);
};

/** What an address answers, as loose as JSON itself. */
export const readJson = async (url: string): Promise<ReturnType<typeof JSON.parse>> =>
  (await fetch(url)).json();

/** Moves the product's clock so many minutes; answers where it stands then, in milliseconds. */
export const moveClock = async (origin: string, minutes: number): Promise<number> => {
  const body = JSON.stringify({ advanceMinutes: minutes });
  const answer = await fetch(`${origin}/__local/clock`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`The clock was not moved: ${answer.status}`);
  const { now }: { readonly now: string } = Object(await answer.json());
  return Date.parse(now);
};
