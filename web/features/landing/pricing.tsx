import { PLANS, type Plan } from '../../../shared/domain/plans.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PlanCard } from '../plans/plan-card.tsx';
import { planTexts } from '../plans/texts.ts';
import { useCheckout } from '../plans/use-checkout.ts';
import { useSessionPhase } from '../session/session.ts';
import { landingTexts } from './texts.ts';

const popular: Plan = 'pro';

interface StartProps {
  readonly plan: Plan;
  readonly isSignedIn: boolean;
  readonly isOpening: boolean;
  readonly onStart: () => void;
}

/** Leads to the sign-up page, or to the payment page for a signed-in user. */
const Start = ({ plan, isSignedIn, isOpening, onStart }: StartProps) => {
  const t = useTexts(landingTexts).pricing;
  const { name } = useTexts(planTexts)[plan];
  const variant = plan === popular ? 'primary' : 'secondary';
  const named = <span className="sr-only"> ({name})</span>;
  if (!isSignedIn)
    return (
      <LinkButton to={`/signup?plan=${plan}`} variant={variant}>
        {t.start}
        {named}
      </LinkButton>
    );
  return (
    <Button variant={variant} busy={isOpening} onClick={onStart}>
      {isOpening ? t.starting : t.start}
      {named}
    </Button>
  );
};

export const Pricing = () => {
  const t = useTexts(landingTexts).pricing;
  const isSignedIn = useSessionPhase().kind !== 'anonymous';
  const { opening, failure, choose } = useCheckout('/#pricing');
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
        {failure !== null && (
          <div className="mb-6">
            <Alert>{failure}</Alert>
          </div>
        )}
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {PLANS.map((plan) => (
            <PlanCard
              key={plan}
              plan={plan}
              size="lg"
              isMarked={plan === popular}
              badge={
                plan === popular ? <Badge tone="info">{t.popular}</Badge> : <Badge>{t.noCommitment}</Badge>
              }
              action={
                <Start
                  plan={plan}
                  isSignedIn={isSignedIn}
                  isOpening={opening === plan}
                  onStart={() => void choose(plan)}
                />
              }
            />
          ))}
        </ul>
      </div>
    </section>
  );
};
