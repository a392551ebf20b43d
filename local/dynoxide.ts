import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { type GuardedProcess, startGuarded } from './guarded-process.ts';
import { LocalFailure } from './local-failure.ts';

const BINARY = join(process.cwd(), 'node_modules', '@dynoxide', 'linux-x64', 'dynoxide');

/** Milliseconds between two checks of a starting database, and the number of checks. */
const POLL_MS = 15;
const POLLS = 400;

export interface LocalDatabase {
  readonly endpoint: string;
  /** Ends when the process ends, by itself or by `stop`; its value is the exit code. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

/** Whether anything answers there at all. */
export const answers = async (endpoint: string): Promise<boolean> => {
  try {
    await fetch(endpoint, { method: 'POST', signal: AbortSignal.timeout(1000) });
    return true;
  } catch {
    return false;
  }
};

/**
 * Waits until a starting database answers; `failure` gives the message if its process ends instead. On a timeout, ends
 * the database and throws LocalFailure.
 */
export const untilAnswering = async (
  endpoint: string,
  { child, stop }: GuardedProcess,
  failure: () => string,
  polls = POLLS,
): Promise<void> => {
  for (let poll = 0; poll < polls; poll++) {
    if (child.exitCode !== null) throw new LocalFailure(failure());
    if (await answers(endpoint)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  await stop();
  throw new LocalFailure('The local database did not answer in time.');
};

/**
 * Starts the embedded database on a free port, in memory or on a file. It dies with this process, even when this
 * process is killed. Throws LocalFailure with one sentence to show.
 */
export const startDynoxide = async (file?: string, binary = BINARY): Promise<LocalDatabase> => {
  if (!existsSync(binary))
    throw new LocalFailure(
      'The embedded database has no binary for this machine (Linux x64 only): start with "docker compose up", or set DYNAMODB_ENDPOINT to any DynamoDB.',
    );
  const port = await freePort();
  const started = startGuarded([binary, '--port', String(port), ...(file ? ['--db-path', file] : [])]);
  const endpoint = `http://127.0.0.1:${port}`;
  await untilAnswering(endpoint, started, () => {
    const [reason = ''] = started
      .errors()
      .trim()
      .split(/\n|(?<=\.) /);
    return file
      ? `The data file ${file} could not be opened (${reason}): move it away to start anew.`
      : `The local database did not start (${reason}).`;
  });
  return { endpoint, ended: started.ended, stop: started.stop };
};
