import { useEffect, useEffectEvent } from 'react';

/** What a link to the form chooses; null where it names none. */
export interface LinkedChoice {
  readonly serviceId: string | null;
  readonly personId: string | null;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The links of the served markup that lead to the form open it in place; without script they load the page again. */
export const useBookLinks = (onChoose: (choice: LinkedChoice) => void): void => {
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-book]') : null;
    if (!(link instanceof HTMLAnchorElement) || !isPlain(event)) return;
    event.preventDefault();
    const { searchParams } = new URL(link.href);
    onChoose({ serviceId: searchParams.get('service'), personId: searchParams.get('with') });
  });
  useEffect(() => {
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
};
