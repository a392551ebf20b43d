import { join } from 'node:path';
import {
  Function as CloudFrontFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { buildSync } from 'esbuild';
import { edgeFaults } from '../edge-runtime/faults.ts';

export const EDGE_MODULES = ['ask-functions', 'ask-files', 'ask-other-host', 'ask-widget'] as const;
export type EdgeModule = (typeof EDGE_MODULES)[number];

export interface EdgeScript {
  readonly module: EdgeModule;
  /** Origin of the other host, for functions that redirect there. */
  readonly host?: string;
}

/**
 * Syntax beyond ES 5 that esbuild may leave as written; all else is compiled down or refused by name. Rest arguments
 * are left out although the runtime has them: esbuild would then also emit spread arguments, which it has not.
 */
const SUPPORTED = { arrow: true, 'const-and-let': true, 'template-literal': true } as const;

const built = (entry: string, host: string): string => {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    target: 'es5',
    supported: SUPPORTED,
    define: { __OTHER_HOST__: JSON.stringify(host) },
    legalComments: 'none',
    logLevel: 'silent',
    write: false,
  });
  return outputFiles.map(({ text }) => text.replace(/^export \{[^}]*\};?\s*$/m, '')).join('');
};

/**
 * A module as a CloudFront function: one script with a global `handler`, in the language of runtime 2.0. Throws when
 * the script needs more: CloudFront deploys such a function without an error and then answers 503.
 */
export const edgeScriptOf = (entry: string, host = ''): string => {
  const script = built(entry, host);
  const faults = edgeFaults(script);
  if (faults.length === 0) return script;
  throw new Error(`CloudFront cannot run ${entry}, for what it knows nothing of: ${faults.join(', ')}.`);
};

/** The script of a module of `infra/edge`. */
export const edgeScript = ({ module, host }: EdgeScript): string =>
  edgeScriptOf(join(import.meta.dirname, '../edge', `${module}.ts`), host);

/** The function run on every request of a behaviour. */
export const onEveryRequest = (scope: Construct, id: string, script: EdgeScript): FunctionAssociation[] => [
  {
    eventType: FunctionEventType.VIEWER_REQUEST,
    function: new CloudFrontFunction(scope, id, {
      code: FunctionCode.fromInline(edgeScript(script)),
      runtime: FunctionRuntime.JS_2_0,
    }),
  },
];
