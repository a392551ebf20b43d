import { BRAND } from '../../shared/domain/brand.ts';
import { PLAN_PRICE_CAD, PLANS, type Plan } from '../../shared/domain/plans.ts';
import { escapeHtml } from '../mailbox/mailbox-page.ts';
import { STYLE } from '../mailbox/mailbox-style.ts';
import type { LocalCheckout, LocalSubscription, Portal } from './ledger.ts';
import { type PaymentsTexts, textsFor } from './payments-texts.ts';

/** What can be done on the portal's page; `actions` of the texts say it. */
export const PORTAL_ACTIONS = ['cancel', 'resume', 'basic', 'pro', 'fail', 'settle', 'end'] as const;
export type PortalAction = (typeof PORTAL_ACTIONS)[number];

const OWN_STYLE = `
article p { margin: 0 0 12px; }
article form { display: inline-block; margin: 4px 8px 4px 0; }
article a { display: inline-block; min-height: 44px; padding-top: 10px; }
button.quiet { border-color: var(--control); background: var(--surface); color: var(--ink); }
`;

const framed = (t: PaymentsTexts, title: string, body: string): string => `<!doctype html>
<html lang="${t.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${BRAND}</title>
<style>${STYLE}${OWN_STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p class="muted">${t.intro}</p>
<article>
${body}
</article>
</main>
</body>
</html>`;

const dayOf = (t: PaymentsTexts, seconds: number): string =>
  new Intl.DateTimeFormat(`${t.language}-CA`, { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);

const priceOf = (plan: Plan): string => `${PLAN_PRICE_CAD[plan]}\u00a0CAD`;

const button = (at: string, label: string, tone = ''): string =>
  `<form method="post" action="${escapeHtml(at)}"><button${tone ? ` class="${tone}"` : ''}>${label}</button></form>`;

const link = (href: string, label: string): string => `<a href="${escapeHtml(href)}">${label}</a>`;

/** The page on which an order is paid, or given up; `at` is its own address. */
export const checkoutPage = (checkout: LocalCheckout, at: string): string => {
  const t = textsFor(checkout.locale);
  const { plan, trialEnd, cancelUrl, status } = checkout;
  const order = [
    `<p>${t.planOf(plan, priceOf(plan))}</p>`,
    ...(trialEnd === null ? [] : [`<p>${t.freeUntil(dayOf(t, trialEnd))}</p>`]),
    button(`${at}/pay`, t.pay),
    link(cancelUrl, t.giveUp),
  ];
  const over = [`<p>${t.over}</p>`, link(cancelUrl, t.back)];
  return framed(t, t.checkout, (status === 'open' ? order : over).join('\n'));
};

const statusLine = (t: PaymentsTexts, subscription: LocalSubscription): string => {
  const { status, periodEnd, endedAt, cancelsAtPeriodEnd } = subscription;
  const day = dayOf(t, endedAt ?? periodEnd);
  return cancelsAtPeriodEnd && endedAt === null ? t.endsOn(day) : t.status[status](day);
};

const possible = (subscription: LocalSubscription, planNow: Plan): readonly PortalAction[] => {
  if (subscription.status === 'canceled') return [];
  const others = PLANS.filter((plan) => plan !== planNow);
  return [
    subscription.cancelsAtPeriodEnd ? 'resume' : 'cancel',
    ...others,
    subscription.isRefused ? 'settle' : 'fail',
    'end',
  ];
};

export interface Held {
  readonly subscription: LocalSubscription;
  readonly plan: Plan;
}

/** The page on which a customer manages what they have; `at` is its own address. */
export const portalPage = ({ returnUrl, locale }: Portal, held: readonly Held[], at: string): string => {
  const t = textsFor(locale);
  const lines = held.flatMap(({ subscription, plan }) => [
    `<p>${t.planOf(plan, priceOf(plan))}<br>${statusLine(t, subscription)}</p>`,
    ...possible(subscription, plan).map((action) =>
      button(`${at}/${subscription.id}/${action}`, t.actions[action], 'quiet'),
    ),
  ]);
  const body = lines.length > 0 ? lines : [`<p>${t.none}</p>`];
  return framed(t, t.portal, [...body, `<p>${link(returnUrl, t.back)}</p>`].join('\n'));
};

/** What is shown for an address that was never given. */
export const missingPage = (locale: string): string => {
  const t = textsFor(locale);
  return framed(t, t.checkout, `<p>${t.missing}</p>`);
};
