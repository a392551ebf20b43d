import type { Table } from '../../kernel/table/table.ts';

const linesOf = new WeakMap<Table, Map<string, Promise<unknown>>>();

/**
 * Lets one process's own attempts on the same thing take turns, first come, first served: five hundred at once would
 * otherwise all read before the first one writes, and lose to each other round after round. What keeps a day right
 * is the condition on its version, whoever writes it; this only spares attempts that cannot win. A Lambda, which
 * serves one request at a time, never waits here.
 */
export const inTurn = async <T>(table: Table, line: string, work: () => Promise<T>): Promise<T> => {
  const lines = linesOf.get(table) ?? new Map<string, Promise<unknown>>();
  linesOf.set(table, lines);
  const turn = (lines.get(line) ?? Promise.resolve()).then(work, work);
  lines.set(line, turn);
  try {
    return await turn;
  } finally {
    if (lines.get(line) === turn) lines.delete(line);
  }
};
