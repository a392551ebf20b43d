import { describe, expect, test } from '@jest/globals';
import type { ImportedRow, ImportRow } from '../../../../shared/schemas/lead-import.ts';
import {
  type ImportProgress,
  keepProgress,
  newImport,
  unfinishedImport,
} from '../../../../web/features/leads/import/import-progress.ts';
import { reportFile } from '../../../../web/features/leads/import/import-report.ts';
import { runImport } from '../../../../web/features/leads/import/run-import.ts';
import { ApiError, NetworkError } from '../../../../web/lib/api-error.ts';

const rows: readonly ImportRow[] = Array.from({ length: 230 }, (_, n) => ({
  line: n + 2,
  name: `Client ${n}`,
}));

const begun = (total = rows.length): ImportProgress =>
  newImport({
    ...{ importId: 'i1', tenantId: 't1', fileName: 'clients.csv', digest: 'd' },
    ...{ reading: { mapping: ['name'], order: 'day_first' }, total },
  });

/** A server that answers each key once, and says the same again when it is asked again. */
const server = () => {
  const answered = new Map<string, readonly ImportedRow[]>();
  const made: number[] = [];
  return {
    answered,
    made,
    send: async (batch: readonly ImportRow[], key: string) => {
      const before = answered.get(key);
      if (before) return before;
      made.push(...batch.map(({ line }) => line));
      const told = batch.map(({ line }) => ({
        line,
        outcome: line % 10 === 0 ? ('refused' as const) : ('created' as const),
        ...(line % 10 === 0 ? { issues: [{ path: 'email', key: 'email' }] } : {}),
      }));
      answered.set(key, told);
      return told;
    },
  };
};

const lines = rows.map(({ line }) => line);
const refusal = (status: number) => new ApiError({ method: 'POST', path: '/v1/leads/import' }, status, '');

describe('a file that is sent', () => {
  test('is sent once from the first row to the last, though answers are lost on the way', async () => {
    const { send, made } = server();
    let calls = 0;
    const done = await runImport(
      {
        send: async (batch, key) => {
          const told = await send(batch, key);
          calls += 1;
          if (calls % 3 === 1) throw new NetworkError('lost');
          if (calls % 3 === 2) throw refusal(503);
          return told;
        },
        sleep: async () => undefined,
        keep: () => undefined,
        isStopped: () => false,
      },
      rows,
      begun(),
    );
    expect(made).toEqual(lines);
    expect(done).toMatchObject({ done: 230, counts: { created: 207, refused: 23, added: 0, unchanged: 0 } });
    expect(done.told.map(({ line }) => line)).toEqual(lines.filter((line) => line % 10 === 0));
  });

  test('is taken up where it was, wherever it was stopped, also when what was kept is a batch behind', async () => {
    for (const [stopAt, behind] of [
      [1, 0],
      [2, 1],
      [4, 1],
    ] as const) {
      const { send, made } = server();
      const kept: ImportProgress[] = [begun()];
      const ports = { send, sleep: async () => undefined, keep: (one: ImportProgress) => kept.push(one) };
      await runImport({ ...ports, isStopped: () => kept.length > stopAt }, rows, begun());
      const from = kept.at(-1 - behind) ?? begun();
      const done = await runImport({ ...ports, isStopped: () => false }, rows, from);
      expect([stopAt, made]).toEqual([stopAt, lines]);
      expect(done.counts.created + done.counts.refused).toBe(230);
    }
  });

  test('is not asked again after what no further attempt would mend', async () => {
    let calls = 0;
    const send = async () => {
      calls += 1;
      throw refusal(403);
    };
    const ports = { send, sleep: async () => undefined, keep: () => undefined, isStopped: () => false };
    await expect(runImport(ports, rows, begun())).rejects.toThrow();
    expect(calls).toBe(1);
  });

  test('goes in smaller batches where its rows are long', async () => {
    const { send, answered } = server();
    const long = rows.slice(0, 60).map((row) => ({ ...row, note: 'x'.repeat(2000) }));
    const ports = { send, sleep: async () => undefined, keep: () => undefined, isStopped: () => false };
    await runImport(ports, long, begun(60));
    const sizes = [...answered.values()].map(({ length }) => length);
    expect([Math.max(...sizes) < 50, sizes.reduce((sum, one) => sum + one, 0)]).toEqual([true, 60]);
  });
});

describe('what is kept of an import', () => {
  test('is found again by its business alone', () => {
    const kept = new Map<string, string>();
    const keeper = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    expect(unfinishedImport(keeper, 't1')).toBeUndefined();
    keepProgress(keeper, begun());
    expect(unfinishedImport(keeper, 't1')).toEqual(begun());
    expect(unfinishedImport(keeper, 't2')).toBeUndefined();
  });

  test.each([
    ['no JSON', '{'],
    ['none', 'null'],
    ['what another version kept', JSON.stringify({ ...begun(), counts: undefined })],
    ['an outcome that there is not', JSON.stringify({ ...begun(), told: [{ line: 2, outcome: 'lost' }] })],
  ])('is none where it is %s', (_what, stored) => {
    const keeper = { getItem: () => stored, setItem: () => undefined, removeItem: () => undefined };
    expect(unfinishedImport(keeper, 't1')).toBeUndefined();
  });
});

describe('the report of an import', () => {
  test('names each line that was refused or left, why, and the line as it was, safe in a spreadsheet', () => {
    const file = reportFile(
      [
        { line: 2, outcome: 'refused', issues: [{ path: 'email', key: 'email' }] },
        { line: 4, outcome: 'added', left: ['name'] },
      ],
      [
        { line: 1, cells: ['Nom', 'Courriel'] },
        { line: 2, cells: ['=cmd()', 'ana@'] },
        { line: 4, cells: ['Luc', 'luc@example.org'] },
      ],
      'fr',
    );
    const [first, refused, left] = file.split('\r\n');
    expect(first).toBe('\ufeffLigne;Résultat;Raison;Nom;Courriel');
    expect(refused).toMatch(/^2;Refusée;E-mail.*Adresse e-mail invalide\.;'=cmd\(\);ana@$/);
    expect(left).toMatch(/^4;Complétée;"?Nom/);
  });
});
