import { Check } from 'lucide-react';
import { useState } from 'react';
import { PLAN_PRICE_CAD, PLANS, type Plan, TRIAL_DAYS } from '../../../../shared/domain/plans.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { openCheckout } from '../../plans/checkout.ts';
import { planTexts } from '../../plans/texts.ts';
import { useCan, useMe } from '../../session/use-me.ts';
import { billingTexts } from './texts.ts';

interface PlanCardProps {
  readonly plan: Plan;
  readonly isInForce: boolean;
  readonly isOpening: boolean;
  /** Absent for who may not choose. */
  readonly onChoose: (() => void) | null;
}

const PlanCard = ({ plan, isInForce, isOpening, onChoose }: PlanCardProps) => {
  const t = useTexts(billingTexts);
  const { name, description, features } = useTexts(planTexts)[plan];
  return (
    <li
      className={classNames(
        'flex flex-col rounded-card border bg-surface p-5 shadow-card',
        isInForce ? 'border-primary' : 'border-line',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg font-semibold">{name}</h3>
        {isInForce && <Badge tone="info">{t.inForce}</Badge>}
      </div>
      <p className="text-muted">{description}</p>
      <p className="mt-4 text-muted">
        <span className="text-2xl font-bold tracking-heading text-ink tabular">
          {PLAN_PRICE_CAD[plan]}
          {'\u00a0'}CAD
        </span>{' '}
        {t.perMonth}
      </p>
      <ul aria-label={t.includes} className="mt-4 mb-5 flex flex-col gap-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
            {feature}
          </li>
        ))}
      </ul>
      {onChoose && (
        <div className="mt-auto grid">
          <Button variant={plan === 'pro' ? 'primary' : 'secondary'} busy={isOpening} onClick={onChoose}>
            {isOpening ? t.opening : t.choose(name)}
          </Button>
        </div>
      )}
    </li>
  );
};

const useCheckout = () => {
  const [opening, setOpening] = useState<Plan | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const choose = async (plan: Plan) => {
    setOpening(plan);
    setFailed(false);
    try {
      await openCheckout(plan);
    } catch {
      setFailed(true);
      setOpening(null);
    }
  };
  return { opening, hasFailed, choose };
};

/** The plan in force, what the plans hold, and for an owner the way to pay for one. */
export const BillingSection = () => {
  const t = useTexts(billingTexts);
  const plans = useTexts(planTexts);
  const { plan, trialEndsAt, tenant } = useMe();
  const language = useLanguage();
  const isOwner = useCan('owner');
  const { opening, hasFailed, choose } = useCheckout();
  const current = plan ?? 'basic';
  return (
    <>
      <Card title={t.title}>
        <p className="-mt-2 text-xl font-semibold">{t.current(plans[current].name)}</p>
        {trialEndsAt !== null && (
          <p className="mt-1">
            {t.trialUntil(formatInstant(trialEndsAt, 'longDate', language, tenant?.timezone))}
          </p>
        )}
        <p className="mt-1 max-w-prose text-muted">
          {current === 'pro' ? t.proNote(TRIAL_DAYS) : t.basicNote}
        </p>
      </Card>
      {hasFailed && <Alert>{plans.failed}</Alert>}
      <section aria-label={t.plans}>
        <ul className="grid gap-4 sm:grid-cols-2">
          {PLANS.map((one) => (
            <PlanCard
              key={one}
              plan={one}
              isInForce={one === current}
              isOpening={opening === one}
              onChoose={isOwner ? () => void choose(one) : null}
            />
          ))}
        </ul>
        <p className="mt-3 px-1 text-muted">{isOwner ? t.currency : t.ownersOnly}</p>
      </section>
    </>
  );
};
