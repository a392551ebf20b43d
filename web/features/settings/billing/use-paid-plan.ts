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
  /** Whether it is in force. */
  readonly hasCome: boolean;
}

/**
 * The plan just paid for (`?paid=`), or null; polls the session until the plan is in force. After a change of
 * subscription (`?changed=`) it polls for a while.
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
  // Shown once: the URL may be bookmarked or reloaded.
  const isTold = hasCome && params.has('paid');
  useEffect(() => {
    if (isTold) navigate(BILLING_PATH, { replace: true });
  }, [isTold, navigate]);
  return { plan, hasCome };
};
