import { useTexts } from '../../../i18n/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { planTexts } from '../../plans/texts.ts';
import { billingTexts } from './texts.ts';
import type { PaidPlan } from './use-paid-plan.ts';

/** Shown on return from the payment page: thanks, and whether the plan is in force. */
export const PaidPlanNote = ({ plan, hasCome }: PaidPlan) => {
  const t = useTexts(billingTexts);
  const plans = useTexts(planTexts);
  if (plan === null) return null;
  const { name } = plans[plan];
  return <Alert tone={hasCome ? 'positive' : 'info'}>{hasCome ? t.paidAndCome(name) : t.paid(name)}</Alert>;
};
