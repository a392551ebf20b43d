/** A strict reading of RFC 4180: cells of each line. Throws on a stray quote or a bare line break. */
export const readCsv = (text: string, separator = ','): readonly (readonly string[])[] => {
  const lines: string[][] = [];
  let [line, cell, at]: [string[], string, number] = [[], '', 0];
  const quotedCell = (): string => {
    let read = '';
    for (at += 1; at < text.length; at += 1) {
      if (text[at] !== '"') read += text[at];
      else if (text[at + 1] === '"') {
        read += '"';
        at += 1;
      } else {
        at += 1;
        return read;
      }
    }
    throw new Error('A quote is not closed.');
  };
  const plainCell = (): string => {
    const from = at;
    while (at < text.length && text[at] !== separator && !text.startsWith('\r\n', at)) {
      if (/["\r\n]/.test(text[at] ?? '')) throw new Error(`A stray ${JSON.stringify(text[at])} at ${at}.`);
      at += 1;
    }
    return text.slice(from, at);
  };
  while (at < text.length) {
    cell = text[at] === '"' ? quotedCell() : plainCell();
    line.push(cell);
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      line.push('');
    }
    if (text.startsWith('\r\n', at)) at += 2;
    else throw new Error(`Neither a separator nor the end of a line at ${at}.`);
    lines.push(line);
    line = [];
  }
  return lines;
};
