import { describe, expect, test } from '@jest/globals';
import { acceptedFindings } from '../../infra/accepted-findings.ts';
import { synthesised } from './deployed.ts';

const [dev, prod, restored] = [synthesised('dev'), synthesised('prod'), synthesised('restored')];
const richer = synthesised('richer');

describe('cdk-nag’s rules for AWS solutions and for serverless', () => {
  test.each([
    ['without a domain', dev],
    ['in production', prod],
    ['with a restored table', restored],
    ['with all that a stage may add', richer],
  ])('%s, none is broken that was not weighed and answered', (_, { findings }) => {
    expect(findings).toEqual([]);
  });

  test('what is answered stands in one list of at most fifteen, and nothing in it is idle', () => {
    const pairs = (all: readonly object[]) => [...new Set(all.map((one) => JSON.stringify(one)))].sort();
    const known = acceptedFindings.map(({ rule, reason }) => ({ rule, reason }));
    expect(pairs([...dev.accepted, ...prod.accepted])).toEqual(pairs(known));
    expect(acceptedFindings.length).toBeLessThanOrEqual(15);
  });
});
