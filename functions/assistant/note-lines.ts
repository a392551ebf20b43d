/** The lines of a text that hold anything. */
export const linesOf = (text: string): readonly string[] => text.split('\n').filter(Boolean);

/** Of some lines those that no other of them, and not `text`, holds already; each once, in their order. */
export const withoutRepeats = (lines: readonly string[], text = ''): readonly string[] =>
  [...new Set(lines)].filter(
    (line, _, all) => !text.includes(line) && !all.some((other) => other !== line && other.includes(line)),
  );

/** Stands for what is left out. */
const LEFT_OUT = '[…]';

const isWithin = (lines: readonly string[], most: number): boolean => lines.join('\n').length <= most;

const cut = (line: string, most: number): string =>
  line.length <= most ? line : `${line.slice(0, most - 1)}…`;

/**
 * Some lines, together within `most` characters: the first, with which a matter begins, and the latest of the others. What
 * is left out between them is marked, and a line that is too long is cut.
 */
export const linesWithin = (lines: readonly string[], most: number): readonly string[] => {
  if (isWithin(lines, most)) return lines;
  const half = Math.floor((most - LEFT_OUT.length - 2) / 2);
  const [first = '', ...others] = lines.filter((line) => line !== LEFT_OUT);
  if (others.length === 0) return [cut(first, most)];
  const begin = cut(first, half);
  const from = others.findIndex((_, at) => isWithin([begin, LEFT_OUT, ...others.slice(at)], most));
  return [begin, LEFT_OUT, ...(from < 0 ? [cut(others.at(-1) ?? '', half)] : others.slice(from))];
};
