import { LeaveQuestion } from '../ui/leave-question.tsx';
import { useHasEdits } from '../ui/leaving.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Confirms before the changes of any page are lost. */
export const LeaveGuard = () => {
  const { asked, stay } = useLeaveGuard(useHasEdits());
  if (!asked) return null;
  const leave = () => {
    stay();
    asked.go();
  };
  return <LeaveQuestion onStay={stay} onGo={leave} />;
};
