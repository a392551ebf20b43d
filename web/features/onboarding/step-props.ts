import type { OnboardingDraft, TypedParts } from './draft.ts';

/** The props of every step: the draft, and its navigation. */
export interface StepProps {
  readonly draft: OnboardingDraft;
  readonly onSave: (draft: OnboardingDraft) => void;
  /** Keeps what a step's form holds, before it is confirmed. */
  readonly onType: (typed: TypedParts) => void;
  /** Saves and goes to the next step. */
  readonly onNext: (draft: OnboardingDraft) => void;
  readonly onBack: () => void;
}
