/** One step of the table: cost of turning `a[..i]` into `b[..j]` (optimal string alignment). */
const cell = (a: string, b: string, rows: readonly number[][], i: number, j: number): number => {
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  const same = a[i - 1] === b[j - 1] ? 0 : 1;
  const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return Math.min(
    at(i - 1, j) + 1,
    at(i, j - 1) + 1,
    at(i - 1, j - 1) + same,
    swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
  );
};

/** Letters added, dropped, changed or swapped with their neighbour between two words. */
const editDistance = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) row.push(cell(a, b, rows, i, j));
  }
  return rows[a.length]?.[b.length] ?? Number.POSITIVE_INFINITY;
};

/** A slip of the finger: one for words of five letters or more, two from nine; the first letter is right. */
export const isTypoOf = (typed: string, word: string): boolean => {
  const length = Math.min(typed.length, word.length);
  if (length < 4 || Math.max(typed.length, word.length) < 5 || typed[0] !== word[0]) return false;
  if (Math.abs(typed.length - word.length) > 2) return false;
  return editDistance(typed, word) <= (length >= 9 ? 2 : 1);
};
