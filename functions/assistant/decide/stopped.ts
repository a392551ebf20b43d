import type { Act } from '../acts.ts';
import type { SearchStop } from './fewer-calls.ts';

const NOT_AS_WISHED: ReadonlySet<Act['kind']> = new Set([
  'nothing_free',
  'nothing_then',
  'no_more',
  'person_full',
  'one_by_one',
  'moved_apart',
  'no_series_of_several',
]);

const isNotAsWished = (act: Act): boolean =>
  NOT_AS_WISHED.has(act.kind) || (act.kind === 'offered' && act.fit !== 'as_wished' && act.fit !== 'others');

/** Before it is said that what is wished is not free, that not all could be tried, where a search stopped. */
export const sayingStopped = (acts: readonly Act[], stop: SearchStop | undefined): readonly Act[] => {
  const at = acts.findIndex(isNotAsWished);
  if (!stop || at < 0) return acts;
  const said = acts.toSpliced(at, 0, { kind: 'search_stopped', until: stop.until ?? null });
  // Without whole baskets it is single times that were not all tried: that none is free is not known.
  return stop.until === undefined ? said.filter(({ kind }) => kind !== 'nothing_free') : said;
};
