/** US dollars per million tokens: input, cache writes (kept five minutes), cache reads, and output. */
export interface TokenPrices {
  readonly input: number;
  readonly cacheWrites: number;
  readonly cacheReads: number;
  readonly output: number;
}

/**
 * The models that may answer a visitor, all of which can answer without thinking first, and their prices (Anthropic's
 * price list of October 2026). The first one's prices are for prompts up to 100,000 tokens; ours are far shorter.
 */
export const MODELS = {
  'claude-haiku-5-5': { input: 0.1, cacheWrites: 0.125, cacheReads: 0.01, output: 0.5 },
  'claude-sonnet-5-5': { input: 2, cacheWrites: 2.5, cacheReads: 0.1, output: 10 },
} as const satisfies Readonly<Record<string, TokenPrices>>;

export type ModelId = keyof typeof MODELS;

/** The fastest and cheapest, since a visitor waits and the task is short. */
export const DEFAULT_MODEL: ModelId = 'claude-haiku-5-5';

export const isModelId = (id: string): id is ModelId => Object.hasOwn(MODELS, id);
