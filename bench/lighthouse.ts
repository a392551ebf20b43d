import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserPath } from '../test/support/browser.ts';
import { startLocalCloud } from '../test/support/local-cloud.ts';

/** Downloaded on demand: the tool has two hundred packages, too many for every install. */
const TOOL = 'lighthouse@12.8.2';
const PAGES = ['/', '/?lang=en', '/site/demo', '/site/demo?lang=en'];
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

const run = promisify(execFile);

/** One run on an emulated phone: the four scores of a hundred, then what was measured. */
const judge = async (url: string, folder: string): Promise<readonly string[]> => {
  const path = join(folder, 'report.json');
  await run(
    'npx',
    [
      '--yes',
      TOOL,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${path}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: await browserPath() }, timeout: 180_000 },
  );
  const { categories, audits } = JSON.parse(await readFile(path, 'utf8'));
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    String(Math.round(Object(categories[name]).score * 100)),
  );
  return [...scores, ...Object.values(METRICS).map((name) => Object(audits[name]).displayValue)];
};

const cloud = await startLocalCloud();
const folder = await mkdtemp(join(tmpdir(), 'comptoir-lighthouse-'));
try {
  const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', ...Object.keys(METRICS)];
  process.stdout.write(`| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|\n`);
  for (const page of PAGES)
    process.stdout.write(
      `| ${[`\`${page}\``, ...(await judge(`${cloud.origin}${page}`, folder))].join(' | ')} |\n`,
    );
} finally {
  await rm(folder, { recursive: true });
  await cloud.remove();
}
