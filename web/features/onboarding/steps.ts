/** The steps in their order; the address of each is /onboarding/{step}. */
export const STEPS = ['profile', 'schedule', 'site', 'review'] as const;
export type Step = (typeof STEPS)[number];

export const isStep = (value: string | undefined): value is Step => STEPS.some((step) => step === value);

export const stepPath = (step: Step): string => `/onboarding/${step}`;

/** The step after or before one; the ends stay where they are. */
export const stepFrom = (step: Step, by: 1 | -1): Step => STEPS[STEPS.indexOf(step) + by] ?? step;

/** Nobody gets past the first step that was not completed yet. */
export const allowedStep = (asked: Step, reached: Step): Step =>
  STEPS.indexOf(asked) <= STEPS.indexOf(reached) ? asked : reached;
