import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { deployment } from '../../infra/deployment.ts';
import { rooms } from '../../infra/manifest.ts';
import { builtProject } from '../../infra/project.ts';
import { type Stage, stageNamed } from '../../infra/stage.ts';

const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8'));

/** What the command line tool would set, but for the bundles: they are made by a real synth. */
const asTheTool = { 'aws:cdk:enable-path-metadata': true, 'aws:cdk:bundling-stacks': [] };

const BUILT = [
  'package-lock.json',
  'dist/web/index.html',
  'dist/web/.vite/manifest.json',
  'dist/web/assets/app-1234.js',
  'dist/site/assets/site/client-1234.js',
  'dist/widget/widget.js',
];

/** Calls `use` with a project as a build leaves it, and clears it away. */
export const withBuiltProject = <T>(use: (root: string) => T, files: readonly string[] = BUILT): T => {
  const root = mkdtempSync(join(tmpdir(), 'comptoir-infra-'));
  try {
    for (const file of [...files, ...rooms.map((room) => `functions/${room}/handler.ts`)]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), '');
    }
    return use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
};

export type StackName = keyof ReturnType<typeof deployment>;
export const stackNames: readonly StackName[] = ['edge', 'data', 'identity', 'assets', 'api', 'web'];

/** The templates of a stage's stacks, synthesized without bundling anything. */
export const deployed = (change: Partial<Stage> = {}): Readonly<Record<StackName, Template>> =>
  withBuiltProject((root) => {
    const app = new App({ context: { ...context, ...asTheTool } });
    const stacks = deployment(app, { ...stageNamed('dev'), ...change }, builtProject(root));
    const { edge, data, identity, assets, api, web } = stacks;
    return {
      edge: Template.fromStack(edge),
      data: Template.fromStack(data),
      identity: Template.fromStack(identity),
      assets: Template.fromStack(assets),
      api: Template.fromStack(api),
      web: Template.fromStack(web),
    };
  });

export interface Resource {
  readonly id: string;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly deletionPolicy: string | undefined;
  /** Where the construct stands, from the stack down. */
  readonly path: string;
}

/** Every resource of a template, or those of one type. */
export const resourcesOf = (template: Template, type?: string): readonly Resource[] =>
  Object.entries(template.toJSON().Resources ?? {}).flatMap(([id, resource]) => {
    const { Type, Properties = {}, DeletionPolicy, Metadata } = Object(resource);
    if (type && Type !== type) return [];
    const path = String(Metadata?.['aws:cdk:path'] ?? '');
    return [{ id, type: String(Type), properties: Properties, deletionPolicy: DeletionPolicy, path }];
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
