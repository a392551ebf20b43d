import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { takesKey } from '../../../shared/routes/route-spec.ts';
import { AppError } from '../app-error.ts';
import type { CallingMember, SignedIn } from '../identity/caller.ts';
import type { MatchedRoute } from './pipeline.ts';

interface Keyed {
  readonly key: string;
  readonly scope: readonly string[];
}

/** A route for any signed-in user may make them a member or end their membership, so its keys belong to the user. */
const whose = (
  caller: SignedIn | CallingMember | undefined,
  { spec, params }: MatchedRoute,
  body: unknown,
): readonly string[] => {
  if (caller?.kind === 'member' && spec.access !== 'session')
    return ['tenant', caller.tenantId, caller.userId];
  if (caller) return ['user', caller.userId];
  const conversation =
    typeof body === 'object' && body !== null && 'convId' in body ? String(body.convId) : '';
  return ['public', params.slug ?? '', conversation];
};

const PRINTABLE = /^[\x21-\x7e]{1,255}$/;

const keyOf = (event: APIGatewayProxyEventV2, body: unknown): string | undefined => {
  const nonce = typeof body === 'object' && body !== null && 'nonce' in body ? String(body.nonce) : undefined;
  const key = event.headers['idempotency-key'] ?? nonce;
  if (key === undefined || PRINTABLE.test(key)) return key;
  throw new AppError('invalid_request', { issues: [{ path: 'Idempotency-Key', key: 'invalid' }] });
};

/**
 * The idempotency key of a mutation and its scope; undefined without one. A form's nonce is its key. Throws 400
 * `invalid_request`.
 */
export const keyed = (
  event: APIGatewayProxyEventV2,
  match: MatchedRoute,
  caller: SignedIn | CallingMember | undefined,
  body: unknown,
): Keyed | undefined => {
  const key = takesKey(match.key, match.spec) ? keyOf(event, body) : undefined;
  return key ? { key, scope: [...whose(caller, match, body), match.key, event.rawPath, key] } : undefined;
};
