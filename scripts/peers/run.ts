import { cfnLint } from './cfn-lint.ts';
import { dynamodbLocal } from './dynamodb-local.ts';
import { njs } from './njs.ts';
import { openapiValidator } from './openapi-validator.ts';
import { Missing, type Peer, type Verdict } from './peer.ts';
import { schemathesis } from './schemathesis.ts';

/**
 * Checks the project with programs by other authors: `npm run test:peers -- [--require] [name…]`. A peer whose tools
 * are missing is reported and skipped; with `--require` that is a failure.
 */
const peers: readonly Peer[] = [openapiValidator, njs, cfnLint, schemathesis, dynamodbLocal];

const judged = async (peer: Peer): Promise<Verdict> => {
  try {
    return await peer.run();
  } catch (error) {
    if (!(error instanceof Missing)) {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      return { outcome: 'differs', told: 'it could not be asked, for the reason above' };
    }
    return { outcome: 'not run', told: `${error.message}, so ${peer.name} was not run` };
  }
};

const chosen = (names: readonly string[]): readonly Peer[] => {
  const unknown = names.find((name) => !peers.some((peer) => peer.name === name));
  if (unknown) {
    process.stderr.write(`No peer is called ${unknown}: ${peers.map(({ name }) => name).join(', ')}.\n`);
    process.exit(2);
  }
  return peers.filter(({ name }) => names.length === 0 || names.includes(name));
};

const args = process.argv.slice(2);
const isRequired = args.includes('--require');
const lines: string[] = [];
let fails = false;
for (const peer of chosen(args.filter((arg) => arg !== '--require'))) {
  process.stdout.write(`\n— ${peer.name}\n`);
  const begin = performance.now();
  const { outcome, told } = await judged(peer);
  const seconds = Math.round((performance.now() - begin) / 1000);
  lines.push(`${outcome.toUpperCase().padEnd(7)}  ${peer.name}: ${told} (${seconds} s)`);
  fails ||= outcome === 'differs' || (isRequired && outcome === 'not run');
}
process.stdout.write(`\n${lines.join('\n')}\n`);
process.exit(fails ? 1 : 0);
