import { parseArgs } from 'node:util';
import { ensureBuilt } from '../local/build.ts';

/** `npm run eval`: has the scenarios' conversations with the assistant and reports what was right. See README.md. */

await ensureBuilt();
// The functions are loaded once the pages that they serve are built.
const { evaluateAtOnce } = await import('./evaluate-at-once.ts');
const { loadFiled } = await import('./filed/load-filed.ts');
const { loadScenarios } = await import('./scenarios/load.ts');
const { shortfalls } = await import('./report/thresholds.ts');
const { percent, tableOf } = await import('./report/table.ts');
const { figuresOf } = await import('./report/figures.ts');
const { told } = await import('./report/told.ts');

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    from: { type: 'string' },
    part: { type: 'string' },
    group: { type: 'string' },
    failed: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    passes: { type: 'string', default: '1' },
  },
});

const print = (text: string) => process.stdout.write(`${text}\n`);

const { only, part, group, from } = options;
const chosen = (from === undefined ? loadScenarios() : loadFiled(from))
  .filter((one) => part === undefined || one.part === part)
  .filter((one) => group === undefined || group.split(',').includes(one.group ?? ''))
  .filter(({ id, name, category }) => only === undefined || [id, name, category].includes(only));
if (chosen.length === 0) throw new Error('There are no such scenarios.');

const anthropicKey = process.env.ANTHROPIC_API_KEY || undefined;
const passes = anthropicKey === undefined ? 1 : Number(options.passes);
const outcomes = await evaluateAtOnce(chosen, { anthropicKey });

/** Shares of scenarios that were wholly right the first time, and each time. */
const repeated = async (): Promise<string> => {
  const failed = new Set(
    outcomes.filter(({ failures }) => failures.length > 0).map(({ scenario }) => scenario.name),
  );
  const first = percent(chosen.length - failed.size, chosen.length);
  for (let pass = 2; pass <= passes; pass++)
    for (const { scenario, failures } of await evaluateAtOnce(chosen, { anthropicKey }))
      if (failures.length > 0) failed.add(scenario.name);
  return `pass^1 ${first} %, pass^${passes} ${percent(chosen.length - failed.size, chosen.length)} %`;
};

const rows = () =>
  outcomes.map(({ scenario: { name, category, language, part: of, group: by }, failures, transcript }) => ({
    name,
    category,
    language,
    part: of,
    group: by,
    failures,
    transcript,
  }));

if (options.json) print(JSON.stringify({ figures: figuresOf(outcomes), outcomes: rows() }, null, 2));
else {
  const shown = outcomes.filter(
    ({ failures }) => failures.length > 0 || ((only !== undefined || from !== undefined) && !options.failed),
  );
  if (only !== undefined || from !== undefined || options.failed) print(shown.map(told).join('\n\n'));
  print(`\n${tableOf(outcomes)}`);
  print(anthropicKey === undefined ? '\nThe rules answered.' : '\nA model answered.');
  if (passes > 1) print(await repeated());
}

if (options.check) {
  const short = shortfalls(outcomes);
  for (const text of short) process.stderr.write(`${text}\n`);
  if (short.length > 0) process.exitCode = 1;
}
