import { availableParallelism } from 'node:os';

/** Modules that ship only ESM: jest runs CommonJS, so swc translates them too. */
const esmOnly = ['temporal-polyfill', 'temporal-utils', 'aws-jwt-verify', 'ulid', '@sparticuz/chromium'];

const shared = {
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/test/support/asserting.ts'],
  testEnvironment: 'node',
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
};

export default {
  // Much of a run is waiting, for browsers and the database.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // A busy machine is slow, not wrong.
  testTimeout: 120_000,
  testSequencer: '<rootDir>/test/support/longest-first.ts',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['<rootDir>/test/e2e/'],
    },
    { ...shared, displayName: 'e2e', testMatch: ['<rootDir>/test/e2e/**/*.test.ts'] },
  ],
};
