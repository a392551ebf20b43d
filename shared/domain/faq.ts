/** Questions that every business is asked, by which an answer is found whatever the words. */
export const FAQ_TOPICS = [
  'parking',
  'access',
  'payment',
  'taxes',
  'insurance',
  'languages',
  'policy',
] as const;
export type FaqTopic = (typeof FAQ_TOPICS)[number];

/** The most questions that one business answers. */
export const MAX_FAQ = 24;

/** Longest question and answer, in characters. */
export const MAX_QUESTION = 160;
export const MAX_ANSWER = 600;
