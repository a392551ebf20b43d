import { useState } from 'react';
import type { Filter } from '../../ui/filters.tsx';

export type Chosen = Pick<Filter, 'key' | 'value'>;

const valueIn = (chosen: readonly Chosen[], key: string) => chosen.find((one) => one.key === key)?.value;

/**
 * What is no longer chosen since something else is: `known` until another choice is begun or taken back, so that it is
 * still said while a search is typed on.
 */
export const letGoOf = <One extends Chosen>(
  was: readonly One[],
  now: readonly One[],
  known: readonly One[],
): readonly One[] => {
  const lost = was.filter(({ key, value }) => value !== '' && valueIn(now, key) === '');
  const changed = now.filter(({ key, value }) => value !== '' && value !== valueIn(was, key));
  if (changed.length === 0) return lost.length > 0 ? [] : known;
  const isBegun = changed.some(({ key }) => !valueIn(was, key));
  return lost.length > 0 || isBegun ? lost : known;
};

/** The choices that the last one let go of. */
export const useLetGo = <One extends Chosen>(chosen: readonly One[]): readonly One[] => {
  const [{ was, letGo }, setState] = useState<{
    readonly was: readonly One[];
    readonly letGo: readonly One[];
  }>({
    was: chosen,
    letGo: [],
  });
  const isSame =
    chosen.length === was.length && chosen.every(({ key, value }) => value === valueIn(was, key));
  if (!isSame) setState({ was: chosen, letGo: letGoOf(was, chosen, letGo) });
  return letGo;
};
