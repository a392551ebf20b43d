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

export type EdgeModule = 'ask-functions' | 'ask-files' | 'ask-other-host' | 'ask-widget';

export interface EdgeScript {
  readonly module: EdgeModule;
  /** Origin of the other host, for what sends there. */
  readonly host?: string;
}

/**
 * A module of `infra/edge` as CloudFront runs it: one script with a global `handler`, in the language that its
 * runtime 2.0 knows.
 */
export const edgeScript = ({ module, host = '' }: EdgeScript): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, '../edge', `${module}.ts`)],
    bundle: true,
    format: 'esm',
    target: 'es2016',
    define: { __OTHER_HOST__: JSON.stringify(host) },
    legalComments: 'none',
    write: false,
  });
  return outputFiles.map(({ text }) => text.replace(/^export \{[^}]*\};?\s*$/m, '')).join('');
};

/** The module in front of every request that a behaviour receives. */
export const onEveryRequest = (scope: Construct, id: string, script: EdgeScript): FunctionAssociation[] => [
  {
    eventType: FunctionEventType.VIEWER_REQUEST,
    function: new CloudFrontFunction(scope, id, {
      code: FunctionCode.fromInline(edgeScript(script)),
      runtime: FunctionRuntime.JS_2_0,
    }),
  },
];
