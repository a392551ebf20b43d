import { describe, expect, test } from '@jest/globals';
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, type NagPack, ServerlessChecks } from 'cdk-nag';
import { acceptedFindings } from '../../infra/accepted-findings.ts';
import { rehearsed } from '../../infra/rehearsal.ts';
import type { Stage } from '../../infra/stage.ts';
import { stageNamed } from '../../infra/stage-named.ts';
import { stackNames, stacksOf, withBuiltProject } from './deployed.ts';

const packs: readonly NagPack[] = [new AwsSolutionsChecks(), new ServerlessChecks()];

/** Findings, and what was accepted where, of every stack of a stage. */
const judged = (stage: Stage) =>
  withBuiltProject((root) => {
    const stacks = stacksOf(stage, root);
    const findings = stackNames.flatMap((stack) =>
      packs.flatMap((pack) =>
        pack
          .validateScope(stacks[stack])
          .violations.flatMap(({ ruleName, violatingResources }) =>
            violatingResources.map((one) => `${ruleName} at ${Object(one).constructPath}`),
          ),
      ),
    );
    const accepted = stackNames
      .flatMap((stack) => stacks[stack].node.findAll())
      .flatMap(({ node }) => node.metadata)
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.entries(Object(data)))
      .map(([id, reason]) => ({ rule: id.replace(/^Annotation::/i, '').replace(/\[.*/, ''), reason }))
      .filter(({ rule }) => /^(AwsSolutions|Serverless)-/.test(rule));
    return { findings, accepted };
  });

const dev = judged(stageNamed('dev'));
const prod = judged(rehearsed(stageNamed('prod')));
const streamArn = 'arn:aws:dynamodb:ca-central-1:111111111111:table/before/stream/2026-11-21T00:00:00.000';
const restored = judged({ ...stageNamed('dev'), restoredTable: { name: 'before', streamArn } });

describe('cdk-nag’s rules for AWS solutions and for serverless', () => {
  test.each([
    ['without a domain', dev],
    ['in production', prod],
    ['with a restored table', restored],
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
