import { availableParallelism } from 'node:os';

const shared = {
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/test/support/asserting.ts'],
  testEnvironment: '<rootDir>/test/support/runner/environment.ts',
  runtime: '<rootDir>/test/support/runner/runtime.ts',
  transform: {
    '^.+\\.(t|j)sx?$': [
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
};

export default {
  // Some of a run is waiting, for browsers and the database; each worker more makes all of them slower.
  maxWorkers: availableParallelism() + 1,
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
