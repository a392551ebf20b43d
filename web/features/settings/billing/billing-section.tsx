import { useState } from 'react';
import { PLANS, TRIAL_DAYS } from '../../../../shared/domain/plans.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { fieldErrorText } from '../../../lib/field-error-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { BILLING_PATH, openPortal } from '../../plans/checkout.ts';
import { PlanCard } from '../../plans/plan-card.tsx';
import { planTexts } from '../../plans/texts.ts';
import { useCheckout } from '../../plans/use-checkout.ts';
import { useCan, useMe } from '../../session/use-me.ts';
import { PaidPlanNote } from './paid-plan-note.tsx';
import { type Standing, standingOf } from './plan-standing.ts';
import { billingTexts } from './texts.ts';
import { usePaidPlan } from './use-paid-plan.ts';

const PortalButton = ({ isUrgent }: { isUrgent: boolean }) => {
  const t = useTexts(billingTexts);
  const [isOpening, setOpening] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async () => {
    setOpening(true);
    setFailure(null);
    try {
      await openPortal();
    } catch (thrown) {
      setFailure(fieldErrorText(thrown, t.portalFailed));
      setOpening(false);
    }
  };
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <Button variant={isUrgent ? 'primary' : 'secondary'} busy={isOpening} onClick={open}>
        {isOpening ? t.opening : t.manage}
      </Button>
      {failure !== null && <Alert>{failure}</Alert>}
    </div>
  );
};

/** The subscription's state in one sentence; a payment that is due stands out. */
const StandingNote = ({ standing }: { standing: Standing }) => {
  const t = useTexts(billingTexts);
  const plans = useTexts(planTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const day = (at: string) => formatInstant(at, 'longDate', language, tenant.timezone);
  switch (standing.kind) {
    case 'none':
      return standing.endedAt === null ? null : <p>{t.ended(day(standing.endedAt))}</p>;
    case 'begins':
      return <p>{t.begins(plans[standing.plan].name, day(standing.at))}</p>;
    case 'renews':
      return <p>{t.renews(plans[standing.plan].name, day(standing.at))}</p>;
    case 'ends':
      return <p>{t.ends(plans[standing.plan].name, day(standing.at))}</p>;
    case 'late':
      return <Alert tone="warn">{t.late(plans[standing.plan].name)}</Alert>;
    case 'stopped':
      return <Alert tone="warn">{t.stopped(plans[standing.plan].name)}</Alert>;
  }
};

const CurrentPlan = ({ standing }: { standing: Standing }) => {
  const t = useTexts(billingTexts);
  const plans = useTexts(planTexts);
  const language = useLanguage();
  const { plan, trialEndsAt, tenant } = useMe();
  const isOwner = useCan('owner');
  const isUnpaid = standing.kind === 'none';
  const current = plan ?? 'basic';
  return (
    <Card title={t.title}>
      <p className="-mt-2 mb-2 text-xl font-semibold">{t.current(plans[current].name)}</p>
      <div className="flex max-w-prose flex-col gap-2">
        {trialEndsAt !== null && (
          <p>{t.trialUntil(formatInstant(trialEndsAt, 'longDate', language, tenant.timezone))}</p>
        )}
        <StandingNote standing={standing} />
        {isUnpaid && trialEndsAt !== null && <p className="text-muted">{t.trialNote(TRIAL_DAYS)}</p>}
        {isUnpaid && current === 'basic' && <p className="text-muted">{t.basicNote}</p>}
        {!isUnpaid && <p className="text-muted">{isOwner ? t.manageNote : t.ownersManage}</p>}
      </div>
      {!isUnpaid && isOwner && (
        <PortalButton isUrgent={standing.kind === 'late' || standing.kind === 'stopped'} />
      )}
    </Card>
  );
};

/** Both plans. They can be chosen while nothing is paid, by a member who may pay. */
const Plans = ({ canChoose, note }: { canChoose: boolean; note: string }) => {
  const t = useTexts(billingTexts);
  const plans = useTexts(planTexts);
  const { opening, failure, choose } = useCheckout(BILLING_PATH);
  const current = useMe().plan ?? 'basic';
  return (
    <>
      {failure !== null && <Alert>{failure}</Alert>}
      <section aria-label={t.plans}>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {PLANS.map((plan) => (
            <PlanCard
              key={plan}
              plan={plan}
              size="md"
              isMarked={plan === current}
              badge={plan === current && <Badge tone="info">{t.inForce}</Badge>}
              action={
                canChoose && (
                  <Button
                    variant={plan === 'pro' ? 'primary' : 'secondary'}
                    busy={opening === plan}
                    disabled={opening !== null}
                    onClick={() => void choose(plan)}
                  >
                    {opening === plan ? t.opening : t.choose(plans[plan].name)}
                  </Button>
                )
              }
            />
          ))}
        </ul>
        <p className="mt-3 px-1 text-muted">{note}</p>
      </section>
    </>
  );
};

/** The current plan and its payment, the plans' features, and for an owner the buttons to pay. */
export const BillingSection = () => {
  const t = useTexts(billingTexts);
  const standing = standingOf(useMe());
  const isOwner = useCan('owner');
  const paid = usePaidPlan();
  const isUnpaid = standing.kind === 'none';
  // A plan that was just paid must not be paid twice.
  const isAwaited = paid.plan !== null && !paid.hasCome;
  return (
    <>
      <PaidPlanNote {...paid} />
      <CurrentPlan standing={standing} />
      <Plans
        canChoose={isOwner && isUnpaid && !isAwaited}
        note={isOwner || !isUnpaid ? t.currency : t.ownersOnly}
      />
    </>
  );
};
