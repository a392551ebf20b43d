/** The path a guard remembered before it asked for a login. */
export const rememberedPath = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : null;

/** Where a login leads: back to the dashboard's page it came from, once onboarding is done. */
export const afterLoginPath = (isOnboardingDone: boolean, remembered: string | null): string => {
  if (!isOnboardingDone) return '/onboarding';
  return remembered && /^\/dashboard(\/|\?|$)/.test(remembered) ? remembered : '/dashboard/overview';
};
