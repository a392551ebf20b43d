import { Check, Circle, X } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useMe } from '../session/use-me.ts';
import type { SetupStep } from './setup.ts';
import { setupTexts } from './setup-texts.ts';
import type { Setup } from './use-setup.ts';

const PLACES: Readonly<Record<Exclude<SetupStep, 'booking'>, string>> = {
  services: '/dashboard/services',
  hours: '/dashboard/availability',
  page: '/dashboard/site',
  widget: '/dashboard/site',
};

const StepLink = ({ step }: { step: SetupStep }) => {
  const t = useTexts(setupTexts);
  const { siteLinks } = useMe();
  const { title } = t.steps[step];
  if (step !== 'booking') return <TextLink to={PLACES[step]}>{title}</TextLink>;
  if (!siteLinks) return title;
  return (
    <TextLink to={siteLinks.previewUrl} target="_blank" rel="noreferrer">
      {title}
      <span className="sr-only"> {t.opensNewTab}</span>
    </TextLink>
  );
};

const Step = ({ step, done }: Setup['steps'][number]) => {
  const t = useTexts(setupTexts);
  const Mark = done ? Check : Circle;
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className={classNames(
          'flex size-6 shrink-0 items-center justify-center rounded-full [&>svg]:size-3.5',
          done ? 'bg-positive-soft text-positive' : 'bg-hover text-muted',
        )}
      >
        <Mark />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">
          <span className="sr-only">{done ? t.done : t.todo} </span>
          {done ? <span className="text-muted">{t.steps[step].title}</span> : <StepLink step={step} />}
        </p>
        {!done && <p className="mt-0.5 text-muted">{t.steps[step].text}</p>}
      </div>
    </li>
  );
};

/** What a new business does before its first client; each step ticks itself off. */
export const SetupCard = ({ setup: { steps, hide } }: { setup: Setup }) => {
  const t = useTexts(setupTexts);
  const done = steps.filter((step) => step.done).length;
  return (
    <Card
      title={t.title}
      aside={
        <span className="-my-2 flex items-center gap-2">
          {t.progress(done, steps.length)}
          <IconButton label={t.hide} icon={<X aria-hidden="true" />} onClick={hide} />
        </span>
      }
    >
      <ol className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map(({ step, done: isDone }) => (
          <Step key={step} step={step} done={isDone} />
        ))}
      </ol>
    </Card>
  );
};
