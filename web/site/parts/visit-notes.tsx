import type { ReactNode } from 'react';
import type { VisitView } from '../view/visit-view.ts';
import { textLink } from './button-style.ts';

const Note = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="font-semibold">{name}</dt>
    <dd className="wrap-anywhere whitespace-pre-line text-muted">{children}</dd>
  </div>
);

/** How to come, until when it is changed, and the owner's rules. */
export const VisitNotes = ({ visit }: { readonly visit: VisitView }) => {
  const { names, mapUrl, directions, change, policies } = visit;
  return (
    <dl className="space-y-2 text-sm">
      {(directions ?? mapUrl) !== null && (
        <Note name={names.directions}>
          {directions}
          {mapUrl !== null && (
            <a href={mapUrl} rel="noreferrer" className={`${textLink} flex min-h-6 w-fit items-center`}>
              {names.map}
            </a>
          )}
        </Note>
      )}
      {change !== null && <Note name={names.change}>{change}</Note>}
      {policies !== null && <Note name={names.policies}>{policies}</Note>}
    </dl>
  );
};
