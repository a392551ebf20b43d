import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { PLAN_PRICE_CAD, type Plan } from '../../../shared/domain/plans.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { planTexts } from './texts.ts';

/** Larger on the landing page, smaller in the settings. */
const sizes = {
  lg: {
    card: 'p-6 sm:p-8',
    name: 'text-xl',
    text: 'mt-1 text-base',
    price: 'text-3xl',
    features: 'mt-6 mb-8 gap-3 text-base',
    mark: 'mt-1',
  },
  md: {
    card: 'p-5',
    name: 'text-lg',
    text: '',
    price: 'text-2xl',
    features: 'mt-4 mb-5 gap-2',
    mark: 'mt-0.5',
  },
} as const;

interface PlanCardProps {
  readonly plan: Plan;
  readonly size: keyof typeof sizes;
  /** It stands out from the other. */
  readonly isMarked: boolean;
  /** Beside the plan's name. */
  readonly badge: ReactNode;
  /** At the bottom, as wide as the card. */
  readonly action: ReactNode;
}

/** One plan: its name, price and features. */
export const PlanCard = ({ plan, size, isMarked, badge, action }: PlanCardProps) => {
  const t = useTexts(planTexts);
  const { name, description, features } = t[plan];
  const look = sizes[size];
  return (
    <li
      className={classNames(
        'flex flex-col rounded-card border bg-surface shadow-card',
        look.card,
        isMarked ? 'border-primary' : 'border-line',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className={classNames('font-semibold', look.name)}>{name}</h3>
        {badge}
      </div>
      <p className={classNames('text-muted', look.text)}>{description}</p>
      <p className="mt-5 text-muted">
        <span className={classNames('font-bold tracking-heading text-ink tabular', look.price)}>
          {PLAN_PRICE_CAD[plan]}
          {'\u00a0'}CAD
        </span>{' '}
        {t.perMonth}
      </p>
      <ul aria-label={t.includes(name)} className={classNames('flex flex-col', look.features)}>
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className={classNames('size-4 shrink-0 text-positive', look.mark)} />
            {feature}
          </li>
        ))}
      </ul>
      {action && <div className="mt-auto grid">{action}</div>}
    </li>
  );
};
