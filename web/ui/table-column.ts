import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The row's name: a row header, in bold, the title of the card on a phone. One column has it. */
  readonly isName?: boolean;
  /** Buttons: no visible header, right-aligned. */
  readonly isActions?: boolean;
  readonly sortable?: boolean;
  /** Hidden when the table is narrow; what the row opens shows it. */
  readonly isSpare?: boolean;
}
