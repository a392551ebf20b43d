import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actExamples, dangerExamples, questionExamples, serviceExamples } from './examples.ts';
import { firstMessages } from './first-messages.ts';

const FEATURES = join(import.meta.dirname, '../functions/assistant/hear/learned/features.ts');

/** The code that learns, and the features that it learns the weights of. */
const codeFiles = (): readonly string[] => [
  ...readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => join(import.meta.dirname, file)),
  FEATURES,
];

/** A digest of all that the weights are made of: the same one stands in their modules, or they are out of date. */
export const learnedFrom = (): string => {
  const hash = createHash('sha256');
  for (const examples of [
    ...[actExamples(), dangerExamples(), firstMessages()],
    ...[questionExamples(), serviceExamples()],
  ])
    hash.update(JSON.stringify(examples));
  for (const file of codeFiles()) hash.update(readFileSync(file));
  return hash.digest('hex');
};
