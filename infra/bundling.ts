import { type BuildOptions, buildSync } from 'esbuild';

/**
 * Credential providers that no function uses, each with a client of its own. The SDK loads them only when the
 * environment, where Lambda puts a function's credentials, has none.
 */
export const OTHER_CREDENTIALS = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-login',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
] as const;

/** The file of a bundle that Lambda loads. */
export const ENTRY_FILE = 'index.mjs';

/** How a function is bundled into a folder, by the deployment and by what measures it. */
export const bundlingOf = (entry: string, folder: string) =>
  ({
    entryPoints: [{ in: entry, out: 'index' }],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    // What is imported while a request is answered lies in files of its own: a start does not read them.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    mainFields: ['module', 'main'],
    // Everything else is in the bundle, the SDK too: loading the runtime's own copy takes twice as long.
    external: [...OTHER_CREDENTIALS],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Dependencies that are not ES modules still need `require`.
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  }) satisfies BuildOptions;

/** Writes a function's bundle as Lambda loads it, with a map of its lines; throws what the bundler says. */
export const writeBundle = (entry: string, folder: string): void => {
  buildSync({
    ...bundlingOf(entry, folder),
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'error',
  });
};
