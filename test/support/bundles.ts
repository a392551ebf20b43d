import { isBuiltin } from 'node:module';
import { build } from 'esbuild';
import { bundlingOf } from '../../infra/bundling.ts';

/** A function as it is deployed: its minified text, and how many of its bytes came from which package. */
export interface Bundle {
  readonly text: string;
  readonly bytes: number;
  readonly packages: ReadonlyMap<string, number>;
  /** What it asks the runtime for, Node’s own modules aside, each after the kind of its import. */
  readonly asks: readonly string[];
}

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g;

/** The innermost package that a file lies in; undefined for the project's own. */
const packageOf = (path: string): string | undefined => [...path.matchAll(PACKAGE)].at(-1)?.[1];

/** Bundles one function's entry as the deployment does. */
export const bundleOf = async (entry: string): Promise<Bundle> => {
  const { outputFiles, metafile } = await build({
    ...bundlingOf(entry),
    legalComments: 'none',
    metafile: true,
    write: false,
    outdir: 'nowhere',
  });
  const packages = new Map<string, number>();
  const asks = new Set<string>();
  for (const { inputs, imports } of Object.values(metafile.outputs)) {
    for (const { path, kind, external } of imports)
      if (external && !isBuiltin(path)) asks.add(`${kind} ${path}`);
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const name = packageOf(path);
      if (name) packages.set(name, (packages.get(name) ?? 0) + bytesInOutput);
    }
  }
  const text = outputFiles.map((file) => file.text).join('');
  return { text, bytes: Buffer.byteLength(text), packages, asks: [...asks] };
};
