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

export type EdgeModule = 'ask-functions' | 'ask-files';

/**
 * A module of `infra/edge` as CloudFront runs it: one script with a global `handler`, in the language that its
 * runtime 2.0 knows.
 */
export const edgeScript = (module: EdgeModule): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, '../edge', `${module}.ts`)],
    bundle: true,
    format: 'esm',
    target: 'es2016',
    legalComments: 'none',
    write: false,
  });
  return outputFiles.map(({ text }) => text.replace(/^export \{[^}]*\};?\s*$/m, '')).join('');
};

/** The module in front of every request that a behaviour receives. */
export const onEveryRequest = (scope: Construct, id: string, module: EdgeModule): FunctionAssociation[] => [
  {
    eventType: FunctionEventType.VIEWER_REQUEST,
    function: new CloudFrontFunction(scope, id, {
      code: FunctionCode.fromInline(edgeScript(module)),
      runtime: FunctionRuntime.JS_2_0,
    }),
  },
];
