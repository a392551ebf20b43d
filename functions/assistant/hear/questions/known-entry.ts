import type { PublicFaqEntry } from '../../../../shared/schemas/faq.ts';

/** What a reader is told of a business's own question; the words of its answer help to find it. */
export type KnownEntry = Pick<PublicFaqEntry, 'id' | 'question' | 'topic'> &
  Partial<Pick<PublicFaqEntry, 'answer'>>;
