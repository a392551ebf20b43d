import { lazy, Suspense } from 'react';
import { useHasEdits } from '../ui/leaving.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Loaded by the first that leaves unsaved values: few do. */
const LeaveQuestion = lazy(() =>
  import('../ui/leave-question.tsx').then((m) => ({ default: m.LeaveQuestion })),
);

/** Confirms before the changes of any page are lost. */
export const LeaveGuard = () => {
  const { asked, stay } = useLeaveGuard(useHasEdits());
  if (!asked) return null;
  const leave = () => {
    stay();
    asked.go();
  };
  return (
    <Suspense fallback={null}>
      <LeaveQuestion onStay={stay} onGo={leave} />
    </Suspense>
  );
};
