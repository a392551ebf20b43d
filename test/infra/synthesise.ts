import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, Stage as Assembled, Validations } from 'aws-cdk-lib';
import { Template as FromStack } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks, type NagPack, ServerlessChecks } from 'cdk-nag';
import { deployment } from '../../infra/deployment.ts';
import { builtProject } from '../../infra/project.ts';
import type { Stage } from '../../infra/stage.ts';
import { resourcesOfStage } from '../../scripts/costs/templates.ts';
import { makeOnce } from '../support/make-once.ts';
import { withBuiltProject } from './built-project.ts';
import {
  type StackName,
  type Synthesised,
  stackNames,
  stages,
  TEMPLATES_CACHE,
  type Template,
} from './stages.ts';

/** What the command line tool would set, but for the bundles: they are made by a real synth. */
const asTheTool = { 'aws:cdk:enable-path-metadata': true, 'aws:cdk:bundling-stacks': [] };
const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));

type Stacks = ReturnType<typeof deployment>;

const packs: readonly NagPack[] = [new AwsSolutionsChecks(), new ServerlessChecks()];

const findingsIn = (stacks: Stacks): readonly string[] =>
  stackNames.flatMap((stack) =>
    packs.flatMap((pack) =>
      pack
        .validateScope(stacks[stack])
        .violations.flatMap(({ ruleName, violatingResources }) =>
          violatingResources.map((one) => `${ruleName} at ${Object(one).constructPath}`),
        ),
    ),
  );

const acceptedIn = (stacks: Stacks): Synthesised['accepted'] =>
  stackNames
    .flatMap((stack) => stacks[stack].node.findAll())
    .flatMap(({ node }) => node.metadata)
    .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
    .flatMap(({ data }) => Object.entries(Object(data)))
    .map(([id, reason]) => ({ rule: id.replace(/^Annotation::/i, '').replace(/\[.*/, ''), reason }))
    .filter(({ rule }) => /^(AwsSolutions|Serverless)-/.test(rule));

const bootstrapVersionsOf = (stacks: Stacks): readonly unknown[] =>
  (Assembled.of(stacks.data)?.synth().artifacts ?? []).map(({ manifest }): unknown =>
    Reflect.get(Object(manifest.properties), 'requiresBootstrapStackVersion'),
  );

/** Nothing is bundled. */
const synthesised = (stage: Stage, root: string): Synthesised => {
  const stacks = deployment(new App({ context: { ...context, ...asTheTool } }), stage, builtProject(root));
  const [findings, accepted] = [findingsIn(stacks), acceptedIn(stacks)];
  const templateOf = (name: StackName): Template => FromStack.fromStack(stacks[name]).toJSON();
  const templates = {
    alerts: templateOf('alerts'),
    edge: templateOf('edge'),
    data: templateOf('data'),
    identity: templateOf('identity'),
    assets: templateOf('assets'),
    api: templateOf('api'),
    visitors: templateOf('visitors'),
    agenda: templateOf('agenda'),
    administration: templateOf('administration'),
    jobs: templateOf('jobs'),
    web: templateOf('web'),
    edgeAlarms: templateOf('edgeAlarms'),
    observability: templateOf('observability'),
  };
  return {
    templates,
    terminationProtected: stackNames.filter((name) => stacks[name].terminationProtection),
    bootstrapVersions: bootstrapVersionsOf(stacks),
    findings,
    accepted,
  };
};

const synthesiseAll = async (unfinished: string): Promise<void> => {
  const write = (name: string, value: unknown) =>
    writeFileSync(join(unfinished, `${name}.json`), JSON.stringify(value));
  withBuiltProject((root) => {
    for (const [name, stage] of Object.entries(stages)) write(name, synthesised(stage, root));
    write('costs', resourcesOfStage('prod', root));
  });
  // What earlier sources were made into is of no more use.
  for (const entry of readdirSync(TEMPLATES_CACHE))
    if (!entry.startsWith(state)) rmSync(join(TEMPLATES_CACHE, entry), { recursive: true });
};

/**
 * Synthesises every tested stage into the cache's folder of this name, unless somebody else has done so meanwhile. It
 * takes a name and no path, because it deletes what lies beside it.
 */
const [, , state = ''] = process.argv;
if (!/^[0-9a-f]{16}$/.test(state)) throw new Error(`Not the name of a state of the sources: “${state}”`);
await makeOnce(join(TEMPLATES_CACHE, state), synthesiseAll);
