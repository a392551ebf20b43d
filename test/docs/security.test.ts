import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { acceptedFindings } from '../../infra/accepted-findings.ts';

test('docs/security.md lists every rule of cdk-nag that is not followed, with its reason, and no other', () => {
  const page = readFileSync('docs/security.md', 'utf8');
  const rows = Array.from(
    page.matchAll(/^\| `((?:AwsSolutions|Serverless)-\w+)` \| (.+) \|$/gm),
    ([row]) => row,
  );
  expect(rows).toEqual(acceptedFindings.map(({ rule, reason }) => `| \`${rule}\` | ${reason} |`));
});
