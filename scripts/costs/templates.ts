import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { deployment } from '../../infra/deployment.ts';
import { builtProject } from '../../infra/project.ts';
import { rehearsed } from '../../infra/rehearsal.ts';
import { stageNamed } from '../../infra/stage-named.ts';
import type { Resource } from './idle.ts';

const resourcesIn = (template: unknown): readonly Resource[] =>
  Object.values(Object(Object(template).Resources)).map((resource) => {
    const { Type, Properties = {} } = Object(resource);
    return { type: String(Type), properties: Properties };
  });

/** Every resource of a stage's stacks. Nothing is bundled; `root` is a built project. */
export const resourcesOfStage = (stage: string, root: string): readonly Resource[] => {
  const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8'));
  const outdir = mkdtempSync(join(tmpdir(), 'comptoir-costs-'));
  try {
    const app = new App({ outdir, context: { ...context, 'aws:cdk:bundling-stacks': [] } });
    deployment(app, rehearsed(stageNamed(stage)), builtProject(root));
    return app.synth().stacks.flatMap(({ template }) => resourcesIn(template));
  } finally {
    rmSync(outdir, { recursive: true });
  }
};
