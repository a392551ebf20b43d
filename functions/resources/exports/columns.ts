import type { Language } from '../../../shared/domain/language.ts';
import type { TenantItem } from '../../records/tenant-store.ts';
import type { Cell } from './csv.ts';

/** One column of a table: its heading, and what stands in it. */
export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => Cell;
}

/** Who reads the table, and where: the headings follow the language, local times the business's zone. */
export interface Reader {
  readonly language: Language;
  readonly timezone: string;
  /** Whose rows they are. */
  readonly tenant: TenantItem;
}

export type Words = Record<Language, string>;

/** How the clock on the business's wall shows an instant: 2026-11-23 09:30. Sweden writes dates in that order. */
const wallClock = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** An instant's two columns: as it is, and in local time, which alone would be ambiguous once a year. */
export const momentColumns = <Row>(
  name: Words,
  instantOf: (row: Row) => string,
  { language, timezone }: Reader,
): ReadonlyArray<Column<Row>> => {
  const wall = wallClock(timezone);
  return [
    { heading: `${name[language]} (UTC)`, cell: instantOf },
    {
      heading: `${name[language]} (${timezone})`,
      cell: (row) => wall.format(Date.parse(instantOf(row))),
    },
  ];
};
