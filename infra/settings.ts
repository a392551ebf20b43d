import type { Stage } from './stage.ts';

export type StageName = 'dev' | 'staging' | 'prod';

/** What an operator may set of a stage; `Stage` says what each of it means. */
export type StageSettings = Partial<Omit<Stage, 'name' | 'isProtected'>>;

/**
 * The operator's one file. What is not set here has the default of `stage.ts`; what production cannot do without is
 * asked for, by name, at synth. Secrets never stand here: their place is Secrets Manager.
 */
export const settings: Readonly<Record<StageName, StageSettings>> = {
  dev: {},
  staging: {},
  prod: {},
};
