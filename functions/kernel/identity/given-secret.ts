import type { GivenSecretName } from '../../../shared/domain/given-secrets.ts';

/** Reads an optional secret of the operator's; `undefined` when it was not set. */
export type GivenSecret = (name: GivenSecretName) => Promise<string | undefined>;
