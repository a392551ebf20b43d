import { lazy, Suspense } from 'react';
import { useHasEdits } from '../ui/leaving.ts';

/** Loaded by the first page that holds unsaved changes: most visits make none. */
const LeaveWatch = lazy(() => import('./leave-watch.tsx').then((m) => ({ default: m.LeaveWatch })));

/** Confirms before the changes of any page are lost. */
export const LeaveGuard = () =>
  useHasEdits() ? (
    <Suspense fallback={null}>
      <LeaveWatch />
    </Suspense>
  ) : null;
