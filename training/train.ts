import { writeFileSync } from 'node:fs';
import { trained } from './trained.ts';

/** `npm run train`: learns the weights of `functions/assistant/hear/learned` from the examples beside this. See README.md. */

for (const { file, text } of trained()) {
  writeFileSync(file, text);
  process.stdout.write(`${file}\n`);
}
