import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import type { Plan } from '../../../../shared/domain/plans.ts';
import { BILLING_PATH } from '../../plans/checkout.ts';
import { planNamed } from '../../session/plan-wish.ts';
import { followSession } from '../../session/session.ts';
import { useMe } from '../../session/use-me.ts';
import { isInForce, pauseMs } from './plan-standing.ts';

export interface PaidPlan {
  readonly plan: Plan | null;
  /** It is in force by now. */
  readonly hasCome: boolean;
}

/**
 * The plan that the browser has just come back from paying (`?paid=`), null for none; reads the session until the
 * plan is in force. Back from changing a subscription (`?changed=`), it is read for a while.
 */
export const usePaidPlan = (): PaidPlan => {
  const me = useMe();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [plan] = useState(() => planNamed(params.get('paid')));
  const [sinceMs] = useState(() => Date.now());
  const hasCome = plan !== null && isInForce(me, plan);
  const isAwaited = plan !== null && !hasCome;
  useSWR(isAwaited || params.has('changed') ? ['payment', sinceMs] : null, followSession, {
    refreshInterval: () => pauseMs(Date.now() - sinceMs, isAwaited),
  });
  // Said once: the address may be kept, or read again.
  const isTold = hasCome && params.has('paid');
  useEffect(() => {
    if (isTold) navigate(BILLING_PATH, { replace: true });
  }, [isTold, navigate]);
  return { plan, hasCome };
};
