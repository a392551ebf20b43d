import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { systemClock } from '../functions/kernel/clock.ts';
import { systemIds } from '../functions/kernel/identity/ids.ts';
import { createSigner } from '../functions/kernel/identity/signing.ts';
import { openDatabase } from '../functions/kernel/table/database.ts';
import { openTable, type Table } from '../functions/kernel/table/table.ts';
import { type Entry, ledgerOf, readLedger } from './restore/ledger.ts';
import { type Outcome, reapply } from './restore/reapply.ts';

/**
 * Saves the list of erasures outside the table, and requests them again in a restored one (docs/operations.md,
 * "Restore"). Region and credentials are those of the AWS environment.
 */
const USE = `Use: npm run erasure-ledger -- save  --table NAME --file FILE
     npm run erasure-ledger -- apply --table NAME --file FILE --signing-secret ARN [--rehearse]\n`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    table: { type: 'string' },
    file: { type: 'string' },
    'signing-secret': { type: 'string' },
    rehearse: { type: 'boolean', default: false },
  },
});

const save = async (table: Table, file: string): Promise<string> => {
  const entries: Entry[] = [];
  for await (const entry of ledgerOf(table)) entries.push(entry);
  writeFileSync(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  return `${entries.length} erasures saved in ${file}`;
};

const signerOf = async (secretId: string) => {
  const { SecretString: value } = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: secretId }),
  );
  if (!value) throw new Error('The signing secret is not text.');
  return createSigner(value);
};

const apply = async (table: Table, file: string, secretId: string): Promise<string> => {
  const desk = { table, signer: await signerOf(secretId), ids: systemIds };
  const counts: Record<Outcome, number> = { known: 0, nobody: 0, opened: 0 };
  for (const entry of readLedger(readFileSync(file, 'utf8'))) {
    const outcome = await reapply(desk, entry, { now: systemClock(), isRehearsal: values.rehearse });
    counts[outcome] += 1;
  }
  const opened = values.rehearse
    ? 'would be asked for again'
    : 'asked for again, and under way by the next minute';
  return `${counts.known} in the table already, ${counts.nobody} of whom no row names anybody, ${counts.opened} ${opened}`;
};

const run = (): Promise<string> | undefined => {
  const [verb] = positionals;
  const { table: name, file, 'signing-secret': secretId } = values;
  if (!name || !file) return undefined;
  const table = openTable(openDatabase(), name, systemClock);
  if (verb === 'save') return save(table, file);
  return verb === 'apply' && secretId ? apply(table, file, secretId) : undefined;
};

const told = await run();
if (told === undefined) {
  process.stderr.write(USE);
  process.exitCode = 2;
} else process.stdout.write(`${told}\n`);
