import type { Closure, ClosureMade, ListedClosure } from '../../../../shared/schemas/closure.ts';

/** Closures that are not over yet, soonest first. */
export const upcomingClosures = <C extends Closure>(closures: readonly C[], today: string): C[] =>
  closures
    .filter(({ to }) => to >= today)
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));

/** A list with closures that were just made, as they will be listed. */
export const withMade = (
  listed: readonly ListedClosure[],
  made: readonly ClosureMade[],
): readonly ListedClosure[] => {
  const ids = new Set(made.map(({ closureId }) => closureId));
  return [...listed.filter(({ closureId }) => !ids.has(closureId)), ...made];
};

/**
 * How many appointments lie in a closure that was made: fewer once some were given away or moved, none once it is no
 * longer listed. Null for a list that is not read yet.
 */
export const affectedNow = (
  listed: readonly ListedClosure[] | null,
  { closureId, affected }: Pick<ClosureMade, 'closureId' | 'affected'>,
): number =>
  listed === null ? affected : (listed.find((closure) => closure.closureId === closureId)?.affected ?? 0);

/** The years whose holidays can be added: this one and the next two. */
export const holidayYears = (today: string): readonly number[] => {
  const year = Number(today.slice(0, 4));
  return [year, year + 1, year + 2];
};
