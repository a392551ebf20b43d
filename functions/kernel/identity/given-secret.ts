import type { GivenSecretName } from '../../../shared/domain/given-secrets.ts';

/** The value of a secret that may not have been given; `undefined` when it was not. */
export type GivenSecret = (name: GivenSecretName) => Promise<string | undefined>;
