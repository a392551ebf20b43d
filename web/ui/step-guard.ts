type StepGuard = (event: PopStateEvent) => void;

/** The last one decides. */
let guards: readonly StepGuard[] = [];

/**
 * Listeners on `window` run in the order they were added, capturing or not: only one added before the router's can keep
 * a history step from it. So the entry imports this module before the router starts.
 */
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => guards.at(-1)?.(event));

/**
 * Calls `guard` on every step back or forward before the router handles it, until another one is added; a page's own is
 * put below those of the dialogs that are open over it. Answers a function that removes it.
 */
export const guardSteps = (guard: StepGuard, place: 'on top' | 'below dialogs' = 'on top'): (() => void) => {
  guards = place === 'on top' ? [...guards, guard] : [guard, ...guards];
  return () => {
    guards = guards.filter((other) => other !== guard);
  };
};
