import { createHash } from 'node:crypto';

/** Builders of the assistant read `seen`; `unseen` measures what they did not build for. */
export const PARTS = ['seen', 'unseen'] as const;
export type Part = (typeof PARTS)[number];

const SEED = 'comptoir-2026-11';

/** Where a scenario belongs: one third is unseen, both languages of a pair together. */
export const partOf = (id: string): Part => {
  const [first = 0] = createHash('sha256').update(`${SEED}:${id}`).digest();
  return first % 3 === 0 ? 'unseen' : 'seen';
};
