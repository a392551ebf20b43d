/** The secrets that an operator may set for a stage, under `comptoir/{stage}/{name}` in Secrets Manager. */
export type OperatorSecretName = 'stripe' | 'anthropic';
