import type { StageName } from '../../infra/stage.ts';

/** The stacks that hold what cannot be made again, and refuse to be deleted once they stand. */
export const LASTING_STACKS = ['data', 'identity'] as const;
export type LastingStack = (typeof LASTING_STACKS)[number];

export const stackNameOf = (stage: StageName, stack: LastingStack): string => `comptoir-${stage}-${stack}`;

/**
 * What is asked of `cdk`, in this order. What does not stand yet is made without protection first, with what it needs: should that
 * fail, it goes and can be tried again. The second step deploys everything, and protects what the first one made.
 */
export const deploymentSteps = (
  stage: StageName,
  missing: readonly LastingStack[],
  further: readonly string[],
): readonly (readonly string[])[] => {
  const context = ['--context', `stage=${stage}`];
  const everything = ['deploy', '--all', ...context, ...further];
  if (missing.length === 0) return [everything];
  const names = missing.map((stack) => stackNameOf(stage, stack));
  return [['deploy', ...names, ...context, '--context', 'protected=false', ...further], everything];
};
