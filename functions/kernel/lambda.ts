import { getSecret } from '@aws-lambda-powertools/parameters/secrets';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { systemClock } from './clock.ts';
import { openDatabase } from './database.ts';
import { ENV, requireEnv } from './environment.ts';
import { systemIds } from './ids.ts';
import type { Kernel } from './kernel.ts';
import { createLogger } from './logger.ts';
import type { HttpHandler, RoomFactory } from './resource.ts';
import { createSigner } from './signing.ts';
import { openTable } from './table.ts';
import { cognitoIssuer, createTokenVerifier } from './tokens.ts';

/** Seconds for which a secret is kept before it is asked for again, so that a rotation is seen. */
const SECRET_AGE_SECONDS = 300;

const secret = async (
  arnVariable: typeof ENV.signingSecretArn | typeof ENV.originSecretArn,
): Promise<string> => {
  const value = await getSecret(requireEnv(arnVariable), { maxAge: SECRET_AGE_SECONDS });
  if (typeof value !== 'string') throw new Error(`The secret of ${arnVariable} is not text.`);
  return value;
};

const bound = (signingSecret: string, originSecrets: readonly string[], base: string): Kernel => ({
  table: openTable(openDatabase({ maxAttempts: 3 }), requireEnv(ENV.tableName)),
  clock: systemClock,
  ids: systemIds,
  logger: createLogger('comptoir'),
  signer: createSigner(signingSecret),
  verifyToken: createTokenVerifier({
    issuer: cognitoIssuer(requireEnv(ENV.userPoolId)),
    clientId: requireEnv(ENV.userPoolClientId),
  }),
  settings: {
    stage: requireEnv(ENV.stage),
    appBase: base,
    apiBase: base,
    signingSecret,
    originSecrets,
  },
});

/** Header in which the edge tells its own host to a stage without a domain (docs/decisions/the-edge-tells-the-origin.md). */
const HOST_HEADER = 'x-comptoir-host';

const baseOf = (event: APIGatewayProxyEventV2): string =>
  process.env[ENV.appBase] ?? `https://${event.headers[HOST_HEADER] ?? ''}`;

/** A room as its Lambda: bound to production's kernel at the first event, and again when a secret has changed. */
export const lambda = (room: RoomFactory): HttpHandler => {
  let current: { readonly bindings: string; readonly handle: HttpHandler } | undefined;
  return async (event, context) => {
    const [signing, origin] = await Promise.all([secret(ENV.signingSecretArn), secret(ENV.originSecretArn)]);
    const base = baseOf(event);
    const bindings = JSON.stringify([signing, origin, base]);
    // Two origin secrets, separated by a comma, are accepted while one replaces the other.
    if (current?.bindings !== bindings)
      current = { bindings, handle: room(bound(signing, origin.split(','), base)) };
    return current.handle(event, context);
  };
};
