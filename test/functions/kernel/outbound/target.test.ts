import { describe, expect, test } from '@jest/globals';
import { isPublicAddress } from '../../../../functions/kernel/outbound/public-address.ts';
import { type Reach, reachOf, targetOf } from '../../../../functions/kernel/outbound/target.ts';

const settings = {
  stage: 'prod',
  appBase: 'https://app.example',
  pagesBase: 'https://app.example',
  apiBase: 'https://app.example',
  signingSecret: 'secret',
  originSecrets: [],
};

const world: Reach = reachOf(settings);
const laptop: Reach = reachOf({ ...settings, stage: 'local', loopbackTargets: true });

const isLet = (url: string, reach: Reach): boolean => targetOf(url, reach) !== undefined;

const PUBLIC = [
  'https://hooks.example.com/recu?x=1#y',
  'https://hooks.example.com:443/',
  'https://hooks.example.com:1024',
  'https://hooks.example.com:65535/',
  'https://93.184.215.14/',
  'https://[2606:4700::1111]:8443/',
  'HTTPS://Hooks.Example.COM/',
  'https://example.com./',
];

const REFUSED = [
  'http://hooks.example.com/',
  'ftp://hooks.example.com/',
  'https://hooks.example.com:80/',
  'https://hooks.example.com:22/',
  'https://hooks.example.com:1023/',
  'https://hooks.example.com:0/',
  'https://user@hooks.example.com/',
  'https://user:password@hooks.example.com/',
  'https://:password@hooks.example.com/',
  'https://printer/',
  'https://printer.local/',
  'https://db.internal/',
  'https://metadata.google.internal/',
  'https://router.lan/',
  'https://nas.home.arpa/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00:ec2::254]/',
  'https://[fe80::1]/',
  'https://0/',
  'not a url',
  'https://',
  '',
];

const OWN = [
  'https://localhost:4000/',
  'https://localhost.:4000/',
  'https://127.0.0.1/',
  'https://127.1.2.3:4000/',
  'https://0x7f000001/',
  'https://[::1]:4000/',
];

describe('a webhook’s URL', () => {
  test.each(PUBLIC)('may be %s', (url) => {
    expect([isLet(url, world), isLet(url, laptop)]).toEqual([true, true]);
  });

  test.each(REFUSED)('may never be %j', (url) => {
    expect([isLet(url, world), isLet(url, laptop)]).toEqual([false, false]);
  });

  test.each(OWN)('may be %s on a laptop alone', (url) => {
    expect([isLet(url, world), isLet(url, laptop)]).toEqual([false, true]);
  });

  test('may lack TLS on a laptop alone, and only to the laptop itself', () => {
    expect(isLet('http://localhost:4000/', laptop)).toBe(true);
    expect(isLet('http://[::1]:4000/', laptop)).toBe(true);
    expect(isLet('http://localhost:4000/', world)).toBe(false);
    expect(isLet('http://192.168.0.10:4000/', laptop)).toBe(false);
    expect(isLet('http://localhost.example.com/', laptop)).toBe(false);
  });
});

describe('the reach of a stage', () => {
  test('is the public internet unless its settings say more', () => {
    expect(world.loopback).toBe(false);
    for (const address of ['127.0.0.1', '::1', '10.0.0.1'])
      expect(world.mayReach(address)).toBe(isPublicAddress(address));
    expect(laptop.mayReach('127.0.0.1')).toBe(true);
    expect(laptop.mayReach('10.0.0.1')).toBe(false);
  });

  test.each(['dev', 'staging', 'prod'])('%s refuses to start when it is told to call itself', (stage) => {
    expect(() => reachOf({ ...settings, stage, loopbackTargets: true })).toThrow(stage);
  });
});
