import { type RefObject, useEffect, useState } from 'react';

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
          const id = target instanceof HTMLElement ? target.dataset.person : undefined;
          if (id === undefined) continue;
          if (isIntersecting) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    const observer = new IntersectionObserver(follow, { root });
    for (const column of root.querySelectorAll('[data-person]')) observer.observe(column);
    return () => observer.disconnect();
  }, [board, ids]);
  return near;
};
