/** Of some lines those that no other of them, and not `text`, holds already; each once, in their order. */
export const withoutRepeats = (lines: readonly string[], text = ''): readonly string[] =>
  [...new Set(lines)].filter(
    (line, _, all) => !text.includes(line) && !all.some((other) => other !== line && other.includes(line)),
  );

/** The latest of some lines that are together no longer than `most` characters; the last is cut where it is too long. */
export const latestOf = (lines: readonly string[], most: number): string =>
  lines.reduceRight((text, line) => {
    if (text === '') return line.slice(0, most);
    const longer = `${line}\n${text}`;
    return longer.length > most ? text : longer;
  }, '');
