import type { Cell } from '../../../shared/domain/csv.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';

/** One column of a table: its heading, and the value of a row. */
export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => Cell;
}

/** The reader's language, for headings, and the business's zone, for local times. */
export interface ExportReader {
  readonly language: Language;
  readonly timezone: string;
  /** The business of the rows. */
  readonly tenant: TenantItem;
}

export type Words = Record<Language, string>;

/** An instant as local time in a zone: 2026-11-23 09:30. The Swedish locale uses that format. */
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

/** Two columns for an instant: UTC, and local time, which alone is ambiguous once a year. */
export const momentColumns = <Row>(
  name: Words,
  instantOf: (row: Row) => string,
  { language, timezone }: ExportReader,
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
