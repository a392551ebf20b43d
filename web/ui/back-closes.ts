import { guardSteps } from './step-guard.ts';

/** Marks the history entry of a dialog or drawer that is open over a page. */
const MARK = 'isOver';

const read = (state: unknown, field: string): unknown => Reflect.get(Object(state), field);
const isOurs = (state: unknown): boolean => read(state, MARK) === true;
const placeOf = (state: unknown): number => Number(read(state, 'idx') ?? 0);

/** The dialog closed last, and its entry's index, until the entry is removed. */
let leaving: { readonly timer: ReturnType<typeof setTimeout>; readonly place: number } | null = null;

/** Removes the entry and keeps the present URL, which closing may have changed. */
const takeAway = (place: number): void => {
  leaving = null;
  // The user has navigated on meanwhile: the entry stays in the history.
  if (placeOf(history.state) !== place) return;
  const { href } = location;
  const free = guardSteps((event) => {
    event.stopImmediatePropagation();
    free();
    history.replaceState(history.state, '', href);
  });
  history.back();
};

/** Adds an entry, unless there is one already: of a dialog closed just now, or from before a reload. */
const enter = (): void => {
  const isLeft = leaving !== null && leaving.place === placeOf(history.state);
  if (leaving) clearTimeout(leaving.timer);
  leaving = null;
  const state = { ...history.state, [MARK]: true };
  // A change of URL by the router drops our mark.
  if (isLeft) history.replaceState(state, '');
  else if (!isOurs(history.state)) history.pushState(state, '');
};

/**
 * While a dialog is open over a page, the back button calls `onBack` instead of leaving: the page keeps its state and
 * scroll position. Answers a function to call on closing; a dialog opened at that moment takes over the entry.
 */
export const holdBack = (onBack: () => void): (() => void) => {
  enter();
  const place = placeOf(history.state);
  let isReturning = false;
  const free = guardSteps((event) => {
    event.stopImmediatePropagation();
    if (isReturning) {
      isReturning = false;
      onBack();
      return;
    }
    isReturning = true;
    // Below our entry is the page's own, with the same index.
    history.go(place - placeOf(event.state) + (isOurs(event.state) ? 0 : 1));
  });
  return () => {
    free();
    leaving = { timer: setTimeout(() => takeAway(place)), place };
  };
};
