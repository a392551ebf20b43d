/** The lines of a text that hold anything. */
export const linesOf = (text: string): readonly string[] => text.split('\n').filter(Boolean);

/** Of some lines those that no other of them, and not `text`, holds already; each once, in their order. */
export const withoutRepeats = (lines: readonly string[], text = ''): readonly string[] =>
  [...new Set(lines)].filter(
    (line, _, all) => !text.includes(line) && !all.some((other) => other !== line && other.includes(line)),
  );

/** Stands for what is left out. */
const LEFT_OUT = '[…]';

/**
 * Some lines, together within `most` characters: the first, with which a matter begins, and the latest of the others. What
 * is left out between them is marked, and a line that is too long is cut.
 */
export const linesWithin = (lines: readonly string[], most: number): readonly string[] => {
  const isWithin = (some: readonly string[]): boolean => some.join('\n').length <= most;
  if (isWithin(lines)) return lines;
  const longest = lines.length > 1 ? Math.floor(most / 2) - LEFT_OUT.length : most;
  const [first = '', ...others] = lines
    .filter((line) => line !== LEFT_OUT)
    .map((line) => (line.length > longest ? `${line.slice(0, longest - 1)}…` : line));
  const rest = others.slice(others.findIndex((_, at) => isWithin([first, LEFT_OUT, ...others.slice(at)])));
  return rest.length > 0 ? [first, LEFT_OUT, ...rest] : [first];
};
