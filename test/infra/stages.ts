import { rehearsed } from '../../infra/rehearsal.ts';
import { GROUPS } from '../../infra/resource-groups.ts';
import type { Stage } from '../../infra/stage.ts';
import { stageNamed } from '../../infra/stage-named.ts';

const dev = stageNamed('dev');
const prod = rehearsed(stageNamed('prod'));
const { domain, pagesOrigin } = prod;
const mail = { from: 'bonjour@example.com', verifiedDomain: 'example.com' };

/** Where templates are kept from run to run: a folder for each state of their sources. */
export const TEMPLATES_CACHE = 'node_modules/.cache/comptoir-templates';

export const STREAM_BEFORE_THE_LOSS =
  'arn:aws:dynamodb:ca-central-1:111111111111:table/before-the-loss/stream/2026-11-21T08:00:00.000';

/** The stages whose templates the tests read. Each one costs a synthesis: a new option joins one that is there. */
export const stages = {
  dev,
  prod,
  /** With a domain, and pages under it. */
  named: { ...dev, ...(domain ? { domain } : {}) },
  /** Which tells somebody, and whose pages have their own host. */
  told: {
    ...dev,
    ...(domain ? { domain } : {}),
    ...(pagesOrigin ? { pagesOrigin } : {}),
    alarmEmail: 'astreinte@example.com',
    monthlyBudgetUsd: 50,
  },
  /** With all that a stage may add. */
  richer: {
    ...dev,
    replicaRegion: 'ca-west-1',
    backup: { keptDays: 35, lockedAfterDays: 3 },
    mail,
    sms: true,
    identityPlan: 'plus',
    chatConcurrency: 20,
    prices: { basic: 'price_1', pro: 'price_2' },
    canary: true,
    workers: { regenerations: 7, deliveries: 9, purges: 2, readings: 4 },
    originSecretVersion: 'v2',
  },
  unprotected: { ...dev, isProtected: false },
  restored: {
    ...dev,
    account: '111111111111',
    restoredTable: { name: 'before-the-loss', streamArn: STREAM_BEFORE_THE_LOSS },
  },
} as const satisfies Readonly<Record<string, Stage>>;

export type TestedStage = keyof typeof stages;

export const stackNames = [
  'alerts',
  'edge',
  'data',
  'identity',
  'assets',
  'api',
  ...GROUPS,
  'jobs',
  'web',
  'edgeAlarms',
  'observability',
] as const;
export type StackName = (typeof stackNames)[number];

/** A template as CloudFormation reads it. */
export interface Template {
  readonly Resources?: Readonly<Record<string, unknown>>;
  readonly Outputs?: Readonly<Record<string, unknown>>;
}

/** What is known of a stage once it is synthesised. */
export interface Synthesised {
  readonly templates: Readonly<Record<StackName, Template>>;
  /** The stacks that CloudFormation is told to delete for nobody. */
  readonly terminationProtected: readonly StackName[];
  /** The bootstrap versions that its stacks and their files ask for. */
  readonly bootstrapVersions: readonly unknown[];
  /** What cdk-nag has found, as `rule at path`. */
  readonly findings: readonly string[];
  /** Findings that were weighed and answered where they arise. */
  readonly accepted: readonly { readonly rule: string; readonly reason: unknown }[];
}
