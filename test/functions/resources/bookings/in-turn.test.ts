import { describe, expect, test } from '@jest/globals';
import { openDatabase } from '../../../../functions/kernel/table/database.ts';
import { openTable } from '../../../../functions/kernel/table/table.ts';
import { inTurn } from '../../../../functions/resources/bookings/in-turn.ts';

const client = openDatabase({ region: 'nowhere' });
const tableOfOneProcess = () => openTable(client, 'any', () => 0);

/** Work that notes when it begins and ends, and ends when told to. */
const noted = (notes: string[], name: string) => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = async () => {
    notes.push(`${name} begins`);
    try {
      return await promise;
    } finally {
      notes.push(`${name} ends`);
    }
  };
  return { work, finish: () => resolve(name), fail: () => reject(new Error(`${name} failed`)) };
};

describe('attempts of one process on one calendar', () => {
  test('take turns in the order of their coming, and each gets its own answer', async () => {
    const notes: string[] = [];
    const table = tableOfOneProcess();
    const [a, b, c] = [noted(notes, 'a'), noted(notes, 'b'), noted(notes, 'c')];
    const all = Promise.all([a, b, c].map(({ work }) => inTurn(table, 'main', work)));
    c.finish();
    b.finish();
    a.finish();
    expect(await all).toEqual(['a', 'b', 'c']);
    expect(notes).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  test('are not held up by one that fails', async () => {
    const notes: string[] = [];
    const table = tableOfOneProcess();
    const [a, b] = [noted(notes, 'a'), noted(notes, 'b')];
    const first = inTurn(table, 'main', a.work);
    const second = inTurn(table, 'main', b.work);
    a.fail();
    b.finish();
    await expect(first).rejects.toThrow('a failed');
    expect(await second).toBe('b');
  });

  test('do not wait for those on another calendar or of another process', async () => {
    const notes: string[] = [];
    const table = tableOfOneProcess();
    const [a, b, c] = [noted(notes, 'a'), noted(notes, 'b'), noted(notes, 'c')];
    const waiting = inTurn(table, 'main', a.work);
    b.finish();
    c.finish();
    expect(await inTurn(table, 'other', b.work)).toBe('b');
    expect(await inTurn(tableOfOneProcess(), 'main', c.work)).toBe('c');
    expect(notes).not.toContain('a ends');
    a.finish();
    await waiting;
  });
});
