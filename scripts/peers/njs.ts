import { outputOf, runInView } from './command.ts';
import { Missing, type Peer } from './peer.ts';

/**
 * The functions of CloudFront's edge, run in the engine from which CloudFront's own was made, by the tests that run
 * them in Node.
 */
export const njs: Peer = {
  name: 'njs',
  run: async () => {
    const version = outputOf('njs', ['-v'])?.trim();
    if (version === undefined) throw new Missing('njs is missing');
    const jest = ['node_modules/jest/bin/jest.js', '--selectProjects=unit'];
    const tests = ['--testPathPatterns=test/infra/edge-functions'];
    const holds = await runInView([process.execPath, ...jest, ...tests], { EDGE_ENGINE: 'njs' });
    return { outcome: holds ? 'held' : 'differs', told: `the functions of the edge in njs ${version}` };
  },
};
