import { setRow } from '../../support/set-row.ts';
import type { World } from '../../support/world.ts';
import { allItems } from './requests.ts';

type Row = Readonly<Record<string, unknown>>;
type Rows = ReadonlyMap<string, Row>;

/** The whole table, by the keys of its rows. */
export const rowsOf = async (world: World): Promise<Rows> =>
  new Map((await allItems(world)).map((row) => [`${row.pk} ${row.sk}`, row]));

/** What a row is, without the ids in its keys: `LEAD`, `CONV TURN`. */
const kindOf = (key: string): string =>
  key
    .split(' ')
    .map((part) => part.split('#')[0] ?? '')
    .filter((part, n) => (n > 0 || part !== 'TENANT') && /^[A-Z]+$/.test(part))
    .join(' ');

/** A value as text; the database answers a map's fields in no order. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => a.localeCompare(b)))
      : inner,
  );

/** Counters of limits count requests; records of keys count nothing. Neither is what a request does. */
const isEffect = (key: string): boolean => !/^(COUNT|IDEMPOTENCY)#/.test(key);

const changeOf = (field: string, before: unknown, after: unknown): string =>
  typeof (before ?? 0) === 'number' && typeof after === 'number' && field !== 'expiresAt'
    ? `${field}+${after - Number(before ?? 0)}`
    : field;

const fieldsBetween = (before: Row, after: Row): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => textOf(before[field]) !== textOf(after[field]))
    .map((field) => changeOf(field, before[field], after[field]))
    .toSorted();

/** Offers of a day are computed where they are read: to warm them is no effect, to take time of it is. */
const isWarmer = (key: string, before: Row | undefined, after: Row | undefined): boolean =>
  key.includes(' AGENDA#') && textOf(before?.busy ?? []) === textOf(after?.busy ?? []);

const lineOf = (key: string, before: Row | undefined, after: Row | undefined): readonly string[] => {
  if (!isEffect(key) || isWarmer(key, before, after)) return [];
  // How many days an appointment touches depends on its time; that each is written is what counts.
  if (key.includes(' AGENDA#')) return ['~ AGENDA'];
  if (!before) return [`+ ${kindOf(key)}`];
  if (!after) return [`- ${kindOf(key)}`];
  const fields = fieldsBetween(before, after);
  return fields.length > 0 ? [`~ ${kindOf(key)} ${fields.join(' ')}`] : [];
};

/** What was done between two looks at the table: a line for each row made, gone or changed, without its ids. */
export const effectBetween = (before: Rows, after: Rows): readonly string[] => {
  const lines = [...new Set([...before.keys(), ...after.keys()])].flatMap((key) =>
    lineOf(key, before.get(key), after.get(key)),
  );
  const days = new Set(lines.filter((line) => line === '~ AGENDA'));
  return [...days, ...lines.filter((line) => line !== '~ AGENDA')].toSorted();
};

/**
 * What a save may do again without doing more: it is the same save a minute later, of rules that were raised twice
 * follow the same offers, and a file that was announced and never shown is deleted by a job.
 */
export const settled = (effect: readonly string[]): readonly string[] =>
  effect.flatMap((line) => {
    const kept = line
      .replace(/ (updatedAt|lastActivityAt|lastAt|gsi1sk|gsi2sk|expiresAt)(?= |$)/g, '')
      .replace(/ rulesVersion\+\d/, ' rulesVersion');
    const isSame = kept !== line && /^~ [A-Z ]+$/.test(kept);
    return isSame || kept === '+ SPAREFILES' ? [] : [kept];
  });

/** How many keys of requests were written down between two looks at the table. */
export const recordsBetween = (before: Rows, after: Rows): number =>
  [...after.keys()].filter((key) => key.startsWith('IDEMPOTENCY#') && !before.has(key)).length;

/** Lets the locks of requests that died run out, as they do by themselves after some seconds. */
export const expireLocks = async (world: World): Promise<void> => {
  const locks = (await allItems(world)).filter(
    ({ pk, status }) => /^IDEMPOTENCY#/.test(String(pk)) && status === 'INPROGRESS',
  );
  for (const { pk, sk } of locks) await setRow(world.kernel.table, { pk, sk }, { in_progress_expiration: 1 });
};
