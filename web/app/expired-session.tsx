import { lazy, Suspense } from 'react';
import { useSessionPhase } from '../features/session/session.ts';

const SignInAgain = lazy(() =>
  import('../features/auth/sign-in-again.tsx').then((m) => ({ default: m.SignInAgain })),
);

/** Asks for the password over a screen that is kept because it holds unsaved text. */
export const ExpiredSession = () => {
  const phase = useSessionPhase();
  if (phase.kind !== 'expired') return null;
  return (
    <Suspense fallback={null}>
      <SignInAgain email={phase.me.user.email} />
    </Suspense>
  );
};
