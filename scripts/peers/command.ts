import { spawn, spawnSync } from 'node:child_process';

/** Runs a command with its output shown; true when it exits with 0. */
export const runInView = (
  command: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> => {
  const [program, ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
};

/** Runs a command silently; throws its output when it fails. */
export const runQuietly = (command: readonly [string, ...string[]]): Promise<void> => {
  const [program, ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(said))));
  });
};

/** The output of a short command. Undefined when there is no such program, or when it fails. */
export const outputOf = (program: string, args: readonly string[]): string | undefined => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? `${stdout}${stderr}` : undefined;
};
