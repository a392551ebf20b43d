import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { EDGE_HEADERS } from '../../../shared/domain/edge-headers.ts';
import { isFromEdge } from './pipeline.ts';

/** What a function is bound to; it is built again when any of it changes. */
export interface Bindings {
  readonly signingSecret: string | undefined;
  readonly originSecrets: readonly string[];
  /** The origin under which visitors and members see the product. */
  readonly base: string;
}

interface Secrets {
  readonly signing: string | undefined;
  /** Two, separated by a comma, are accepted while one replaces the other. */
  readonly origin: string;
}

/** The values of the origin secret. Throws where there is none: an empty one would let in whoever sends nothing. */
const acceptedSecrets = (origin: string): readonly string[] => {
  const accepted = origin
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (accepted.length === 0) throw new Error('The origin secret is empty.');
  return accepted;
};

const httpsTo = (host: string | undefined): string => `https://${host ?? ''}`;

/**
 * Builds something at the first event, and again when a secret or the host has changed. A stage without a domain has
 * no fixed base: the edge names the host (docs/decisions/the-edge-tells-the-origin.md). The host of an event that did
 * not come through the edge, which is about to be refused, changes nothing. Throws where the
 * origin secret is empty.
 */
export const boundTo = <Built>(build: (bindings: Bindings) => Built, fixedBase: string | undefined) => {
  let current: { readonly bindings: Bindings; readonly text: string; readonly built: Built } | undefined;
  return (event: Pick<APIGatewayProxyEventV2, 'headers'>, { signing, origin }: Secrets): Built => {
    const originSecrets = acceptedSecrets(origin);
    const told = isFromEdge(event, originSecrets) ? httpsTo(event.headers[EDGE_HEADERS.host]) : undefined;
    const base = fixedBase ?? told ?? current?.bindings.base ?? httpsTo(undefined);
    const bindings = { signingSecret: signing, originSecrets, base };
    const text = JSON.stringify(bindings);
    if (current?.text !== text) current = { bindings, text, built: build(bindings) };
    return current.built;
  };
};
