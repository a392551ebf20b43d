import { beforeEach, describe, expect, test } from '@jest/globals';
import { boundTo } from '../../../../functions/kernel/http/bindings.ts';
import { EDGE_HEADERS } from '../../../../shared/domain/edge-headers.ts';

const SECRETS = { signing: 'key', origin: 'new-secret,old-secret' };

const from = (host: string, secret?: string) => ({
  headers: { [EDGE_HEADERS.host]: host, ...(secret ? { [EDGE_HEADERS.origin]: secret } : {}) },
});

let built: string[];
const build = ({ base }: { readonly base: string }): string => {
  built.push(base);
  return base;
};
beforeEach(() => {
  built = [];
});

describe('a function on a stage without a domain', () => {
  test('is built for the host that the edge names, once', () => {
    const boundFor = boundTo(build, undefined);
    for (const secret of ['new-secret', 'old-secret', 'new-secret'])
      expect(boundFor(from('a.example', secret), SECRETS)).toBe('https://a.example');
    expect(built).toEqual(['https://a.example']);
  });

  test('is not built again for the hosts of whoever calls it past the edge', () => {
    const boundFor = boundTo(build, undefined);
    boundFor(from('a.example', 'new-secret'), SECRETS);
    for (const host of ['b.example', 'c.example', 'b.example']) {
      expect(boundFor(from(host), SECRETS)).toBe('https://a.example');
      expect(boundFor(from(host, 'guessed'), SECRETS)).toBe('https://a.example');
    }
    expect(built).toEqual(['https://a.example']);
  });

  test('that was called past the edge first takes the host that the edge names then', () => {
    const boundFor = boundTo(build, undefined);
    for (const host of ['b.example', 'c.example']) boundFor(from(host), SECRETS);
    expect(built).toEqual(['https://']);
    expect(boundFor(from('a.example', 'old-secret'), SECRETS)).toBe('https://a.example');
  });

  test('is built again once a secret was replaced', () => {
    const boundFor = boundTo(build, undefined);
    boundFor(from('a.example', 'new-secret'), SECRETS);
    boundFor(from('a.example', 'new-secret'), { ...SECRETS, origin: 'new-secret' });
    boundFor(from('a.example', 'new-secret'), { signing: 'other', origin: 'new-secret' });
    expect(built).toHaveLength(3);
  });
});

describe('the origin secret', () => {
  const secretsIn = (origin: string) =>
    boundTo(({ originSecrets }) => originSecrets, 'https://app.example')(from('a.example'), {
      signing: 'key',
      origin,
    });

  test('is one value or several, with spaces or none, and never an empty one', () => {
    expect(secretsIn('new')).toEqual(['new']);
    for (const two of ['new,old', 'new, old', ' new ,old\n', 'new,,old,'])
      expect(secretsIn(two)).toEqual(['new', 'old']);
  });

  test('that is empty serves nobody', () => {
    for (const empty of ['', ' ', ',', ' , '])
      expect(() => secretsIn(empty)).toThrow('The origin secret is empty.');
  });
});

test('a stage with a domain is built for that, whatever host is named', () => {
  const boundFor = boundTo(build, 'https://app.example');
  expect(boundFor(from('a.example', 'new-secret'), SECRETS)).toBe('https://app.example');
  expect(boundFor(from('b.example'), SECRETS)).toBe('https://app.example');
  expect(built).toHaveLength(1);
});
