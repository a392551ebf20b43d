import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuilt } from '../../local/build.ts';
import { startDynoxide } from '../../local/dynoxide.ts';
import { atEndOfRun } from './run-end.ts';
import { openRunHost } from './run-host.ts';
import { drawSeed } from './run-seed.ts';
import { newSigningKey } from './signing-key.ts';

/** What every file of a run shares: the built product, one database of which each world has a table, a folder, a key, a seed. */
export default async function setUp(): Promise<void> {
  // Each start of the product, and each worker, reads the same sources: half of such a start was compiling them.
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/comptoir-compiled');
  await ensureBuilt();
  process.env.COMPTOIR_RUN_FOLDER = await mkdtemp(join(tmpdir(), 'comptoir-run-'));
  process.env.COMPTOIR_RUN_KEY = newSigningKey();
  process.env.COMPTOIR_RUN_SEED = String(drawSeed());
  await openRunHost();
  if (process.env.DYNAMODB_ENDPOINT) return;
  const database = await startDynoxide();
  process.env.COMPTOIR_RUN_DATABASE = database.endpoint;
  atEndOfRun(database.stop);
}
