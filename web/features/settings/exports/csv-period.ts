export interface CsvPeriod {
  readonly from: string;
  readonly to: string;
}

/** What keeps two dates from being a period; both may be blank, and so may one of them. */
export const csvPeriodFault = ({ from, to }: CsvPeriod): 'endBeforeStart' | null =>
  from !== '' && to !== '' && to < from ? 'endBeforeStart' : null;

/** The part of a file's name that says its period. */
export const periodName = ({ from, to }: CsvPeriod): string =>
  [from, to]
    .filter((day) => day !== '')
    .map((day) => `-${day}`)
    .join('');
