import { parseArgs } from 'node:util';
import { type Proof, proveRegeneration } from './prove-regeneration.ts';

/** Proofs too long for the tests, by name: `npm run prove -- regeneration --tenants 10000`. */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { tenants: { type: 'string', default: '10000' }, seed: { type: 'string' } },
});

const seed = Number(values.seed ?? Date.now() % 2_147_483_647);
const proofs: Readonly<Record<string, () => Promise<Proof>>> = {
  regeneration: () => proveRegeneration({ tenants: Number(values.tenants), poisonEvery: 500, seed }),
};

const [name = ''] = positionals;
const prove = proofs[name];
if (!prove) throw new Error(`There is no proof "${name}": there is ${Object.keys(proofs).join(', ')}.`);
const { holds, lines } = await prove();
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = holds ? 0 : 1;
