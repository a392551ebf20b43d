import type { Closure } from '../../../../shared/schemas/closure.ts';

/** Closures that are not over yet, soonest first. */
export const upcomingClosures = <C extends Closure>(closures: readonly C[], today: string): C[] =>
  closures
    .filter(({ to }) => to >= today)
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));

/** The years whose holidays can be added: this one and the next two. */
export const holidayYears = (today: string): readonly number[] => {
  const year = Number(today.slice(0, 4));
  return [year, year + 1, year + 2];
};
