import { parseArgs } from 'node:util';
import type { Stage } from '../infra/stage.ts';
import { stageNamed } from '../infra/stage-named.ts';
import { isStanding } from './deploy/standing.ts';
import { deploymentSteps, STATEFUL_STACKS, type StatefulStack, stackNameOf } from './deploy/steps.ts';
import { runInView } from './peers/command.ts';

/**
 * Deploys a stage: `npm run deploy -- --stage prod [-- what else cdk takes]`. The table and the user pool are created
 * without deletion protection, so that a failed first deployment can be repeated by the same command, and are protected
 * once they exist.
 */
const CDK = 'node_modules/aws-cdk/bin/cdk';

const asked = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { stage: { type: 'string' } },
    });
    return { stage: stageNamed(values.stage), further: positionals };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.stderr.write('Use: npm run deploy -- --stage prod [-- --require-approval never]\n');
    process.exit(2);
  }
};

const missingOf = async ({ name, region }: Stage): Promise<readonly StatefulStack[]> => {
  const missing: StatefulStack[] = [];
  try {
    for (const stack of STATEFUL_STACKS)
      if (!(await isStanding(region, stackNameOf(name, stack)))) missing.push(stack);
    return missing;
  } catch (error) {
    process.stderr.write(`Nothing was deployed: CloudFormation could not be asked what stands (${error}).\n`);
    process.stderr.write('Sign in (aws sso login), and allow cloudformation:DescribeStacks.\n');
    process.exit(1);
  }
};

const { stage, further } = asked();
const missing = await missingOf(stage);
for (const step of deploymentSteps(stage.name, missing, further)) {
  process.stdout.write(`cdk ${step.join(' ')}\n`);
  if (!(await runInView([process.execPath, CDK, ...step]))) process.exit(1);
}
