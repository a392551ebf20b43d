import type { StageName, StageSettings } from './stage.ts';

/**
 * The one file that an operator edits. `Stage` documents each setting; `stage-named.ts` holds the defaults; synth names
 * any setting that production requires and lacks. Secrets do not belong here, but in Secrets Manager.
 */
export const settings: Readonly<Record<StageName, StageSettings>> = {
  dev: {},
  staging: {},
  prod: {},
};
