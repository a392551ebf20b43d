import { type RefObject, useEffect, useState } from 'react';

/** How far beside the board a column still counts as near: a quarter of the board's width. */
const MARGIN = '0px 25%';

/** The calendars whose columns are in view or just beside it; null until that is known. */
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
          const id = target instanceof HTMLElement ? target.dataset.person : undefined;
          if (id === undefined) continue;
          if (isIntersecting) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    const observer = new IntersectionObserver(follow, { root, rootMargin: MARGIN });
    for (const column of root.querySelectorAll('[data-person]')) observer.observe(column);
    return () => observer.disconnect();
  }, [board, ids]);
  return near;
};
