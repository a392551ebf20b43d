import type { Plan } from '../../../shared/domain/plans.ts';
import { loadConfig } from '../../lib/config.ts';
import { http } from '../session/session.ts';

/** The address to pay at; null when the answer has none that a browser may be sent to. */
export const checkoutUrl = (answer: unknown): string | null => {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : null;
  return typeof url === 'string' && /^https?:\/\//.test(url) ? url : null;
};

/** Opens the payment page of a plan. Throws when there is none. */
export const openCheckout = async (plan: Plan): Promise<void> => {
  const { prices } = await loadConfig();
  const { origin } = window.location;
  const body = {
    priceId: prices?.[plan] ?? '',
    successUrl: `${origin}/dashboard/overview`,
    cancelUrl: `${origin}/#pricing`,
  };
  const url = checkoutUrl(await http({ method: 'POST', path: '/v1/billing/checkout', body }));
  if (url === null) throw new Error('The checkout answered no url');
  window.location.assign(url);
};
