import type { ReactNode } from 'react';

/** Visible on the first Tab: skips the navigation. */
export const SkipLink = ({ target, children }: { target: string; children: ReactNode }) => (
  <a
    href={`#${target}`}
    className="sr-only rounded-control bg-primary p-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
  >
    {children}
  </a>
);
