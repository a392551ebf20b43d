import { Check } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { STEPS, type Step } from './steps.ts';
import { onboardingTexts } from './texts.ts';

const dotStyle = {
  done: 'bg-positive-soft text-positive',
  current: 'bg-primary text-on-primary',
  ahead: 'bg-hover text-muted',
} as const;

/** The four steps: the current one and the completed ones. */
export const StepIndicator = ({ current }: { current: Step }) => {
  const t = useTexts(onboardingTexts);
  const index = STEPS.indexOf(current);
  const stateOf = (position: number) =>
    position < index ? 'done' : position === index ? 'current' : 'ahead';
  return (
    <nav aria-label={t.progress}>
      <p className="mb-2 text-muted sm:hidden">{t.stepOf(index + 1, STEPS.length)}</p>
      <ol className="flex items-center gap-2">
        {STEPS.map((step, position) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className="flex flex-1 items-center gap-2 last:flex-none"
          >
            <span
              aria-hidden="true"
              className={classNames(
                'flex size-7 shrink-0 items-center justify-center rounded-full text-xs font-bold tabular',
                dotStyle[stateOf(position)],
              )}
            >
              {position < index ? <Check className="size-4" /> : position + 1}
            </span>
            <span
              className={classNames(
                'font-medium max-sm:sr-only',
                step === current ? 'text-ink' : 'text-muted',
              )}
            >
              {t.steps[step]}
              {position < index && <span className="sr-only"> ({t.stepDone})</span>}
            </span>
            {position < STEPS.length - 1 && <span aria-hidden="true" className="h-px flex-1 bg-line" />}
          </li>
        ))}
      </ol>
    </nav>
  );
};
