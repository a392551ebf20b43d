import { Check } from 'lucide-react';
import { useState } from 'react';
import { PLAN_PRICE_CAD, PLANS, type Plan } from '../../../shared/domain/plans.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { openCheckout } from '../plans/checkout.ts';
import { planTexts } from '../plans/texts.ts';
import { useSessionPhase } from '../session/session.ts';
import { landingTexts } from './texts.ts';

interface PlanCardProps {
  readonly plan: Plan;
  readonly isSignedIn: boolean;
  readonly isOpening: boolean;
  readonly onStart: () => void;
}

const PlanCard = ({ plan, isSignedIn, isOpening, onStart }: PlanCardProps) => {
  const t = useTexts(landingTexts).pricing;
  const isPopular = plan === 'pro';
  const { name, description, features } = useTexts(planTexts)[plan];
  const start = isOpening ? t.starting : t.start;
  const variant = isPopular ? 'primary' : 'secondary';
  const named = <span className="sr-only"> ({name})</span>;
  return (
    <li
      className={classNames(
        'flex flex-col rounded-card border bg-surface p-6 shadow-card sm:p-8',
        isPopular ? 'border-primary' : 'border-line',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-xl font-semibold">{name}</h3>
        <Badge tone={isPopular ? 'info' : 'neutral'}>{isPopular ? t.popular : t.noCommitment}</Badge>
      </div>
      <p className="mt-1 text-base text-muted">{description}</p>
      <p className="mt-5 text-muted">
        <span className="text-3xl font-bold tracking-heading text-ink tabular">
          {PLAN_PRICE_CAD[plan]}
          {'\u00a0'}CAD
        </span>{' '}
        {t.perMonth}
      </p>
      <ul className="mt-6 mb-8 flex flex-col gap-3">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-base">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-positive" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">
        {isSignedIn ? (
          <Button variant={variant} busy={isOpening} onClick={onStart}>
            {start}
            {named}
          </Button>
        ) : (
          <LinkButton to={`/signup?plan=${plan}`} variant={variant}>
            {start}
            {named}
          </LinkButton>
        )}
      </div>
    </li>
  );
};

export const Pricing = () => {
  const t = useTexts(landingTexts).pricing;
  const isSignedIn = useSessionPhase().kind !== 'anonymous';
  const plans = useTexts(planTexts);
  const [opening, setOpening] = useState<Plan | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const start = async (plan: Plan) => {
    setOpening(plan);
    setFailed(false);
    try {
      await openCheckout(plan);
    } catch {
      setFailed(true);
      setOpening(null);
    }
  };
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className="scroll-mt-4 border-y border-line bg-surface"
    >
      <div className="mx-auto w-full max-w-4xl px-4 py-14 sm:px-8 sm:py-20">
        <h2 id="pricing-title" className="text-3xl font-bold tracking-heading">
          {t.title}
        </h2>
        <p className="mt-2 mb-8 text-base text-muted">{t.intro}</p>
        {hasFailed && (
          <div className="mb-6">
            <Alert>{plans.failed}</Alert>
          </div>
        )}
        <ul className="grid gap-4 md:grid-cols-2">
          {PLANS.map((plan) => (
            <PlanCard
              key={plan}
              plan={plan}
              isSignedIn={isSignedIn}
              isOpening={opening === plan}
              onStart={() => start(plan)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
};
