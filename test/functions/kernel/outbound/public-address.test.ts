import { BlockList, isIPv4 } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isLoopback, isPublicAddress } from '../../../../functions/kernel/outbound/public-address.ts';
import { targetOf } from '../../../../functions/kernel/outbound/target.ts';
import { seededRuns } from '../../../support/seeded.ts';

const IPV4_BITS = 32;

const dotted = (n: number): string => [24, 16, 8, 0].map((shift) => (n >>> shift) & 255).join('.');
const numberOf = (address: string): number =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

/** Ranges that a caller of our network must never be led into, written from the RFCs and not from the code. */
const PRIVATE: ReadonlyArray<readonly [network: string, prefix: number, what: string]> = [
  ['0.0.0.0', 8, 'this network'],
  ['10.0.0.0', 8, 'private use'],
  ['100.64.0.0', 10, 'carrier-grade NAT'],
  ['127.0.0.0', 8, 'loopback'],
  ['169.254.0.0', 16, 'link-local, with the metadata services'],
  ['172.16.0.0', 12, 'private use'],
  ['192.168.0.0', 16, 'private use'],
  ['198.18.0.0', 15, 'benchmarks'],
  ['224.0.0.0', 4, 'multicast'],
  ['240.0.0.0', 4, 'reserved and broadcast'],
];

/** Any address of a range, its first and last ones often. */
const within = (network: string, prefix: number): fc.Arbitrary<string> => {
  const size = 2 ** (IPV4_BITS - prefix);
  const first = numberOf(network);
  return fc
    .oneof(fc.constantFrom(0, size - 1), fc.integer({ min: 0, max: size - 1 }))
    .map((offset) => dotted((first + offset) >>> 0));
};

const reach = { loopback: false, mayReach: isPublicAddress };

describe.each(PRIVATE)('%s/%i', (network, prefix, what) => {
  test(`is not public: ${what}`, () => {
    fc.assert(
      fc.property(within(network, prefix), (address) => {
        expect([address, isPublicAddress(address)]).toEqual([address, false]);
      }),
      seededRuns(100),
    );
  });

  test('is refused in a URL in every notation, and inside IPv6', () => {
    fc.assert(
      fc.property(within(network, prefix), (address) => {
        const n = numberOf(address);
        const [a, b, c, d] = address.split('.').map(Number);
        const short = `${a}.${((b ?? 0) << 16) + ((c ?? 0) << 8) + (d ?? 0)}`;
        const octal = address
          .split('.')
          .map((part) => `0${Number(part).toString(8)}`)
          .join('.');
        const hex = n.toString(16).padStart(8, '0');
        const inside = `${hex.slice(0, 4)}:${hex.slice(4)}`;
        const hosts = [
          ...[address, `${address}.`, String(n), `0x${n.toString(16)}`, octal, short],
          ...[`[::ffff:${address}]`, `[::ffff:${inside}]`, `[::${inside}]`],
          ...[`[64:ff9b::${inside}]`, `[2002:${inside}::1]`, `[64:ff9b:1::${inside}]`],
        ];
        const let_in = hosts.filter((host) => targetOf(`https://${host}/x`, reach));
        expect(let_in).toEqual([]);
      }),
      seededRuns(60),
    );
  });
});

describe('an address of the public internet', () => {
  const special = new BlockList();
  for (const [network, prefix] of [
    ...PRIVATE,
    ...(['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '198.51.100.0/24', '203.0.113.0/24'] as const).map(
      (range) => [range.split('/')[0] ?? '', 24] as const,
    ),
  ])
    special.addSubnet(network, prefix);

  test('is every IPv4 address that is in none of the special ranges', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (n) => {
        const address = dotted(n);
        expect(isIPv4(address)).toBe(true);
        expect([address, isPublicAddress(address)]).toEqual([address, !special.check(address)]);
      }),
      seededRuns(300),
    );
  });

  test('of IPv6 is global unicast alone', () => {
    for (const address of ['2606:4700::1111', '2001:4860:4860::8888', '2a00:1450:4007::200e'])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    const refused = [
      ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'febf::1', 'fc00::1', 'fd00:ec2::254', 'fdff::1'],
      ...['ff02::1', 'ff0e::1', 'fec0::1', '100::1', '2001:db8::1', '2001::1', '2001:10::1', '3fff::1'],
      ...['::ffff:8.8.8.8', '64:ff9b::808:808', '2002:808:808::1', '::8.8.8.8', '5f00::1'],
    ];
    for (const address of refused) expect([address, isPublicAddress(address)]).toEqual([address, false]);
  });

  test('of IPv6 never lies outside of 2000::/3', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16));
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
        const first = Number.parseInt(groups[0] ?? '0', 16);
        if (isPublicAddress(groups.join(':'))) expect(first >> 13).toBe(1);
      }),
      seededRuns(300),
    );
  });

  test('is no name, and no text that looks like one', () => {
    for (const text of ['', 'localhost', 'example.com', '8.8.8', '8.8.8.8 ', '256.1.1.1', '[::1]', '1e3'])
      expect([text, isPublicAddress(text), isLoopback(text)]).toEqual([text, false, false]);
  });
});

test('loopback is all of 127/8 and ::1', () => {
  for (const address of ['127.0.0.1', '127.255.255.254', '::1'])
    expect([address, isLoopback(address)]).toEqual([address, true]);
  for (const address of ['126.255.255.255', '128.0.0.0', '::2', '10.0.0.1', '0.0.0.0'])
    expect([address, isLoopback(address)]).toEqual([address, false]);
});
