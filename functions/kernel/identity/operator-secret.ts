import type { OperatorSecretName } from '../../../shared/domain/operator-secrets.ts';

/** Reads an optional secret of the operator's; `undefined` when it was not set. */
export type OperatorSecret = (name: OperatorSecretName) => Promise<string | undefined>;
