import { useState } from 'react';
import { TRIAL_DAYS } from '../../../shared/domain/plans.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { planWish } from '../session/plan-wish.ts';
import { useCan } from '../session/use-me.ts';
import { overviewTexts } from './texts.ts';

/** Offers once the plan that was chosen before sign-up, which asks for no card. */
export const PlanOffer = () => {
  const t = useTexts(overviewTexts).plan;
  const isOwner = useCan('owner');
  const [wish, setWish] = useState(planWish.read);
  if (wish === null || !isOwner) return null;
  return (
    <Alert tone="info">
      <p>{t.chosen(t.names[wish], TRIAL_DAYS)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton to="/dashboard/settings/billing" variant="primary" onClick={planWish.forget}>
          {t.see}
        </LinkButton>
        <Button
          onClick={() => {
            planWish.forget();
            setWish(null);
          }}
        >
          {t.later}
        </Button>
      </div>
    </Alert>
  );
};
