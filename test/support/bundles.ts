import { build } from 'esbuild';
import { BUNDLING } from '../../infra/bundling.ts';

/** A function as it is deployed: its minified text, and how many of its bytes came from which package. */
export interface Bundle {
  readonly text: string;
  readonly bytes: number;
  readonly packages: ReadonlyMap<string, number>;
}

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g;

/** The innermost package that a file lies in; undefined for the project's own. */
const packageOf = (path: string): string | undefined => [...path.matchAll(PACKAGE)].at(-1)?.[1];

/** Bundles one function's entry as the deployment does. */
export const bundleOf = async (entry: string): Promise<Bundle> => {
  const { target, mainFields, define, banner } = BUNDLING;
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target,
    mainFields: [...mainFields],
    define,
    banner: { js: banner },
    minify: true,
    legalComments: 'none',
    metafile: true,
    write: false,
    outdir: 'nowhere',
  });
  const packages = new Map<string, number>();
  for (const { inputs } of Object.values(metafile.outputs))
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const name = packageOf(path);
      if (name) packages.set(name, (packages.get(name) ?? 0) + bytesInOutput);
    }
  const text = outputFiles.map((file) => file.text).join('');
  return { text, bytes: Buffer.byteLength(text), packages };
};
