/** The path a guard remembered before it asked for a login. */
export const rememberedPath = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : null;

/** The page after login: the dashboard page that asked for it, once onboarding is done. */
export const afterLoginPath = (isOnboardingDone: boolean, remembered: string | null): string => {
  if (!isOnboardingDone) return '/onboarding';
  return remembered && /^\/dashboard(\/|\?|$)/.test(remembered) ? remembered : '/dashboard/overview';
};
