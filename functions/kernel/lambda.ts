import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { systemClock } from './clock.ts';
import { countingTable } from './counting-table.ts';
import { openDatabase } from './database.ts';
import { ENV, requireEnv } from './environment.ts';
import { givenSecret } from './given-secret-gateway.ts';
import { systemIds } from './ids.ts';
import type { Kernel } from './kernel.ts';
import { createLogger } from './logger.ts';
import { openMeasure } from './measure-gateway.ts';
import type { HttpHandler, RoomFactory } from './resource.ts';
import { secret } from './secret.ts';
import { createSigner, noSigner } from './signing.ts';
import { openTable } from './table.ts';
import { cognitoIssuer, createTokenVerifier } from './tokens.ts';

const measure = openMeasure(process.env[ENV.stage] ?? '');

const bound = (
  signingSecret: string | undefined,
  originSecrets: readonly string[],
  base: string,
): Kernel => ({
  table: countingTable(openTable(openDatabase(), requireEnv(ENV.tableName), systemClock), measure),
  clock: systemClock,
  ids: systemIds,
  logger: createLogger('comptoir'),
  measure,
  given: givenSecret,
  signer: signingSecret === undefined ? noSigner : createSigner(signingSecret),
  verifyToken: createTokenVerifier({
    issuer: cognitoIssuer(requireEnv(ENV.userPoolId)),
    clientId: requireEnv(ENV.userPoolClientId),
  }),
  settings: {
    stage: requireEnv(ENV.stage),
    appBase: base,
    apiBase: base,
    originSecrets,
  },
});

/** Header in which the edge tells its own host to a stage without a domain (docs/decisions/the-edge-tells-the-origin.md). */
const HOST_HEADER = 'x-comptoir-host';

const baseOf = (event: APIGatewayProxyEventV2): string =>
  process.env[ENV.appBase] ?? `https://${event.headers[HOST_HEADER] ?? ''}`;

/** Rooms that sign nothing are not told where the secret is, and may not read it. */
const signingSecret = async (): Promise<string | undefined> =>
  process.env[ENV.signingSecretArn] ? secret(ENV.signingSecretArn) : undefined;

/** A room as its Lambda: bound to production's kernel at the first event, and again when a secret has changed. */
export const lambda = (room: RoomFactory): HttpHandler => {
  let current: { readonly bindings: string; readonly handle: HttpHandler } | undefined;
  return async (event, context) => {
    const [signing, origin] = await Promise.all([signingSecret(), secret(ENV.originSecretArn)]);
    const base = baseOf(event);
    const bindings = JSON.stringify([signing, origin, base]);
    // Two origin secrets, separated by a comma, are accepted while one replaces the other.
    if (current?.bindings !== bindings)
      current = { bindings, handle: room(bound(signing, origin.split(','), base)) };
    return current.handle(event, context);
  };
};
