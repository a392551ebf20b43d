import type { ReactNode } from 'react';

/** One line of a `<dl>`: the term at the left, its value at the right. */
export const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="shrink-0 text-muted">{label}</dt>
    <dd className="min-w-0 text-right break-words">{children}</dd>
  </div>
);
