/** The cells of a CSV file of commas (RFC 4180), its heading included. */
export const csvCells = (file: string): string[] => {
  const cells: string[] = [];
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/g;
  for (const [whole, text = ''] of file.replace(/^\ufeff/, '').matchAll(cell))
    if (whole !== '') cells.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);
  return cells;
};
