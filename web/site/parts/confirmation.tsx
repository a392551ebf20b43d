import type { ReactNode } from 'react';
import type { SiteView } from '../view/site-view.ts';
import { smallButton } from './button-style.ts';
import { useBroughtIntoView } from './use-brought-into-view.ts';
import { VisitNotes } from './visit-notes.tsx';

interface ConfirmationProps {
  readonly visit: SiteView['visit'];
  /** The latest of the appointments' starts. */
  readonly lastStart: string;
  readonly texts: { readonly doneHint: string; readonly again: string };
  readonly onAgain: () => void;
  /** What was booked. */
  readonly children: ReactNode;
}

/** The confirmation of a form; it takes the focus from the form that it replaces. */
export const Confirmation = ({ visit, lastStart, texts, onAgain, children }: ConfirmationProps) => {
  const box = useBroughtIntoView();
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="mx-auto max-w-lg scroll-mt-3 space-y-4 outline-none"
    >
      {children}
      <VisitNotes visit={visit} lastStart={lastStart} />
      <p className="text-sm text-muted">{texts.doneHint}</p>
      <button type="button" onClick={onAgain} className={smallButton}>
        {texts.again}
      </button>
    </div>
  );
};
