import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Runs these npm scripts in parallel, and prints each one's output when it ends. Fails if any fails. */
const run = async (script: string): Promise<boolean> => {
  const began = performance.now();
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const code = new Promise((resolve) => child.once('close', resolve));
  const said = await Promise.all([text(child.stdout), text(child.stderr)]);
  const isFine = (await code) === 0;
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(`${said.join('')}${isFine ? 'passed' : 'FAILED'}: npm run ${script}, ${seconds} s\n`);
  return isFine;
};

const outcomes = await Promise.all(process.argv.slice(2).map(run));
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
