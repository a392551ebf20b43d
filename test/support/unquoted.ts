import { readText } from '../../functions/assistant/hear/text.ts';

/** A reply without what it quotes of the visitor's own words: those claim nothing. */
export const unquoted = (reply: string, said: readonly string[]): string => {
  const texts = said.map((words) => readText(words).raw);
  return reply.replace(/«[\u00a0 ]([^»]*?)…?[\u00a0 ]»|“([^”]*?)…?”/g, (quote, french = '', english = '') =>
    texts.some((words) => words.includes(french || english)) ? '' : quote,
  );
};
