import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { BRAND } from '../../../shared/domain/brand.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { signOut } from '../session/session.ts';
import { useMe } from '../session/use-me.ts';
import type { OnboardingDraft } from './draft.ts';
import { forgetDraft } from './draft-storage.ts';
import { ProfileStep } from './profile-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ScheduleStep } from './schedule-step.tsx';
import { SiteStep } from './site-step.tsx';
import { StepIndicator } from './step-indicator.tsx';
import { allowedStep, isStep, STEPS, type Step, stepFrom, stepPath } from './steps.ts';
import { onboardingTexts } from './texts.ts';
import { useDraft } from './use-draft.ts';

const screens = { profile: ProfileStep, schedule: ScheduleStep, site: SiteStep, review: ReviewStep };

const furthest = (a: Step, b: Step): Step => (STEPS.indexOf(a) > STEPS.indexOf(b) ? a : b);

const StepScreen = ({ step }: { step: Step }) => {
  const t = useTexts(onboardingTexts);
  const navigate = useNavigate();
  const { draft, saveDraft } = useDraft();
  useDocumentTitle(`${t.steps[step]} · ${BRAND}`);
  const allowed = allowedStep(step, draft.reached);
  if (allowed !== step) return <Navigate to={stepPath(allowed)} replace />;
  const Screen = screens[step];
  const goNext = (next: OnboardingDraft) => {
    const following = stepFrom(step, 1);
    const typed = { ...next.typed, [step]: undefined };
    saveDraft({ ...next, typed, reached: furthest(next.reached, following) });
    navigate(stepPath(following));
  };
  return (
    <>
      <StepIndicator current={step} />
      <Screen
        draft={draft}
        onSave={saveDraft}
        onType={(typed) => saveDraft({ ...draft, typed: { ...draft.typed, ...typed } })}
        onNext={goNext}
        onBack={() => navigate(stepPath(stepFrom(step, -1)))}
      />
    </>
  );
};

export const OnboardingPage = () => {
  const t = useTexts(onboardingTexts);
  const { tenant } = useMe();
  const { step } = useParams();
  if (!isStep(step)) return <Navigate to={stepPath('profile')} replace />;
  const leave = () => {
    forgetDraft(window.localStorage, tenant.tenantId);
    signOut();
  };
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col gap-8 px-4 py-6 sm:py-10">
      <header className="flex items-center justify-between gap-4">
        <BrandMark />
        <div className="flex flex-wrap justify-end">
          <LanguageSwitch />
          <Button variant="ghost" onClick={leave}>
            {t.logout}
          </Button>
        </div>
      </header>
      <main className="flex flex-col gap-8">
        <StepScreen step={step} />
      </main>
    </div>
  );
};
