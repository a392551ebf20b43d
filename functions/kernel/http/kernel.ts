import type { Clock } from '../clock.ts';
import type { Ids } from '../identity/ids.ts';
import type { OperatorSecret } from '../identity/operator-secret.ts';
import type { Signer } from '../identity/signing.ts';
import type { TokenVerifier } from '../identity/tokens.ts';
import type { Logger } from '../observe/logger.ts';
import type { ResourceMeasure } from '../observe/measure-gateway.ts';
import type { Table } from '../table/table.ts';
import type { Settings } from './settings.ts';

/** What every resource is given. Production binds it from the environment; local mode and tests bind their own. */
export interface Kernel {
  readonly table: Table;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  /** @default nothing is measured, as on a laptop */
  readonly measure?: ResourceMeasure;
  /** @default the operator gave no secret: nothing is sold, and the assistant answers by its rules */
  readonly given?: OperatorSecret;
  readonly settings: Settings;
  readonly signer: Signer;
  readonly verifyToken: TokenVerifier;
}

/** The table, and what hashes or seals what is stored in it. */
export type SignedTable = Pick<Kernel, 'table' | 'signer'>;
