import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { deployment } from '../../infra/deployment.ts';
import { jobNames } from '../../infra/jobs.ts';
import { rooms } from '../../infra/manifest.ts';
import { builtProject } from '../../infra/project.ts';
import type { Stage } from '../../infra/stage.ts';
import { stageNamed } from '../../infra/stage-named.ts';

const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8'));

/** What the command line tool would set, but for the bundles: they are made by a real synth. */
const asTheTool = { 'aws:cdk:enable-path-metadata': true, 'aws:cdk:bundling-stacks': [] };

const BUILT = [
  'package-lock.json',
  'dist/web/index.html',
  'dist/web/.vite/manifest.json',
  'dist/web/assets/app-1234.js',
  'dist/web/prerendered/landing.fr.html',
  'dist/site/assets/site/client-1234.js',
  'dist/widget/widget.js',
];

/** Calls `use` with a project as a build leaves it, and clears it away. */
export const withBuiltProject = <T>(use: (root: string) => T, files: readonly string[] = BUILT): T => {
  const root = mkdtempSync(join(tmpdir(), 'comptoir-infra-'));
  try {
    const entries = [
      ...rooms.map((room) => `functions/${room}/handler.ts`),
      ...jobNames.map((job) => `functions/jobs/handlers/${job}.ts`),
      'functions/identity/custom-message.ts',
    ];
    for (const file of [...files, ...entries]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), '');
    }
    return use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
};

export type StackName = keyof ReturnType<typeof deployment>;
export const stackNames: readonly StackName[] = [
  'alerts',
  'edge',
  'data',
  'identity',
  'assets',
  'api',
  'jobs',
  'web',
  'edgeAlarms',
  'observability',
];

/** The stacks of a stage, not yet synthesized, and never bundled. */
export const stacksOf = (stage: Stage, root: string) =>
  deployment(new App({ context: { ...context, ...asTheTool } }), stage, builtProject(root));

/** The templates of a stage's stacks, synthesized without bundling anything. */
export const deployed = (change: Partial<Stage> = {}): Readonly<Record<StackName, Template>> =>
  withBuiltProject((root) => {
    const stacks = stacksOf({ ...stageNamed('dev'), ...change }, root);
    const { alerts, edge, data, identity, assets, api, jobs, web, edgeAlarms, observability } = stacks;
    return {
      alerts: Template.fromStack(alerts),
      edge: Template.fromStack(edge),
      data: Template.fromStack(data),
      identity: Template.fromStack(identity),
      assets: Template.fromStack(assets),
      api: Template.fromStack(api),
      jobs: Template.fromStack(jobs),
      web: Template.fromStack(web),
      edgeAlarms: Template.fromStack(edgeAlarms),
      observability: Template.fromStack(observability),
    };
  });

export interface Resource {
  readonly id: string;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly deletionPolicy: string | undefined;
  readonly updateReplacePolicy: string | undefined;
  /** Where the construct stands, from the stack down. */
  readonly path: string;
}

/** Every resource of a template, or those of one type. */
export const resourcesOf = (template: Template, type?: string): readonly Resource[] =>
  Object.entries(template.toJSON().Resources ?? {}).flatMap(([id, resource]) => {
    const { Type, Properties = {}, DeletionPolicy, UpdateReplacePolicy, Metadata } = Object(resource);
    if (type && Type !== type) return [];
    const path = String(Metadata?.['aws:cdk:path'] ?? '');
    const policies = { deletionPolicy: DeletionPolicy, updateReplacePolicy: UpdateReplacePolicy };
    return [{ id, type: String(Type), properties: Properties, ...policies, path }];
  });

/** The one resource of a type. Throws when there are none or several. */
export const onlyOf = (template: Template, type: string): Resource => {
  const [only, another] = resourcesOf(template, type);
  if (!only || another) throw new Error(`Not exactly one ${type}.`);
  return only;
};

/** Logical ids that a value names by Ref or Fn::GetAtt, wherever in it. */
export const namedIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { Ref, 'Fn::GetAtt': attribute } = Object(value);
  if (typeof Ref === 'string') return [Ref];
  if (Array.isArray(attribute)) return [String(attribute[0])];
  return Object.values(value).flatMap(namedIn);
};
