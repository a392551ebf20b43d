import { useState } from 'react';
import type { Plan } from '../../../shared/domain/plans.ts';
import { useTexts } from '../../i18n/texts.ts';
import { warn } from '../session/session.ts';
import { openCheckout } from './checkout.ts';
import { checkoutFailure } from './checkout-failure.ts';
import { planTexts } from './texts.ts';

/** Opens the payment page of a plan, which returns to `cancelPath` if abandoned. */
export const useCheckout = (cancelPath: string) => {
  const t = useTexts(planTexts);
  const [opening, setOpening] = useState<Plan | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const choose = async (plan: Plan) => {
    setOpening(plan);
    setFailure(null);
    try {
      await openCheckout(plan, cancelPath);
    } catch (cause) {
      warn('The payment page could not be opened', cause);
      setFailure(checkoutFailure(cause, t.failed));
      setOpening(null);
    }
  };
  return { opening, failure, choose };
};
