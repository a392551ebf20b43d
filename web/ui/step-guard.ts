type StepGuard = (event: PopStateEvent) => void;

let current: StepGuard | null = null;

/*
 * The window calls its listeners in the order they came, capturing or not: only one that was there before the router
 * can keep a step through the history from it. So the entry imports this module, whoever uses it later.
 */
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => current?.(event));

/** Shows every step back or forward to `guard` before the router hears of it. Answers how to take it away. */
export const guardSteps = (guard: StepGuard): (() => void) => {
  current = guard;
  return () => {
    if (current === guard) current = null;
  };
};
