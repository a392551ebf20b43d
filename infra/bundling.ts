import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildOptions, build, type OutputFile } from 'esbuild';
import { unbrokenPatterns } from './unbroken-patterns.ts';

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
    plugins: [unbrokenPatterns],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Dependencies that are not ES modules still need `require`.
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  }) satisfies BuildOptions;

const made = new Map<string, readonly OutputFile[]>();

/** Bundles functions, several at once, each with a map of its lines; throws what the bundler says. */
export const makeBundles = async (entries: readonly string[]): Promise<void> => {
  const bundle = async (entry: string): Promise<void> => {
    const options = bundlingOf(entry, 'index');
    const { outputFiles } = await build({
      ...options,
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'error',
      write: false,
    });
    made.set(entry, outputFiles);
  };
  await Promise.all(entries.map(bundle));
};

/**
 * Writes a function's bundle into a folder as Lambda loads it. The stacks are made without waiting for anything, so it
 * was made before: throws where it was not.
 */
export const writeBundle = (entry: string, folder: string): void => {
  const files = made.get(entry);
  if (!files) throw new Error(`${entry} is not bundled.`);
  for (const { path, contents } of files) writeFileSync(join(folder, basename(path)), contents);
};
