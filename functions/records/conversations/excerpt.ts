/** A message on one line, shortened without splitting a character. */
export const excerptOf = (message: string, most: number): string => {
  const line = message.replace(/\s+/g, ' ');
  const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line;
};
