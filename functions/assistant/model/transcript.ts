import type { KeptTurn, ModelParts } from './model.ts';

const MOST_TURNS = 6;
const MOST_LETTERS = 6000;

/** An appointment's own link opens it: no business of the model's. */
const withoutLinks = (reply: string): string => reply.replace(/https?:\/\/\S+/g, '[link]');

/** The last turns that fit, oldest first. */
const recent = (turns: readonly KeptTurn[]): readonly KeptTurn[] => {
  let letters = 0;
  const latest = turns.slice(-MOST_TURNS).toReversed();
  const end = latest.findIndex(({ message, reply }) => {
    letters += message.length + reply.length;
    return letters > MOST_LETTERS;
  });
  return (end < 0 ? latest : latest.slice(0, end)).toReversed();
};

/** What was said so far, as data. */
export const said = ({ turns, message }: Pick<ModelParts, 'turns' | 'message'>) => ({
  before: recent(turns).map(({ message: visitor, reply }) => ({ visitor, reply: withoutLinks(reply) })),
  message,
});
