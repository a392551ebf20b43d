import { plainText } from '../../shared/domain/plain-text.ts';

/** Whether a name contains every word of a search, whole or in part and in any order. */
export const isNameMatch = (name: string | null, sought: string): boolean => {
  const words = plainText(sought).split(' ').filter(Boolean);
  if (name === null || words.length === 0) return false;
  const folded = plainText(name);
  return words.every((word) => folded.includes(word));
};
