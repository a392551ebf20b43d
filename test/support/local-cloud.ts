import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_MS = 60_000;

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

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

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

/** Starts the product; `env` adds to its environment. */
export const startLocalCloud = async (env: Readonly<Record<string, string>> = {}): Promise<RunningCloud> => {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-'));
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

  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };

  await start();
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    output: () => printed,
    kill,
    start,
    remove: async () => {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** What an address answers, as loose as JSON itself. */
export const readJson = async (url: string): Promise<ReturnType<typeof JSON.parse>> =>
  (await fetch(url)).json();
