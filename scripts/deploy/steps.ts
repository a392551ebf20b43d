import type { StageName } from '../../infra/stage.ts';

/** The stacks with data that cannot be recreated, protected against deletion once they exist. */
export const STATEFUL_STACKS = ['data', 'identity'] as const;
export type StatefulStack = (typeof STATEFUL_STACKS)[number];

export const stackNameOf = (stage: StageName, stack: StatefulStack): string => `comptoir-${stage}-${stack}`;

/**
 * The `cdk` commands, in order. The first creates missing stacks and their dependencies without protection, so that a
 * failure can be rolled back and repeated. The second deploys everything with protection.
 */
export const deploymentSteps = (
  stage: StageName,
  missing: readonly StatefulStack[],
  further: readonly string[],
): readonly (readonly string[])[] => {
  const context = ['--context', `stage=${stage}`];
  const everything = ['deploy', '--all', ...context, ...further];
  if (missing.length === 0) return [everything];
  const names = missing.map((stack) => stackNameOf(stage, stack));
  return [['deploy', ...names, ...context, '--context', 'protected=false', ...further], everything];
};
