import type { Clock } from './clock.ts';
import type { GivenSecret } from './given-secret.ts';
import type { Ids } from './ids.ts';
import type { Logger } from './logger.ts';
import type { Measure } from './measure-gateway.ts';
import type { Settings } from './settings.ts';
import type { Signer } from './signing.ts';
import type { Table } from './table.ts';
import type { TokenVerifier } from './tokens.ts';

/** What every room stands on. Production binds it from the environment, local mode and tests bind their own. */
export interface Kernel {
  readonly table: Table;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  /** @default nothing is measured: a laptop has nobody to tell */
  readonly measure?: Measure;
  /** @default the operator gave no secret: nothing is sold, and the assistant answers by its rules */
  readonly given?: GivenSecret;
  readonly settings: Settings;
  readonly signer: Signer;
  readonly verifyToken: TokenVerifier;
}
