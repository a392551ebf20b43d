import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { systemClock } from '../clock.ts';
import { ENV, requireEnv } from '../environment.ts';
import { systemIds } from '../identity/ids.ts';
import { operatorSecret } from '../identity/operator-secret-gateway.ts';
import { secret } from '../identity/secret.ts';
import { createSigner, noSigner } from '../identity/signing.ts';
import type { TokenVerifier } from '../identity/tokens.ts';
import { createLogger } from '../observe/logger.ts';
import { openResourceMeasure } from '../observe/measure-gateway.ts';
import { countingTable } from '../table/counting-table.ts';
import { openDatabase } from '../table/database.ts';
import { openTable } from '../table/table.ts';
import { type Bindings, boundTo } from './bindings.ts';
import { streamed } from './event-stream.ts';
import type { Kernel } from './kernel.ts';
import type { HttpHandler, ResourceFactory } from './resource.ts';
import { outletOf } from './runtime-outlet.ts';

const measure = openResourceMeasure(process.env[ENV.stage] ?? '');

/** Visitors send no token: what verifies one is read with the first, not at the start. */
const verifierAtFirstToken = (userPoolId: string, clientId: string): TokenVerifier => {
  const load = async () => {
    const { cognitoIssuer, createTokenVerifier } = await import('../identity/tokens.ts');
    return createTokenVerifier({ issuer: cognitoIssuer(userPoolId), clientId });
  };
  let loaded: Promise<TokenVerifier> | undefined;
  return async (token) => {
    loaded ??= load();
    return (await loaded)(token);
  };
};

const bound = ({ signingSecret, originSecrets, base }: Bindings): Kernel => ({
  table: countingTable(openTable(openDatabase(), requireEnv(ENV.tableName), systemClock), measure),
  clock: systemClock,
  ids: systemIds,
  logger: createLogger('comptoir'),
  measure,
  given: operatorSecret,
  signer: signingSecret === undefined ? noSigner : createSigner(signingSecret),
  verifyToken: verifierAtFirstToken(requireEnv(ENV.userPoolId), requireEnv(ENV.userPoolClientId)),
  settings: {
    stage: requireEnv(ENV.stage),
    appBase: base,
    pagesBase: process.env[ENV.pagesBase] ?? base,
    apiBase: base,
    originSecrets,
    userPool: { id: requireEnv(ENV.userPoolId) },
    sendsEmail: process.env[ENV.sendsEmail] === 'true',
    sendsSms: process.env[ENV.sendsSms] === 'true',
    ...(process.env[ENV.picturesBucket] ? { pictures: { name: requireEnv(ENV.picturesBucket) } } : {}),
    prices: { basic: process.env[ENV.priceBasic] ?? '', pro: process.env[ENV.pricePro] ?? '' },
  },
});

/** Resources that sign nothing do not get the secret's name, and may not read it. */
const signingSecret = async (): Promise<string | undefined> =>
  process.env[ENV.signingSecretArn] ? secret(ENV.signingSecretArn) : undefined;

/** Builds a resource with production's kernel at the first event, and again when what it is bound to has changed. */
const binding = (resource: ResourceFactory) => {
  const handlerFor = boundTo((bindings) => resource(bound(bindings)), process.env[ENV.appBase]);
  return async (event: APIGatewayProxyEventV2): Promise<HttpHandler> => {
    const [signing, origin] = await Promise.all([signingSecret(), secret(ENV.originSecretArn)]);
    return handlerFor(event, { signing, origin });
  };
};

/** A resource as a Lambda function behind the HTTP API. */
export const lambda = (resource: ResourceFactory): HttpHandler => {
  const handlerFor = binding(resource);
  return async (event, context) => (await handlerFor(event))(event, context);
};

/**
 * A resource as a Lambda function behind a function URL that streams; whole answers use the stream too. Undefined
 * where there is no such runtime, as in local mode and in tests, which bind the resource themselves.
 */
export const streamedLambda = (resource: ResourceFactory) => {
  // A library defines its own properties under the runtime's name, even without the runtime.
  if (typeof awslambda === 'undefined' || !('streamifyResponse' in awslambda)) return undefined;
  const handlerFor = binding(resource);
  return awslambda.streamifyResponse<APIGatewayProxyEventV2>(async (event, responseStream, context) => {
    const answer = streamed(await handlerFor(event));
    const outlet = outletOf(responseStream, (head) =>
      awslambda.HttpResponseStream.from(responseStream, head),
    );
    await answer(event, context, outlet);
  });
};
