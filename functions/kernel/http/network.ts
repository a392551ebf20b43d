import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

const parts = (text = ''): readonly string[] => (text === '' ? [] : text.split(':'));

/** The eight groups of an IPv6 address, each without leading zeros. */
const groupsOf = (address: string): readonly string[] => {
  const plain = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head, tail] = plain.split('::');
  const [first, last] = [parts(head), parts(tail)];
  return [...first, ...Array.from({ length: GROUPS - first.length - last.length }, () => '0'), ...last];
};

const isMapped = (groups: readonly string[]): boolean =>
  groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';

const dotted = (groups: readonly string[]): string =>
  groups
    .slice(6)
    .flatMap((group) => {
      const bits = Number.parseInt(group, 16);
      return [bits >> 8, bits & 255];
    })
    .join('.');

/**
 * The key under which limits count a visitor: an IPv4 address itself, also when mapped into IPv6; for an IPv6 address
 * its /64, the smallest block that one subscriber gets. Anything else is returned unchanged.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  return isMapped(groups) ? dotted(groups) : `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
};
