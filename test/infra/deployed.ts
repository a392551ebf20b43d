import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ENV, JOB_ENV } from '../../functions/kernel/environment.ts';
import { GROUPS, groupOf } from '../../infra/resource-groups.ts';
import type { Resource } from '../../shared/routes.ts';
import { type Synthesised, TEMPLATES_CACHE, type Template, type TestedStage } from './stages.ts';

export { type StackName, stackNames, type Template } from './stages.ts';

/** All that a template is made from, with the names of the functions' variables: a change of any makes them anew. */
const SOURCES = ['infra', 'shared', 'scripts/costs', 'test/infra', 'cdk.json', 'package-lock.json'];

const filesUnder = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [path];

/** The name of the templates' folder: another one when a source changes. */
const nameNow = (): string => {
  const hash = createHash('sha256').update(JSON.stringify([ENV, JOB_ENV]));
  for (const file of SOURCES.flatMap(filesUnder)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

let kept: string | undefined;

const read = new Map<string, ReturnType<typeof JSON.parse>>();

/**
 * A file that `synthesise.ts` makes. Loading the CDK takes seconds and far more in jest's modules, so one process does
 * it for all files of a run, and for the runs after it until a source changes; a test file reads each once.
 */
const made = (name: string): ReturnType<typeof JSON.parse> => {
  if (read.has(name)) return read.get(name);
  kept ??= nameNow();
  const folder = join(TEMPLATES_CACHE, kept);
  if (!existsSync(folder))
    execFileSync(process.execPath, [join(import.meta.dirname, 'synthesise.ts'), kept], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const parsed = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  read.set(name, parsed);
  return parsed;
};

/** A tested stage as the CDK makes it. */
export const synthesised = (stage: TestedStage): Synthesised => made(stage);

/** The templates of a stage's stacks, synthesised without bundling anything. */
export const deployed = (stage: TestedStage = 'dev'): Synthesised['templates'] =>
  synthesised(stage).templates;

/** The template with a resource's function and routes. */
export const servingOf = (resource: Resource, stage: TestedStage = 'dev'): Template =>
  deployed(stage)[groupOf[resource]];

/** Every resource of one type in the stacks that serve the API's routes. */
export const servingResources = (type: string, stage: TestedStage = 'dev'): readonly CloudResource[] =>
  GROUPS.flatMap((group) => resourcesOf(deployed(stage)[group], type));

/** What `npm run costs` counts of production. */
export const costedResources = (): readonly Pick<CloudResource, 'type' | 'properties'>[] => made('costs');

export interface CloudResource {
  readonly id: string;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly deletionPolicy: string | undefined;
  readonly updateReplacePolicy: string | undefined;
  /** Where the construct stands, from the stack down. */
  readonly path: string;
}

/** Every resource of a template, or those of one type. */
export const resourcesOf = ({ Resources = {} }: Template, type?: string): readonly CloudResource[] =>
  Object.entries(Resources).flatMap(([id, resource]) => {
    const { Type, Properties = {}, DeletionPolicy, UpdateReplacePolicy, Metadata } = Object(resource);
    if (type && Type !== type) return [];
    const path = String(Metadata?.['aws:cdk:path'] ?? '');
    const policies = { deletionPolicy: DeletionPolicy, updateReplacePolicy: UpdateReplacePolicy };
    return [{ id, type: String(Type), properties: Properties, ...policies, path }];
  });

/** The one resource of a type. Throws when there are none or several. */
export const onlyOf = (template: Template, type: string): CloudResource => {
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
