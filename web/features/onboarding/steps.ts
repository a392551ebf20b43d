/** The steps in order; the URL of each is /onboarding/{step}. */
export const STEPS = ['profile', 'schedule', 'site', 'review'] as const;
export type Step = (typeof STEPS)[number];

export const isStep = (value: string | undefined): value is Step => STEPS.some((step) => step === value);

export const stepPath = (step: Step): string => `/onboarding/${step}`;

/** The next or previous step; the first and last step stay. */
export const stepFrom = (step: Step, by: 1 | -1): Step => STEPS[STEPS.indexOf(step) + by] ?? step;

/** Limits a step to the first one that is not completed yet. */
export const allowedStep = (asked: Step, reached: Step): Step =>
  STEPS.indexOf(asked) <= STEPS.indexOf(reached) ? asked : reached;
