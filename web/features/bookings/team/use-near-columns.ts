import { type RefObject, useEffect, useState } from 'react';
import { partId, partSelector } from './board-parts.ts';

/** The calendars whose columns are in view; null until that is known. */
export const useNearColumns = (
  board: RefObject<HTMLElement | null>,
  ids: string,
): ReadonlySet<string> | null => {
  const [near, setNear] = useState<ReadonlySet<string> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns on the page are those of `ids`
  useEffect(() => {
    const root = board.current;
    if (!root) return;
    const follow = (entries: readonly IntersectionObserverEntry[]) =>
      setNear((known) => {
        const next = new Set(known);
        for (const { target, isIntersecting } of entries) {
          const id = partId(target, 'column');
          if (id === null) continue;
          if (isIntersecting) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    const observer = new IntersectionObserver(follow, { root });
    for (const column of root.querySelectorAll(partSelector('column'))) observer.observe(column);
    return () => observer.disconnect();
  }, [board, ids]);
  return near;
};
