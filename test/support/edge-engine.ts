import { spawnSync } from 'node:child_process';
import type { EdgeAnswer, ViewerRequest, ViewerRequestEvent } from '../../infra/edge/viewer-request.ts';
import { edgeRefusals } from './edge-refusals.ts';

type Outcome = ViewerRequest & EdgeAnswer;

/** The variable that has the edge's scripts run in njs, from which CloudFront's own engine was made, and not in Node. */
const EDGE_ENGINE = 'EDGE_ENGINE';

const inNode = (script: string, event: ViewerRequestEvent): unknown =>
  new Function('event', `${script}; return handler(event);`)(event);

const ascii = (text: string): string =>
  text.replace(/[^ -~]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

const inNjs = (script: string, event: ViewerRequestEvent): unknown => {
  const call = `console.log(JSON.stringify(handler(${ascii(JSON.stringify(event))})))`;
  const { status, stdout, stderr, error } = spawnSync('njs', ['-'], {
    input: `${script}\n${call}\n`,
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`njs: ${stdout}${stderr}`);
  return JSON.parse(stdout);
};

const run = process.env[EDGE_ENGINE] === 'njs' ? inNjs : inNode;

/** Calls a script of the edge as CloudFront does. Throws where CloudFront would take no such outcome. */
export const edgeHandler =
  (script: string) =>
  (request: ViewerRequest, ip = '203.0.113.7'): Outcome => {
    const context = { eventType: 'viewer-request', distributionId: 'EXAMPLE', requestId: 'example' };
    const event = {
      version: '1.0',
      context,
      viewer: { ip },
      request: { cookies: {}, ...structuredClone(request) },
    };
    const outcome = run(script, event);
    const refusals = edgeRefusals(request, outcome);
    if (refusals.length > 0) throw new Error(`CloudFront answers 502: ${refusals.join(', ')}.`);
    return outcome as Outcome;
  };
