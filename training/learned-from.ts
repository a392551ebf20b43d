import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actExamples, dangerExamples, questionExamples, serviceExamples } from './examples.ts';
import { firstMessages } from './first-messages.ts';
import { dangerOf } from './fit-dangers.ts';

const LEARNED = join(import.meta.dirname, '../functions/assistant/hear/learned');

/** The code that learns, the features that it learns the weights of, and where it begins. */
const codeFiles = (): readonly string[] => [
  ...readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => join(import.meta.dirname, file)),
  join(LEARNED, 'features.ts'),
  join(LEARNED, 'danger-names.ts'),
];

/** A digest of all that the weights are made of: the same one stands in their modules, or they are out of date. */
export const learnedFrom = (): string => {
  const hash = createHash('sha256');
  for (const examples of [
    ...[actExamples(), dangerExamples(), firstMessages()],
    ...[questionExamples(), serviceExamples()],
    // Who is in danger by them is told by words outside of this folder.
    actExamples().map(dangerOf),
  ])
    hash.update(JSON.stringify(examples));
  for (const file of codeFiles()) hash.update(readFileSync(file));
  return hash.digest('hex');
};
