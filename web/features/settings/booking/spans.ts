/** Units of duration, largest first, each with its length in the smallest unit. */
export type UnitSizes<Unit extends string> = ReadonlyArray<readonly [Unit, number]>;

export const NOTICE_UNITS = [
  ['days', 1440],
  ['hours', 60],
  ['minutes', 1],
] as const satisfies UnitSizes<string>;

export const CUT_OFF_UNITS = [
  ['days', 24],
  ['hours', 1],
] as const satisfies UnitSizes<string>;

export interface Span<Unit extends string> {
  readonly amount: string;
  readonly unit: Unit;
}

/** A value in the largest unit that divides it; zero is in hours. */
export const spanOf = <Unit extends string>(
  value: number,
  units: UnitSizes<Unit>,
  none: Unit,
): Span<Unit> => {
  const fitting = units.find(([, size]) => value !== 0 && value % size === 0);
  if (!fitting) return { amount: String(value), unit: none };
  const [unit, size] = fitting;
  return { amount: String(value / size), unit };
};

/** A number input gives its form a number, or '' for what is no number. */
export const numberTyped = (typed: string | number): number | undefined => {
  const text = String(typed).trim();
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? undefined : value;
};

/** The typed value in the smallest unit; undefined when it is not a number. */
export const inSmallest = <Unit extends string>(
  { amount, unit }: Span<Unit>,
  units: UnitSizes<Unit>,
): number | undefined => {
  const value = numberTyped(amount);
  const size = units.find(([name]) => name === unit)?.[1];
  return value === undefined || size === undefined ? undefined : value * size;
};
