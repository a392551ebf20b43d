import type { ReactNode } from 'react';
import { BRAND } from '../../shared/domain/brand.ts';

/** A screen with a single message, centred on the page. */
export const CenterScreen = ({ title, children }: { title?: string; children: ReactNode }) => (
  <main className="flex min-h-dvh flex-col items-center justify-center gap-5 px-4 py-10 text-center">
    <h1 className={title === undefined ? 'sr-only' : 'text-2xl font-bold tracking-heading'}>
      {title ?? BRAND}
    </h1>
    {children}
  </main>
);
