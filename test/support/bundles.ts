import { mkdir, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { bundlingOf, ENTRY_FILE } from '../../infra/bundling.ts';

/** A function as it is deployed: its minified files, and how many of their bytes came from which package. */
export interface Bundle {
  readonly files: ReadonlyMap<string, string>;
  /** Of the files that a start reads. */
  readonly bytes: number;
  readonly packages: ReadonlyMap<string, number>;
  /** Packages in files that are read later, by requests that need them. */
  readonly laterPackages: ReadonlyMap<string, number>;
  /** The source files that a start reads, and those that are read later. */
  readonly inputs: ReadonlySet<string>;
  readonly laterInputs: ReadonlySet<string>;
  /** What it asks the runtime for, Node’s own modules aside, each after the kind of its import. */
  readonly asks: readonly string[];
}

type Outputs = Metafile['outputs'];

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g;

/** The innermost package that a file lies in; undefined for the project's own. */
const packageOf = (path: string): string | undefined => [...path.matchAll(PACKAGE)].at(-1)?.[1];

const packagesIn = (outputs: Outputs, files: readonly string[]): ReadonlyMap<string, number> => {
  const packages = new Map<string, number>();
  for (const file of files)
    for (const [path, { bytesInOutput }] of Object.entries(outputs[file]?.inputs ?? {})) {
      const name = packageOf(path);
      if (name) packages.set(name, (packages.get(name) ?? 0) + bytesInOutput);
    }
  return packages;
};

const inputsOf = (outputs: Outputs, files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => Object.keys(outputs[file]?.inputs ?? {})));

/** The entry's file and all that are imported as soon as it is. */
const startOf = (outputs: Outputs): ReadonlySet<string> => {
  const start = new Set(Object.keys(outputs).filter((file) => basename(file) === ENTRY_FILE));
  // A set is walked to its end, with what is added on the way.
  for (const file of start)
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && path in outputs) start.add(path);
  return start;
};

const asksOf = (outputs: Outputs): readonly string[] => {
  const asks = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !isBuiltin(path));
  return [...new Set(asks.map(({ path, kind }) => `${kind} ${path}`))];
};

/** Bundles one function's entry as the deployment does. */
export const bundleOf = async (entry: string): Promise<Bundle> => {
  const { outputFiles, metafile } = await build({
    ...bundlingOf(entry, 'nowhere'),
    legalComments: 'none',
    metafile: true,
    write: false,
  });
  const { outputs } = metafile;
  const start = startOf(outputs);
  const later = Object.keys(outputs).filter((file) => !start.has(file));
  return {
    files: new Map(outputFiles.map(({ path, text }) => [basename(path), text])),
    bytes: [...start].reduce((sum, file) => sum + (outputs[file]?.bytes ?? 0), 0),
    packages: packagesIn(outputs, [...start]),
    laterPackages: packagesIn(outputs, later),
    inputs: inputsOf(outputs, [...start]),
    laterInputs: inputsOf(outputs, later),
    asks: asksOf(outputs),
  };
};

/** Writes a bundle's files into a folder, and names the one that Lambda loads. */
export const writeFiles = async ({ files }: Bundle, folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  return join(folder, ENTRY_FILE);
};
