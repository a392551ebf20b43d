import type { Table } from '../../functions/kernel/table/table.ts';

/** The table, whose transactions from the n-th on (counted from 1) are refused by a throttle, `times` in a row. */
export const throttledTable = (table: Table, nth: number, times: number): Table & { seen(): number } => {
  let seen = 0;
  return {
    ...table,
    seen: () => seen,
    attempt: async (writes) => {
      seen += 1;
      if (seen >= nth && seen < nth + times) return { kind: 'contended' };
      return table.attempt(writes);
    },
  };
};
