import type { Scene } from './scene.ts';

/** What is about time and that no reader took, as written, each once; a letter alone says nothing. */
export const unreadTimes = ({ frame }: Scene): readonly string[] => {
  const quotes = frame.residue
    .filter(({ word, isAboutTime }) => isAboutTime && word.length > 1)
    .map(({ word, quote }) => quote ?? word);
  const isWithinOther = (one: string, at: number): boolean =>
    quotes.some((other, place) => (other === one ? place < at : other.includes(one)));
  return quotes.filter((one, at) => !isWithinOther(one, at));
};
