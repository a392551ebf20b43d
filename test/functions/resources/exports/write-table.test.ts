import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AppError } from '../../../../functions/kernel/app-error.ts';
import { indexed, keys, ranges } from '../../../../functions/kernel/table/keys.ts';
import { type FileBounds, writeTable } from '../../../../functions/resources/exports/write-table.ts';
import { csvLine, DIALECTS } from '../../../../shared/domain/csv.ts';
import { brandId, type LeadId, type TenantId } from '../../../../shared/domain/ids.ts';
import { openWorld, type World } from '../../../support/world.ts';

const ours: TenantId = brandId('ours');

interface Row {
  readonly leadId: string;
  readonly name: string;
}

let world: World;
beforeAll(async () => {
  world = await openWorld();
  for (let n = 0; n < 6; n += 1) {
    const id = brandId<LeadId>(`lead-${n}`);
    const at = `2026-11-2${n}T10:00:00.000Z`;
    const item = { leadId: id, name: 'é"\n'.repeat(10), ...indexed.lead(ours, at, id) };
    await world.kernel.table.write({ put: keys.lead(ours, id), item });
  }
});
afterAll(() => world.stop());

const written = (bounds: FileBounds) =>
  writeTable<Row>(
    world.kernel.table,
    {
      ranges: [
        ranges.leads(ours, { to: '2026-11-23T00:00:00.000Z' }),
        ranges.leads(ours, { from: '2026-11-23T00:00:00.000Z' }),
      ],
      columns: [
        { heading: 'ID', cell: ({ leadId }) => leadId },
        { heading: 'Name', cell: ({ name }) => name },
      ],
      dialect: DIALECTS.comma,
    },
    bounds,
  );

const line = (n: number) => csvLine([`lead-${n}`, 'é"\n'.repeat(10)], DIALECTS.comma);
const BYTES = [0, 1, 2, 3, 4, 5].reduce((sum, n) => sum + Buffer.byteLength(JSON.stringify(line(n))) - 2, 0);
/** The quotes that JSON puts around each page. */
const ROOM = 4;

const refusal = async (file: Promise<string>): Promise<unknown> =>
  file.then(
    () => 'written',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

describe('a file', () => {
  test('begins with the mark by which spreadsheets know UTF-8, and has every row of every range', async () => {
    const file = await written({ rows: 6, bytes: 1e6 });
    expect(file).toBe(`\ufeffID,Name\r\n${[0, 1, 2, 3, 4, 5].map(line).join('')}`);
  });

  test('has as many rows as its bound, and is refused for one more, in whichever range it lies', async () => {
    expect(await refusal(written({ rows: 6, bytes: 1e6 }))).toBe('written');
    expect(await refusal(written({ rows: 5, bytes: 1e6 }))).toBe('range_too_large');
    expect(await refusal(written({ rows: 2, bytes: 1e6 }))).toBe('range_too_large');
    expect(await refusal(written({ rows: 0, bytes: 1e6 }))).toBe('range_too_large');
  });

  test('weighs what its answer weighs as JSON, up to its bound and no byte more', async () => {
    expect(await refusal(written({ rows: 6, bytes: BYTES + ROOM }))).toBe('written');
    expect(await refusal(written({ rows: 6, bytes: BYTES + ROOM - 1 }))).toBe('range_too_large');
  });

  test('leaves out rows that are no longer kept', async () => {
    const id = brandId<LeadId>('expired');
    const place = indexed.lead(ours, '2026-11-23T10:00:00.000Z', id);
    const expiresAt = world.kernel.clock() / 1000;
    await world.kernel.table.write({
      put: keys.lead(ours, id),
      item: { leadId: id, name: 'x', expiresAt, ...place },
    });
    const file = await written({ rows: 6, bytes: 1e6 });
    expect(file).toBe(`\ufeffID,Name\r\n${[0, 1, 2, 3, 4, 5].map(line).join('')}`);
  });
});
