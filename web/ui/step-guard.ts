type StepGuard = (event: PopStateEvent) => void;

let current: StepGuard | null = null;

/**
 * Listeners on `window` run in the order they were added, capturing or not: only one added before the router's can keep
 * a history step from it. So the entry imports this module before the router starts.
 */
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => current?.(event));

/** Calls `guard` on every step back or forward before the router handles it. Answers a function that removes it. */
export const guardSteps = (guard: StepGuard): (() => void) => {
  current = guard;
  return () => {
    if (current === guard) current = null;
  };
};
