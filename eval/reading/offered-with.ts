import { folded } from './folded.ts';

const CLAUSES = /(?<=[.!?:;\n])\s+/;
const LEFT_OUT = /\b(pas|not|sauf|except|sans|without|ni|nor|neither|autre|but|rien|nothing|aucune?|no)\b/;

/** Whether an answer speaks of somebody as the one with whom it offers a time, and not as one who is left out. */
export const isOfferedWith = (reply: string, name: string): boolean => {
  const [first = name] = folded(name).split(' ');
  const named = new RegExp(`\\b(?:avec|with) ${first}\\b`);
  return reply.split(CLAUSES).some((clause) => {
    const [before = '', ...after] = folded(clause).split(named);
    return after.length > 0 && !LEFT_OUT.test(before);
  });
};
