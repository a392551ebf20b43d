import { BlockList, isIP } from 'node:net';

/**
 * IPv4 ranges that are not public: IANA's special-purpose registry (169.254/16 holds the clouds' metadata services),
 * multicast and reserved ranges.
 */
const IPV4_SPECIAL: ReadonlyArray<readonly [network: string, prefix: number]> = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * In IPv6 only global unicast is public. That excludes loopback, link-local, unique local and multicast, and the
 * ranges that embed an IPv4 address: mapped, compatible and NAT64.
 */
const IPV6_GLOBAL = ['2000::', 3] as const;

/**
 * Non-public parts of it: protocol assignments (including Teredo), documentation, and 6to4, which embeds an IPv4
 * address.
 */
const IPV6_SPECIAL: ReadonlyArray<readonly [network: string, prefix: number]> = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, prefix] of IPV4_SPECIAL) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of IPV6_SPECIAL) special.addSubnet(network, prefix, 'ipv6');

const global6 = new BlockList();
global6.addSubnet(...IPV6_GLOBAL, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address is on the public internet; false for text that is not an address. */
export const isPublicAddress = (address: string): boolean => {
  // An address with a zone (fe80::1%eth0) is valid on one link only.
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !special.check(address, 'ipv6');
};

/** Whether an IP address is this machine itself. */
export const isLoopback = (address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
};
