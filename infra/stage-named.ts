import { DEFAULT_MODEL } from '../shared/domain/models.ts';
import { BACKUP_DAYS } from '../shared/domain/retention.ts';
import { settings } from './settings.ts';
import type { Stage, StageName, StageSettings } from './stage.ts';

const common = {
  region: 'ca-central-1',
  throttle: { perSecond: 500, burst: 1000 },
  firewall: { chatPerMinute: 120, allPerFiveMinutes: 3000 },
  workers: { regenerations: 3, deliveries: 3, purges: 2, readings: 2 },
  backup: { keptDays: BACKUP_DAYS },
  identityPlan: 'essentials',
  assistantModel: DEFAULT_MODEL,
  canary: true,
  prices: { basic: null, pro: null },
} as const satisfies StageSettings;

const usual: Readonly<Record<StageName, Omit<Stage, 'name' | 'isProtected'>>> = {
  dev: { ...common, canary: false },
  staging: common,
  prod: {
    ...common,
    throttle: { perSecond: 2000, burst: 4000 },
    workers: { regenerations: 20, deliveries: 20, purges: 5, readings: 10 },
  },
};

const isStage = (name: unknown): name is StageName => typeof name === 'string' && name in usual;

/** A stage as the operator has set it up. Throws, naming those that exist, when there is none of that name. */
export const stageNamed = (name: unknown): Stage => {
  if (isStage(name)) return { ...usual[name], ...settings[name], name, isProtected: true };
  throw new Error(`There is no stage "${name}": use -c stage= with ${Object.keys(usual).join(', ')}.`);
};
