import { guardSteps } from './step-guard.ts';

/** The mark of the history entry that stands for something open over a page. */
const MARK = 'isOver';

const read = (state: unknown, field: string): unknown => Reflect.get(Object(state), field);
const isOurs = (state: unknown): boolean => read(state, MARK) === true;
const placeOf = (state: unknown): number => Number(read(state, 'idx') ?? 0);

/** What was let go a moment ago, and the place of its entry, until that is taken away. */
let leaving: { readonly timer: ReturnType<typeof setTimeout>; readonly place: number } | null = null;

/** Takes the entry away again, with the address as it is now: whoever closed may have changed it. */
const takeAway = (place: number): void => {
  leaving = null;
  // Somewhere else was gone to meanwhile: the entry is a step of the way back.
  if (placeOf(history.state) !== place) return;
  const { href } = location;
  const free = guardSteps((event) => {
    event.stopImmediatePropagation();
    free();
    history.replaceState(history.state, '', href);
  });
  history.back();
};

/** Makes an entry of our own, unless there is one: of what was closed just now, or from before the page was left. */
const enter = (): void => {
  const isLeft = leaving !== null && leaving.place === placeOf(history.state);
  if (leaving) clearTimeout(leaving.timer);
  leaving = null;
  const state = { ...history.state, [MARK]: true };
  // Whoever writes the address leaves no mark of ours.
  if (isLeft) history.replaceState(state, '');
  else if (!isOurs(history.state)) history.pushState(state, '');
};

/**
 * While something is open over a page, a step back asks `onBack` and leads nowhere: the page stays, with what it shows
 * and where it was scrolled to. Answers how to let go once it is closed; something opened at that moment takes over.
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
    // Under an entry of ours lies the page's own, with the same number.
    history.go(place - placeOf(event.state) + (isOurs(event.state) ? 0 : 1));
  });
  return () => {
    free();
    leaving = { timer: setTimeout(() => takeAway(place)), place };
  };
};
