import { LeaveQuestion } from '../ui/leave-question.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/** While it is there, leaving the page asks first. */
export const LeaveWatch = () => {
  const { asked, stay } = useLeaveGuard();
  if (!asked) return null;
  const leave = () => {
    stay();
    asked.go();
  };
  return <LeaveQuestion onStay={stay} onGo={leave} />;
};
