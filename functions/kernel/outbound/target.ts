import { isIP } from 'node:net';
import type { Settings } from '../http/settings.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';

/** Where webhooks may go. */
export interface Reach {
  /** Whether a call may be made to this IP address. */
  readonly mayReach: (address: string) => boolean;
  /** Whether this machine itself may be called, and without TLS. */
  readonly loopback: boolean;
}

/** Stages that run on a developer's own machine. */
const OWN_MACHINE = ['local', 'test'];

/** The reach that settings allow. Throws when a deployed stage is set to allow calls to itself. */
export const reachOf = ({
  stage,
  loopbackTargets = false,
}: Pick<Settings, 'stage' | 'loopbackTargets'>): Reach => {
  if (loopbackTargets && !OWN_MACHINE.includes(stage))
    throw new Error(`Webhooks of the stage "${stage}" cannot go to loopback.`);
  return {
    loopback: loopbackTargets,
    mayReach: (address) => isPublicAddress(address) || (loopbackTargets && isLoopback(address)),
  };
};

/** Names that no public resolver answers, or that name the local network. */
const OWN_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)$/;

const LEAST_FREE_PORT = 1024;

/** A URL's host as a name or as a bare IP address; the URL parser has normalised it. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');

const isOwnMachine = (host: string): boolean => host === 'localhost' || isLoopback(host);

const isPublicHost = (host: string): boolean =>
  isIP(host) === 0 ? host.includes('.') && !OWN_NAMES.test(host) : isPublicAddress(host);

const isPublicPort = (port: string): boolean => port === '' || Number(port) >= LEAST_FREE_PORT;

/**
 * The URL of a webhook if, as far as the URL itself shows, it may be called: https, without credentials, port 443 or
 * above 1023, and not a host known to be private. Undefined otherwise. The addresses that its name resolves to are
 * checked at each call.
 */
export const targetOf = (text: string, { loopback }: Reach): URL | undefined => {
  const url = URL.parse(text);
  if (!url) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  const host = hostOf(url);
  const isOwn = loopback && isOwnMachine(host);
  const isSpoken = url.protocol === 'https:' || (isOwn && url.protocol === 'http:');
  if (!isSpoken || !isPublicPort(url.port)) return undefined;
  return isOwn || isPublicHost(host) ? url : undefined;
};
