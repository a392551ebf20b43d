/** What an operator may give a stage, under `comptoir/{stage}/{name}` in Secrets Manager; no other secret is his to make. */
export const GIVEN_SECRETS = ['stripe', 'anthropic'] as const;
export type GivenSecretName = (typeof GIVEN_SECRETS)[number];

/** The value of a secret that may not have been given; `undefined` when it was not. */
export type GivenSecret = (name: GivenSecretName) => Promise<string | undefined>;
