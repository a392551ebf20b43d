import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capacityOf } from './costs/capacity.ts';
import { idleLines } from './costs/idle.ts';
import { costsPage } from './costs/page.ts';
import { resourcesOfStage } from './costs/templates.ts';

/** Prints what a stage costs, from a built project; with `--write`, into `docs/costs.md`. */
const root = join(import.meta.dirname, '..');
const capacity = capacityOf(readFileSync(join(root, 'docs/capacity.md'), 'utf8'));
const page = costsPage(capacity, idleLines(resourcesOfStage('prod', root)));
if (process.argv.includes('--write')) writeFileSync(join(root, 'docs/costs.md'), page);
else process.stdout.write(page);
