import { folded } from './folded.ts';

/** Whether an answer speaks of somebody as the one with whom it offers a time, and not as one who is left out. */
export const isOfferedWith = (reply: string, name: string): boolean => {
  const [first = name] = folded(name).split(' ');
  return new RegExp(
    `(?<!\\b(?:pas|not|sauf|except|sans|ni|nor|but|que|than|rien|nothing|libre|free)[, ]{1,2})\\b(?:avec|with) ${first}\\b`,
  ).test(folded(reply));
};
