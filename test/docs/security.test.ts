import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { acceptedFindings } from '../../infra/accepted-findings.ts';
import { routeKeys } from '../../shared/routes.ts';

const page = readFileSync('docs/security.md', 'utf8');

test('docs/security.md lists every rule of cdk-nag that is not followed, with its reason, and no other', () => {
  const rows = Array.from(
    page.matchAll(/^\| `((?:AwsSolutions|Serverless)-\w+)` \| (.+) \|$/gm),
    ([row]) => row,
  );
  expect(rows).toEqual(acceptedFindings.map(({ rule, reason }) => `| \`${rule}\` | ${reason} |`));
});

test('and calls nothing not applicable that a route of the API takes', () => {
  const chapters = Array.from(
    page.matchAll(/^\| V\d+ [^|]+\|[^|]*\|([^|]*)\|[^|]*\|$/gm),
    ([, cell = '']) => cell,
  );
  expect(chapters).toHaveLength(17);
  const absent = chapters.flatMap((cell) => cell.split(/[,:;]/)).map((part) => part.trim().toLowerCase());
  expect(absent).toContain('graphql');
  const taken = new Set(routeKeys.flatMap((key) => key.split(/[ /]/)));
  expect(absent.filter((part) => taken.has(part))).toEqual([]);
});
