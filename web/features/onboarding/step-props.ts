import type { OnboardingDraft } from './draft.ts';

/** What every step gets: the draft, and the ways on. */
export interface StepProps {
  readonly draft: OnboardingDraft;
  readonly onSave: (draft: OnboardingDraft) => void;
  /** Saves and goes to the next step. */
  readonly onNext: (draft: OnboardingDraft) => void;
  readonly onBack: () => void;
}
