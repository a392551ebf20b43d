/** What an operator may give a stage, under `comptoir/{stage}/{name}` in Secrets Manager; no other secret is theirs to make. */
export type GivenSecretName = 'stripe' | 'anthropic';
