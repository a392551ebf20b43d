import type { ReactNode } from 'react';
import { HOUR_MS } from '../../../shared/domain/duration.ts';
import type { VisitView } from '../view/visit-view.ts';
import { textLink } from './button-style.ts';

const Note = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="font-semibold">{name}</dt>
    <dd className="wrap-anywhere whitespace-pre-line text-muted">{children}</dd>
  </div>
);

interface VisitNotesProps {
  readonly visit: VisitView;
  /** When the last of the appointments begins, for a visit that tells how to change them. */
  readonly lastStart?: string;
}

const changeOf = ({ change }: VisitView, lastStart = ''): string | null => {
  if (change === null) return null;
  const isLate = Date.now() >= Date.parse(lastStart) - change.cutOffHours * HOUR_MS;
  return isLate ? change.late : change.inTime;
};

/** Until when it is changed and what that costs, which a phone's first screen shows, then how to come. */
export const VisitNotes = ({ visit, lastStart }: VisitNotesProps) => {
  const { names, mapUrl, directions, policies } = visit;
  const change = changeOf(visit, lastStart);
  return (
    <dl className="space-y-2 text-sm">
      {change !== null && <Note name={names.change}>{change}</Note>}
      {policies !== null && <Note name={names.policies}>{policies}</Note>}
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
    </dl>
  );
};
