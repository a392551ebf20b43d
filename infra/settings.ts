import type { StageName, StageSettings } from './stage.ts';

/**
 * The operator's one file. `Stage` says what each setting means; what is not set here has the default of `stage-named.ts`; what production cannot do without is
 * asked for, by name, at synth. Secrets never stand here: their place is Secrets Manager.
 */
export const settings: Readonly<Record<StageName, StageSettings>> = {
  dev: {},
  staging: {},
  prod: {},
};
