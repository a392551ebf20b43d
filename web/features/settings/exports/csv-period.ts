export interface CsvPeriod {
  readonly from: string;
  readonly to: string;
}

/** Why two dates are not a valid period; either or both may be blank. */
export const csvPeriodFault = ({ from, to }: CsvPeriod): 'endBeforeStart' | null =>
  from !== '' && to !== '' && to < from ? 'endBeforeStart' : null;

/** The part of the file name for the period. */
export const periodName = ({ from, to }: CsvPeriod): string =>
  [from, to]
    .filter((day) => day !== '')
    .map((day) => `-${day}`)
    .join('');
