import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** Runs a command in the background and ends it when standard input closes, which happens when the parent dies. */
const ORPHAN_GUARD =
  'exec 3<&0; "$@" </dev/null & pid=$!; ( cat <&3 >/dev/null; kill "$pid" 2>/dev/null ) & wait "$pid"';

export interface GuardedProcess {
  readonly child: ChildProcessByStdio<Writable, null, Readable>;
  /** The end of what it wrote to its standard error. */
  errors(): string;
  /** Ends when the process ends, by itself or by `stop`; its value is the exit code. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

/** Starts a command that dies with this process, even when this process is killed. */
export const startGuarded = (command: readonly string[]): GuardedProcess => {
  const child = spawn('/bin/sh', ['-c', ORPHAN_GUARD, 'sh', ...command], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors = `${errors}${chunk}`.slice(-2000);
  });
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      child.stdin.destroy();
      resolve(code);
    }),
  );
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { child, errors: () => errors, ended, stop };
};
