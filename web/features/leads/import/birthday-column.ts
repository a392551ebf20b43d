import { birthdayText, readBirthday } from '../../../../shared/domain/birthday.ts';

/** In which order a file writes days and months with slashes. */
export const DAY_ORDERS = ['day_first', 'month_first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

const SLASHED = /^(\d{1,2})[/. -](\d{1,2})(?:[/. -](\d{4}))?$/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T ].*)?$/;
const LAST_MONTH = 12;

const two = (text = ''): string => text.padStart(2, '0');

/** The order that dates of a column prove; undefined when every one can be read both ways, or none. */
export const provenOrder = (cells: readonly string[]): DayOrder | undefined => {
  const dates = cells.flatMap((cell) => SLASHED.exec(cell) ?? []);
  const parts = cells.map((cell) => SLASHED.exec(cell)).filter((one) => one !== null);
  if (dates.length === 0) return undefined;
  if (parts.some(([, first]) => Number(first) > LAST_MONTH)) return 'day_first';
  if (parts.some(([, , second]) => Number(second) > LAST_MONTH)) return 'month_first';
  return undefined;
};

/** A cell as a birthday is sent; as it is when it cannot be read, so that its line is refused with the reason. */
export const birthdayIn = (cell: string, order: DayOrder): string => {
  if (readBirthday(cell)) return cell;
  const [, year, month, day] = YEAR_FIRST.exec(cell) ?? [];
  if (year !== undefined) return readAs(`${year}-${two(month)}-${two(day)}`, cell);
  const [, first, second, last] = SLASHED.exec(cell) ?? [];
  if (first === undefined) return cell;
  const parts = order === 'day_first' ? [second, first] : [first, second];
  return readAs([...(last ? [last] : []), ...parts.map(two)].join('-'), cell);
};

const readAs = (text: string, cell: string): string => {
  const birthday = readBirthday(text);
  return birthday ? birthdayText(birthday) : cell;
};
