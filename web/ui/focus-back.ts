const focusPage = (): void => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });

/** Calls back if an element leaves the document before anything else takes the focus. */
const whenGone = (element: Element, onGone: () => void): void => {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    end();
    onGone();
  });
  const end = () => {
    observer.disconnect();
    document.removeEventListener('focusin', end);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', end);
};

/**
 * Gives the focus back to where it was, or to the page if that is gone, or goes soon after: what is undone may well
 * take away the element that had the focus.
 */
export const focusBack = (before: EventTarget | null): void => {
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (before instanceof HTMLElement && document.activeElement === before) whenGone(before, focusPage);
  else focusPage();
};
