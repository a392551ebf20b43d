import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pickedPage } from '../../../../functions/kernel/http/picked-page.ts';
import { ranges } from '../../../../functions/kernel/table/keys.ts';
import type { Position, Table } from '../../../../functions/kernel/table/table.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { seededRuns } from '../../../support/seeded.ts';

interface Row {
  readonly pk: string;
  readonly sk: string;
  readonly isWanted: boolean;
}

const range = ranges.leads(brandId<TenantId>('t'));

/** A table of these rows, which counts how often it is asked. */
const tableOf = (wanted: readonly boolean[]) => {
  const rows = wanted.map((isWanted, n): Row => ({ pk: range.pk, sk: String(n).padStart(5, '0'), isWanted }));
  const asked: number[] = [];
  const query: Table['query'] = async (_range, { limit, after }) => {
    asked.push(limit);
    const first = after === undefined ? 0 : rows.findIndex(({ sk }) => sk > after.sk);
    const items = first < 0 ? [] : rows.slice(first, first + limit);
    const last = items.at(-1);
    const next = last && items.length === limit ? { sk: last.sk } : undefined;
    return JSON.parse(JSON.stringify({ items, next }));
  };
  return { rows, asked, table: { query } };
};

const wantedPage = (table: Pick<Table, 'query'>, limit: number, after?: Position) =>
  pickedPage<Row>(table, range, { limit, after, newestFirst: false, picks: ({ isWanted }) => isWanted });

test('a walk over pages finds each wanted row once, in order, and no page is longer than asked for', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.boolean(), { maxLength: 260 }),
      fc.integer({ min: 1, max: 120 }),
      async (w, limit) => {
        const { rows, table } = tableOf(w);
        const found: string[] = [];
        let after: Position | undefined;
        do {
          const page = await wantedPage(table, limit, after);
          expect(page.items.length).toBeLessThanOrEqual(limit);
          found.push(...page.items.map(({ sk }) => sk));
          after = page.next;
        } while (after);
        expect(found).toEqual(rows.filter(({ isWanted }) => isWanted).map(({ sk }) => sk));
      },
    ),
    seededRuns(60),
  );
});

test('a short page of rare rows asks the table a dozen times at most, and reads a thousand rows', async () => {
  const { asked, table } = tableOf(Array<boolean>(2000).fill(false));
  const page = await wantedPage(table, 1);
  expect(page).toMatchObject({ items: [], next: { sk: '00999' } });
  expect(asked.length).toBeLessThanOrEqual(12);
});

test('a page that its first rows fill reads one row more than it has', async () => {
  const { asked, table } = tableOf(Array<boolean>(2000).fill(true));
  expect((await wantedPage(table, 50)).items).toHaveLength(50);
  expect(asked).toEqual([51]);
});
