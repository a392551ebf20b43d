import type { Act } from '../acts.ts';

const NOT_AS_WISHED: ReadonlySet<Act['kind']> = new Set([
  'nothing_free',
  'nothing_then',
  'no_more',
  'one_by_one',
  'no_series_of_several',
]);

const isNotAsWished = (act: Act): boolean =>
  NOT_AS_WISHED.has(act.kind) || (act.kind === 'offered' && act.fit !== 'as_wished' && act.fit !== 'others');

/** Before it is said that what is wished is not free, until when was looked, where a search stopped before its end. */
export const sayingStopped = (acts: readonly Act[], searchedUntil: string | undefined): readonly Act[] => {
  const at = acts.findIndex(isNotAsWished);
  if (searchedUntil === undefined || at < 0) return acts;
  return acts.toSpliced(at, 0, { kind: 'search_stopped', searchedUntil });
};
