import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningCloud, startLocalCloud } from '../../test/support/local-cloud.ts';
import { runInView } from './command.ts';
import type { Peer } from './peer.ts';
import { pythonTools } from './python-tools.ts';
import { type StockedBusiness, stockedBusiness } from './stocked-business.ts';

const FOLDER = 'scripts/peers';

/** Requests at most for each operation and phase. */
const EXAMPLES = 30;

/** Probability that a request names an existing id. */
const KNOWN = 0.85;

/** TOML writes texts and lists of them as JSON does. */
const known = ({ names }: StockedBusiness): readonly string[] => {
  const some = Object.entries(names).filter(([, values]) => values.length > 0);
  const bindings = some.map(
    ([place], n) => `${JSON.stringify(place)} = { dictionary = "d${n}", probability = ${KNOWN} }`,
  );
  const values = some.map(([, list], n) => `d${n} = { values = ${JSON.stringify(list)} }`);
  return ['[parameters]', ...bindings, '[dictionaries]', ...values];
};

interface Pass {
  readonly name: string;
  readonly phases: string;
  readonly settings: readonly string[];
}

/** All phases as the owner, then the quick ones without a token. */
const passes = (business: StockedBusiness): readonly Pass[] => [
  {
    name: 'owner',
    phases: 'examples,coverage,fuzzing,stateful',
    settings: [...known(business), '[auth.openapi.member]', `bearer = ${JSON.stringify(business.token)}`],
  },
  { name: 'anyone', phases: 'examples,coverage', settings: known(business) },
];

const holds = async (tool: string, cloud: RunningCloud, pass: Pass, seed: number): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-schemathesis-'));
  try {
    const settings = join(folder, 'schemathesis.toml');
    const common = await readFile(join(FOLDER, 'schemathesis.toml'), 'utf8');
    await writeFile(settings, `${common}\n${pass.settings.join('\n')}\n`);
    const sizes = ['--max-examples', String(EXAMPLES), '--seed', String(seed), '--phases', pass.phases];
    const address = `${cloud.origin}/public/openapi.json`;
    return await runInView([tool, '--config-file', settings, 'run', address, ...sizes, '--no-color'], {
      SCHEMATHESIS_HOOKS: 'schemathesis_hooks',
      PYTHONPATH: FOLDER,
      PYTHONDONTWRITEBYTECODE: '1',
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Schemathesis's requests, generated from the local cloud's API description; COMPTOIR_SEED repeats them. */
export const schemathesis: Peer = {
  name: 'schemathesis',
  run: async () => {
    const tool = join(await pythonTools(), 'schemathesis');
    const seed = Number(process.env.COMPTOIR_SEED ?? Date.now() % 2_147_483_647);
    process.stdout.write(`schemathesis: COMPTOIR_SEED=${seed}\n`);
    const cloud = await startLocalCloud();
    try {
      let all = true;
      for (const pass of passes(await stockedBusiness(cloud))) {
        process.stdout.write(`as ${pass.name}\n`);
        all = (await holds(tool, cloud, pass, seed)) && all;
      }
      return { outcome: all ? 'held' : 'differs', told: `the local cloud by its description, seed ${seed}` };
    } finally {
      await cloud.remove();
    }
  },
};
