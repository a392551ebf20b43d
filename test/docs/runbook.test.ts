import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { jobNames, jobOf, QUEUES, workerOf } from '../../shared/domain/jobs.ts';

const section =
  readFileSync('docs/operations.md', 'utf8').split('\n## Jobs and redrive\n')[1]?.split('\n## ')[0] ?? '';

const blocks = Array.from(section.matchAll(/^```\w*\n(.*?)^```/gms), ([, block = '']) => block);

/** The drawing of what calls what. */
const [drawing = ''] = blocks;

/** First cells of the tables: the jobs, and the alarms. */
const rows = Array.from(section.matchAll(/^\| ([^|]+) \|/gm), ([, cell]) => cell);

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const drawnWith = (name: string): string => drawing.split('\n').find((line) => line.includes(name)) ?? '';

describe('the runbook of the jobs', () => {
  test.each(jobNames)('draws %s, and says what it does', (job) => {
    expect(drawing).toContain(job);
    expect(rows).toContain(job);
  });

  test.each(QUEUES)('draws %s before its worker', (queue) => {
    expect(drawnWith(workerOf(queue))).toMatch(new RegExp(`\\b${capitalised(queue)}\\b`));
  });

  test.each(jobNames.filter((job) => jobOf(job).runs))('draws %s by the clock', (job) => {
    expect(drawnWith(job)).toMatch(/clock|schedule|cron/i);
  });

  test('looks into every queue and its dead letters', () => {
    const [, looked = ''] = /^for q in ([\w ]+); do/m.exec(section) ?? [];
    const named = QUEUES.map(capitalised).flatMap((queue) => [queue, `${queue}Dead`]);
    expect(looked.split(' ')).toEqual([...named, 'MissedRuns', 'LostRecords']);
  });

  test.each(QUEUES)('says what a message of %s holds, and what its dead letters are good for', (queue) => {
    expect(section).toMatch(new RegExp(`^\\| ${capitalised(queue)} \\| \`\\{"`, 'm'));
    expect(section).toContain(`- **${capitalised(queue)}Dead**: `);
  });
});
