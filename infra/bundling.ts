/**
 * Credential providers that no function uses, each with a client of its own. The SDK loads them only when the
 * environment, where Lambda puts a function's credentials, has none.
 */
const OTHER_CREDENTIALS = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-login',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
] as const;

/** How every function is bundled, by the deployment and by the benchmarks. */
export const BUNDLING = {
  target: 'node24',
  mainFields: ['module', 'main'],
  // Everything else is in the bundle, the SDK too: loading the runtime's own copy takes twice as long.
  externalModules: OTHER_CREDENTIALS,
  define: { 'process.env.NODE_ENV': '"production"' },
  // Dependencies that are not ES modules still need `require`.
  banner: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
} as const;
