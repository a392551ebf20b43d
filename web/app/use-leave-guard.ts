import { useEffect, useState } from 'react';
import { askBeforeLeaving } from '../ui/leaving.ts';
import { guardSteps } from '../ui/step-guard.ts';

/** Elements that leave the screen: the application's links, and the sign-out button. */
const LEAVING = 'a[href]:not([target="_blank"]), button[data-leaves]';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const leavingElement = (event: MouseEvent): HTMLElement | null => {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>(LEAVING) : null;
  if (!(element instanceof HTMLAnchorElement)) return element;
  const isElsewhere = element.origin === location.origin && element.pathname !== location.pathname;
  return isElsewhere ? element : null;
};

/** The router's number of a history entry; null for an entry that is not the router's (an anchor in the page). */
const entryOf = (state: unknown): number | null => {
  const index: unknown = Reflect.get(Object(state), 'idx');
  return typeof index === 'number' ? index : null;
};

type Ask = (go: () => void) => void;

/**
 * Intercepts navigation. The declarative router cannot block, so clicks are stopped before they reach it and a step
 * back is undone; the browser itself asks when the page is closed.
 */
const holdBack = (ask: Ask): (() => void) => {
  const here = entryOf(history.state);
  let isPassing = false;
  let isReturning = false;
  const askThen: Ask = (go) =>
    ask(() => {
      isPassing = true;
      go();
    });
  const click = (event: MouseEvent) => {
    const leaving = isPassing || !isPlainClick(event) ? null : leavingElement(event);
    if (!leaving) return;
    event.preventDefault();
    event.stopPropagation();
    askThen(() => leaving.click());
  };
  const step = (event: PopStateEvent) => {
    const to = entryOf(event.state);
    if (isPassing || here === null || to === null) return;
    event.stopImmediatePropagation();
    if (!isReturning && to !== here) {
      isReturning = true;
      history.go(here - to);
      askThen(() => history.go(to - here));
    } else isReturning = false;
  };
  const unload = (event: BeforeUnloadEvent) => !isPassing && event.preventDefault();
  document.addEventListener('click', click, true);
  const freeSteps = guardSteps(step, 'below dialogs');
  const freeLeaving = askBeforeLeaving(askThen);
  window.addEventListener('beforeunload', unload);
  return () => {
    document.removeEventListener('click', click, true);
    freeSteps();
    freeLeaving();
    window.removeEventListener('beforeunload', unload);
  };
};

/** While `isOn`, leaving needs confirmation. Answers the navigation that waits for it, if any. */
export const useLeaveGuard = (isOn: boolean) => {
  const [asked, setAsked] = useState<{ readonly go: () => void } | null>(null);
  useEffect(() => (isOn ? holdBack((go) => setAsked({ go })) : undefined), [isOn]);
  return { asked, stay: () => setAsked(null) };
};
