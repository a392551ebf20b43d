import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../local/build.ts';
import { runInView, runQuietly } from './command.ts';
import type { Peer } from './peer.ts';
import { pythonTools } from './python-tools.ts';

/**
 * The CDK context of each stage; production is synthesized with example settings, since the real ones are the
 * operator's.
 */
const STAGES = {
  dev: ['stage=dev'],
  staging: ['stage=staging'],
  prod: ['stage=prod', 'rehearsal=true'],
} as const;
const CDK = 'node_modules/aws-cdk/bin/cdk';

/** The templates of a stage, made into a folder of their own. */
const synthesised = async (stage: keyof typeof STAGES, folder: string): Promise<readonly string[]> => {
  const output = join(folder, stage);
  const context = STAGES[stage].flatMap((said) => ['--context', said]);
  const synth = ['synth', '--quiet', ...context, '--output', output];
  await runQuietly([process.execPath, CDK, ...synth]);
  const files = await readdir(output);
  return files.filter((name) => name.endsWith('.template.json')).map((name) => join(output, name));
};

/** Every template of every stage, judged by cfn-lint: no error, and no warning that its settings do not explain. */
export const cfnLint: Peer = {
  name: 'cfn-lint',
  run: async () => {
    const tools = await pythonTools();
    await ensureBuilt();
    const folder = await mkdtemp(join(tmpdir(), 'comptoir-templates-'));
    try {
      const templates: string[] = [];
      for (const stage of ['dev', 'staging', 'prod'] as const)
        templates.push(...(await synthesised(stage, folder)));
      const settings = ['--config-file', 'scripts/peers/cfnlintrc.yaml'];
      const holds = await runInView([join(tools, 'cfn-lint'), ...settings, ...templates]);
      const told = `${templates.length} templates of dev, staging and prod`;
      return { outcome: holds && templates.length > 0 ? 'held' : 'differs', told };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
