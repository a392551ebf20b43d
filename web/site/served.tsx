import type { ReactNode } from 'react';

/** Markup of a page that the server alone renders, by its place. */
export interface ServedParts {
  readonly hero: ReactNode;
  readonly facts: ReactNode;
  readonly services: ReactNode;
  readonly below: ReactNode;
}

/** One object for all renderings: another one would be written into the page, in place of what was served. */
const AS_SERVED = { __html: '' };

/** A place whose markup the server makes. In the browser, where it gets no children, what was served stays. */
export const Served = ({ children }: { readonly children: ReactNode | undefined }) =>
  children === undefined ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written: hydration leaves such an element as it is
    <div suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />
  ) : (
    <div>{children}</div>
  );
