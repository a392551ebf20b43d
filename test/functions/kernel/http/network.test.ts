import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { networkOf } from '../../../../functions/kernel/http/network.ts';
import { seededRuns } from '../../../support/seeded.ts';

const group = fc.nat(0xffff).map((n) => n.toString(16));
const four = fc.array(group, { minLength: 4, maxLength: 4 });

describe('the network that limits count a visitor by', () => {
  test('is one for all addresses of a /64, however they are written, and another for the next', () => {
    fc.assert(
      fc.property(four, four, four, (network, one, other) => {
        fc.pre(network.some((word) => word !== '0'));
        const long = [...network, ...other].map((word) => word.padStart(4, '0').toUpperCase()).join(':');
        expect(networkOf([...network, ...one].join(':'))).toBe(networkOf(long));
        const next = [...network.slice(0, 3), network[3] === '1' ? '2' : '1', ...one].join(':');
        if (network[3] !== '1' && network[3] !== '2') expect(networkOf(next)).not.toBe(networkOf(long));
      }),
      seededRuns(200),
    );
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:0:0:ffff::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['somebody', 'somebody'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
